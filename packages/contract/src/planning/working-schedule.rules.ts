import type { FieldError } from "../kit/errors";
import { HOUR, type LocalDate, MINUTE, instantAt } from "../kit/time";
import { fieldError } from "../kit/validation/validation";
import type { DeepPartial } from "../kit/validation/valid-part";
import { isBinding, type ShiftState } from "./shift.state";
import { SHIFT_MESSAGES } from "./working-schedule.texts";

/** When a shift is; its instants are ISO texts. */
export interface ShiftTimes {
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
}

const LONGEST = 24 * HOUR;

/** Refuses an end that is not after the beginning, more than 24 hours, and a break that fills the shift. */
export function checkShift({
  fields: { startsAt, endsAt, breakMinutes },
}: {
  fields: DeepPartial<ShiftTimes>;
}): FieldError[] {
  if (startsAt === undefined || endsAt === undefined) return [];
  // The difference of two instants is the time that passes, also where clocks change in between.
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const { end, tooLong, breaks } = SHIFT_MESSAGES;
  if (length <= 0) return [fieldError({ path: "endsAt", code: "shift_end", message: end })];
  if (length > LONGEST) return [fieldError({ path: "endsAt", code: "shift_too_long", message: tooLong })];
  if (breakMinutes !== undefined && breakMinutes * MINUTE >= length)
    return [fieldError({ path: "breakMinutes", code: "shift_break", message: breaks })];
  return [];
}

/** The whole minutes of planned work: without breaks, which are not paid. */
export function plannedMinutes({ startsAt, endsAt, breakMinutes }: ShiftTimes): number {
  return Math.max(0, Math.floor((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE) - breakMinutes);
}

/** Whether the two shifts have a moment in common. */
export function overlap(a: Pick<ShiftTimes, "startsAt" | "endsAt">, b: Pick<ShiftTimes, "startsAt" | "endsAt">) {
  return Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt);
}

/** Whether a shift began before the day and is still going on when the day begins, as those of a night are. */
export function lastsInto({
  shift: { day: begun, endsAt },
  day,
  zone,
}: {
  shift: { day?: LocalDate | null | undefined; endsAt: string };
  day: LocalDate;
  zone: string;
}): boolean {
  return !!begun && begun < day && Date.parse(endsAt) > instantAt({ date: day, minutes: 0, zone });
}

type Compared = ShiftTimes & { user?: string | null | undefined; role: string };

/** Whether the person would learn something from a publication: of a draft, a change, or that a shift was cancelled. */
export function isUntold({ state, told }: { state: ShiftState; told?: { isCancelled: boolean } | null | undefined }) {
  return state === "cancelled" ? told?.isCancelled === false : state !== "published";
}

/**
 * The state of a binding shift after its fields changed: `changed` where its person was told something else, and again
 * `published` where it is as they were told. Other states stay.
 */
export function stateOfChanged({
  shift,
  state,
  told,
}: {
  shift: Compared;
  state: ShiftState;
  told: Compared | null;
}): ShiftState {
  if (!isBinding(state) || !told) return state;
  const isSame =
    (shift.user ?? null) === (told.user ?? null) &&
    shift.role === told.role &&
    Date.parse(shift.startsAt) === Date.parse(told.startsAt) &&
    Date.parse(shift.endsAt) === Date.parse(told.endsAt) &&
    shift.breakMinutes === told.breakMinutes;
  return isSame ? "published" : "changed";
}
