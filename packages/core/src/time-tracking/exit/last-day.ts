import type { LocalDate } from "@tresen/contract/kit/time";
import { TIME_TRACKING_MESSAGES } from "@tresen/contract/time-tracking/time-tracking.texts";
import { exitDatesOf } from "../../user/personnel";
import { refused } from "../context";
import type { Owner } from "../rows";

/**
 * Time that begins after the last day of somebody's employment is not entered by hand. A night that begins on that day belongs to it.
 * @throws input, with the last day.
 */
export async function requireEmployed({ owner, day }: { owner: Owner; day: LocalDate }): Promise<void> {
  if (owner.field !== "user") return;
  const lastDay = (await exitDatesOf([owner.id])).get(owner.id);
  if (lastDay && day > lastDay) throw refused("startedAt", TIME_TRACKING_MESSAGES.left(lastDay));
}
