/** The record as a file. */
import type { Session } from "../session/session.svelte";

export async function saveRecord(session: Session): Promise<void> {
  const over = session.source.table?.status === "over";
  const seat = over ? null : session.seat;
  const record = await session.attempt(() => session.deeds.record(session.id, seat));
  if (!record) return;
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${session.source.table?.game ?? "game"}-${session.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
