/** Sequence numbers of entries and numbers of closings as they sort. */
export function placeOf(sequence: number): string {
  return String(sequence).padStart(12, "0");
}
