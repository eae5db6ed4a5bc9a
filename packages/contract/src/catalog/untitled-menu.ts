import { DEFAULT_TIME_ZONE } from "../kit/time";
import { menuFrom } from "./catalog.texts";

/**
 * The title of a menu without a name, as versions before this one created them: the date from which it is available.
 */
export function untitledMenu({ availableFrom }: { availableFrom?: string | null }): string | null {
  // A time without an offset is local, so its date is used as written. A date given as midnight UTC is the same date in
  // Vienna.
  const at = Date.parse((availableFrom ?? "").replace(/T[\d:.]*$/, ""));
  if (Number.isNaN(at)) return null;
  const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: DEFAULT_TIME_ZONE });
  return menuFrom(day.format(at));
}
