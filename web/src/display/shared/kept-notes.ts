import type { PreparationState } from "@tresen/contract/order/preparation/preparation";
import { keep, readKept } from "./kept";

/** A note of the kitchen that waits to be sent. */
export interface Note {
  uid: string;
  ticketNumber: number;
  line: string;
  station: string | null;
  state: PreparationState;
}

const NAME = "display-notes";

/** The notes that wait, in the order in which they were made. They survive a reload. */
export function readNotes(): Note[] {
  return readKept<Note[]>(NAME) ?? [];
}

export function keepNotes(notes: readonly Note[]): void {
  keep(NAME, notes.length > 0 ? notes : null);
}
