/** What this browser's person was asked once, and is not asked again. */
const KEY = "greatpowers.asked-name";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

class Asked {
  /** What to be called. */
  name = $state(read());

  done(): void {
    this.name = true;
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      // asked again when the page is loaded anew
    }
  }
}

export const asked = new Asked();
