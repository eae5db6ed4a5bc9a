import { scheduleFor, zoneOf } from "../branch/branch-hours";
import { isOpenAt, windowsBetween } from "../branch/opening-hours";
import { type Instant, type LocalDate, addDays, instantAt, roundUp, zonedTime } from "../kit/time";
import { SLOT_STEP, type SlotRequest, earliestSlot, lastSlot, readyAt, slotStart } from "./slots";

/**
 * The slots of one day in the branch's time zone: every 5 minutes within the opening or delivery hours, without the
 * full ones.
 */
export function slotsOn({ date, ...request }: SlotRequest & { date: LocalDate }): Instant[] {
  const zone = zoneOf(request.branch);
  const dayStart = instantAt({ date, minutes: 0, zone });
  const dayEnd = instantAt({ date: addDays(date, 1), minutes: 0, zone });
  const from = Math.max(dayStart, earliestSlot(request));
  const to = Math.min(dayEnd, lastSlot(request) + 1);
  if (from >= to) return [];
  const slots: Instant[] = [];
  for (const { start, end } of windowsBetween({ ...scheduleFor(request), from, to })) {
    const last = Math.min(end, to);
    for (let at = roundUp({ at: Math.max(start, from), step: SLOT_STEP }); at < last; at += SLOT_STEP)
      if (!request.full?.has(at)) slots.push(at);
  }
  return slots;
}

/** The days, in the branch's time zone, that have a slot which is not full, up to 180 days ahead. */
export function slotDates(request: SlotRequest): LocalDate[] {
  const zone = zoneOf(request.branch);
  const from = earliestSlot(request);
  const to = lastSlot(request) + 1;
  const dates = new Set<LocalDate>();
  if (from >= to) return [];
  for (const window of windowsBetween({ ...scheduleFor(request), from, to })) {
    const end = Math.min(window.end, to);
    for (let at = roundUp({ at: Math.max(window.start, from), step: SLOT_STEP }); at < end;) {
      if (request.full?.has(at)) {
        at += SLOT_STEP;
        continue;
      }
      const { date } = zonedTime({ at, zone });
      dates.add(date);
      at = roundUp({ at: instantAt({ date: addDays(date, 1), minutes: 0, zone }), step: SLOT_STEP });
    }
  }
  return [...dates];
}

export type AppointmentProblem = "past" | "leadTime" | "horizon" | "closed" | "taken" | "step";

/** Why `at` is not a valid appointment, or null when it is. */
export function appointmentProblem({ at, ...request }: SlotRequest & { at: Instant }): AppointmentProblem | null {
  if (at < request.now) return "past";
  if (at < readyAt(request)) return "leadTime";
  if (at > lastSlot(request)) return "horizon";
  if (!isOpenAt({ ...scheduleFor(request), at })) return "closed";
  if (request.full?.has(slotStart(at))) return "taken";
  // The offset of every time zone is a multiple of the step, so the local time is a multiple of it as well.
  return at % SLOT_STEP === 0 ? null : "step";
}
