import type { Pasted } from "./range-text";
import { CHANGE_TEXTS } from "./range.texts";

/** What of a block is left out, to be told before anything happens. */
export function changeNotes({ left, beyond }: Pick<Pasted, "left" | "beyond">): string[] {
  return [
    ...(left.length > 0 ? [CHANGE_TEXTS.left(left)] : []),
    ...(beyond.rows > 0 ? [CHANGE_TEXTS.beyondRows(beyond.rows)] : []),
    ...(beyond.columns > 0 ? [CHANGE_TEXTS.beyondColumns(beyond.columns)] : []),
  ];
}
