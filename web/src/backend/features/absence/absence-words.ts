import type { Absence } from "@tresen/contract/absence/absence";
import { REPORTED_KINDS } from "@tresen/contract/absence/absence-kinds";
import { ABSENCE_LABELS, ABSENCE_STATE_LABELS, halfText } from "@tresen/contract/absence/absence.texts";
import { formatDate, formatTime } from "@tresen/contract/kit/time";
import type { AskedDays } from "./absence-queries";
import { ABSENCES_PAGE as texts } from "./absences.texts";

/** The letters that a reason has at most. */
export const REASON_LIMIT = 500;

/** `06.07.2026` of a day. */
export const dayText = (day: string): string => formatDate({ at: Date.parse(day), zone: "UTC" });

export const spanText = ({ from, to, half, part }: Pick<Absence, "from" | "to" | "half" | "part">): string =>
  [from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`, halfText({ half, part })]
    .filter(Boolean)
    .join(", ");

export const kindText = ({ kind }: Pick<Absence, "kind">): string => (kind ? ABSENCE_LABELS[kind] : texts.away);

/** `06.07.2026 08:00–16:00` of a shift. */
export function shiftText({ startsAt, endsAt, zone }: { startsAt: string; endsAt: string; zone: string }): string {
  const clock = (at: string): string => formatTime({ at: Date.parse(at), zone });
  return `${formatDate({ at: Date.parse(startsAt), zone })} ${clock(startsAt)}–${clock(endsAt)}`;
}

/** The days of an absence that is decided or changed, to ask what it means. */
export const daysOf = ({ id, user, kind, from, to, half, part }: Absence): AskedDays => ({
  ...{ user: user.id, kind: kind ?? "holiday", from, to, half, part, absence: id },
});

/** Whether nobody grants it: then it is told and confirmed. */
export const isReport = ({ kind }: Pick<Absence, "kind">): boolean => kind !== null && REPORTED_KINDS.includes(kind);

export const stateText = (absence: Absence): string =>
  absence.state === "requested" && isReport(absence) ? texts.reported : ABSENCE_STATE_LABELS[absence.state];

/** What was decided about an absence, or done with it, as it is told to whoever did it. */
export function doneText({
  absence,
  decided,
}: {
  /** As it was before. */
  absence: Absence;
  decided: "approved" | "rejected" | "withdrawn";
}): string {
  if (decided === "approved" && isReport(absence)) return texts.done.confirmed;
  return texts.done[decided === "withdrawn" && absence.state === "approved" ? "cancelled" : decided];
}

const NUMBER = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
/** With a real minus, as hours are written. */
export const numberText = (value: number): string => NUMBER.format(value).replace("-", "−");

/** `3 Tage`, `1 Stunde` */
export function amountText({ amount, unit }: { amount: number; unit: keyof typeof texts.units }): string {
  return `${numberText(amount)} ${(amount === 1 ? texts.oneUnit : texts.units)[unit]}`;
}
