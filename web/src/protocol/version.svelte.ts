/** Whether this page is older than the server: it then speaks another protocol, and nothing more is sent. */
import { PROTOCOL } from "./types";

/** The code of the problem by which the server says so. */
export const OUTDATED = "outdated";

class Version {
  /** Never false again: only loading the page anew helps. */
  outdated = $state(false);

  /** A number that the server has sent; none from one that is older than the number. */
  heard(protocol: number | undefined): void {
    if (protocol !== undefined && protocol !== PROTOCOL) this.outdated = true;
  }
}

export const version = new Version();
