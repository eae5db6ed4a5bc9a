import { isInAbsence } from "@tresen/contract/absence/day-part";
import { ABSENCE_LABELS, halfText } from "@tresen/contract/absence/absence.texts";
import { REPORTED_KINDS } from "@tresen/contract/absence/absence-kinds";
import type { Absence } from "@tresen/contract/absence/absence";
import { type LocalDate, formatDate, formatExactDateTime, formatExactTime } from "@tresen/contract/kit/time";
import type { Wish } from "@tresen/contract/planning/availability/availability";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { isUntold } from "@tresen/contract/planning/working-schedule.rules";
import { type Mark, absencesOn } from "./model/planner-model";
import { PLANNER_TEXTS as texts } from "./planner.texts";

/** `Mo 1.6.` of a day. */
export function dayText(day: LocalDate): string {
  const at = new Date(`${day}T12:00:00Z`);
  return `${texts.weekdays[at.getUTCDay()] ?? ""} ${String(at.getUTCDate())}.${String(at.getUTCMonth() + 1)}.`;
}

/** `01.06.2026` or `01.06.2026 – 07.06.2026`, with the year, as a printed plan has to say it. */
export function periodText({ from, to }: { from: LocalDate; to: LocalDate }): string {
  const text = (day: LocalDate): string => formatDate({ at: Date.parse(`${day}T12:00:00Z`), zone: "UTC" });
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

/** `08:00–16:00` by the branch's clock. */
export function timeText({ startsAt, endsAt, zone }: Pick<WorkingSchedule, "startsAt" | "endsAt"> & { zone: string }) {
  const clock = (at: string): string => formatExactTime({ at: Date.parse(at), zone });
  return texts.time({ from: clock(startsAt), to: clock(endsAt) });
}

/** The state in words; of a cancelled shift also that its person does not know yet. */
export function stateText(shift: WorkingSchedule): string {
  return shift.state === "cancelled" && isUntold(shift)
    ? `${texts.states.cancelled}, ${texts.toTell}`
    : texts.states[shift.state];
}

/** What is done in a shift: the role and the kind of activity, each once, since both are often called the same. */
export function workWords({ role, kind }: { role: string; kind?: string | undefined }): string[] {
  return [...new Set([role, kind ?? ""])].filter(Boolean);
}

/** Everything that a shift says, in one line. */
export function shiftText({
  shift,
  marks,
  zone,
  kind = "",
}: {
  shift: WorkingSchedule;
  marks: readonly Mark[];
  zone: string;
  /** The name of its kind of activity. */
  kind?: string | undefined;
}): string {
  return [
    timeText({ ...shift, zone }),
    ...workWords({ role: shift.role, kind }),
    shift.breakMinutes > 0 ? texts.breakMinutes(shift.breakMinutes) : "",
    stateText(shift),
    ...marks.map(({ severity, text }) => `${texts.severities[severity]}: ${text}`),
    shift.note,
  ]
    .filter(Boolean)
    .join(", ");
}

/** `nicht verfügbar: Kurs` */
export const wishText = ({ isAvailable, note }: Wish): string =>
  [isAvailable ? texts.available : texts.unavailable, note].filter(Boolean).join(": ");

export function absenceText({ kind, state, half, part }: Absence): string {
  const what = kind ? ABSENCE_LABELS[kind] : texts.away;
  const waiting = kind && REPORTED_KINDS.includes(kind) ? texts.reported : texts.requested;
  const more = [...(state === "requested" ? [waiting] : []), ...(half ? [halfText({ half, part })] : [])];
  return more.length > 0 ? `${what} (${more.join(", ")})` : what;
}

/** What the person of a shift that was told or called off too late answered. */
export interface ShiftAnswer {
  severity: Mark["severity"];
  paragraph: string;
  message: string;
}

/** What they answered, and when; null where nothing was asked. */
export function shiftAnswer({ shift, zone }: { shift: WorkingSchedule; zone: string }): ShiftAnswer | null {
  const { consent, state } = shift;
  // Until a cancellation is told, nobody was asked about it.
  if (!consent || (state === "cancelled" && isUntold(shift))) return null;
  const { answer, paragraph } = consent;
  const at = formatExactDateTime({ at: Date.parse(consent.answeredAt ?? consent.askedAt), zone });
  return {
    severity: answer === "refused" ? "warning" : "info",
    paragraph,
    message: (state === "cancelled" ? texts.cancelConsents : texts.consents)[answer ?? "asked"](at),
  };
}

/** The same at the shift. */
export function consentMark(asked: Parameters<typeof shiftAnswer>[0]): Mark | null {
  const answer = shiftAnswer(asked);
  return answer && { severity: answer.severity, text: `${answer.paragraph}: ${answer.message}` };
}

/** That a shift falls into an approved absence of its person, which forbids nothing. */
export function absenceMarks({
  shift,
  absences,
  zone,
}: {
  shift: WorkingSchedule;
  absences: readonly Absence[];
  zone: string;
}): Mark[] {
  const { user, day, state } = shift;
  if (!user || !day || state === "cancelled") return [];
  return absencesOn({ absences, user, day })
    .filter((absence) => absence.state === "approved" && isInAbsence({ absence, work: shift, zone }))
    .map((absence) => ({ severity: "warning", text: texts.absent(absenceText(absence)) }));
}
