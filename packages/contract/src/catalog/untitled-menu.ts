import { DEFAULT_TIME_ZONE } from "../kit/time";

/** Menus of former versions have no name: they are told apart by the day from which they are available. */
export function untitledMenu({ availableFrom }: { availableFrom?: string | null }): string | null {
  // A time of day without an offset is local: its day is the written one. Midnight in UTC is on the same day in Vienna.
  const at = Date.parse((availableFrom ?? "").replace(/T[\d:.]*$/, ""));
  if (Number.isNaN(at)) return null;
  const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: DEFAULT_TIME_ZONE });
  return `Produktkatalog ab ${day.format(at)}`;
}
