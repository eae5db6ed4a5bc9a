import { zonedTime } from "@tresen/contract/kit/time";
import { TV_PAGE_TEXTS as texts } from "../tv.texts";
import { type SceneContext, element } from "./scene-view";

/**
 * When what goes on in the branch was last known to hold, for guests who look at a board that has lost its connection; null
 * while the board is up to date.
 */
export function ageLine({ knownAt, now, manifest: { zone: timeZone } }: SceneContext): HTMLElement | null {
  const at = knownAt();
  if (at === null) return null;
  const dayOf = (instant: number): string => zonedTime({ at: instant, zone: timeZone }).date;
  const day = dayOf(at) === dayOf(now()) ? {} : ({ day: "numeric", month: "long" } as const);
  const when = new Intl.DateTimeFormat("de", { ...day, hour: "2-digit", minute: "2-digit", timeZone });
  return element("p", "age", texts.age(when.format(at)));
}
