import { germanMonth } from "../time-sheet/time-sheet.texts";
import type { AbsenceKind, AbsenceState } from "./absence-kinds";
import type { DayPart } from "./day-part";

export const ABSENCE = "Abwesenheit";
export const ABSENCES_TITLE = "Abwesenheiten";

export const ABSENCE_LABELS: Readonly<Record<AbsenceKind, string>> = {
  holiday: "Urlaub",
  personalHoliday: "Persönlicher Feiertag",
  sick: "Krank",
  care: "Pflegefreistellung",
  compensation: "Zeitausgleich",
  unpaid: "Unbezahlt",
  training: "Fortbildung",
};

export const ABSENCE_STATE_LABELS: Readonly<Record<AbsenceState, string>> = {
  requested: "Beantragt",
  approved: "Genehmigt",
  rejected: "Abgelehnt",
  withdrawn: "Zurückgezogen",
};

/** How half days are called. */
export const DAY_PART_LABELS: Readonly<Record<DayPart, string>> = { morning: "vormittags", afternoon: "nachmittags" };

/** `halber Tag, vormittags`; empty for whole days. */
export function halfText({ half, part }: { half: boolean; part: DayPart | null }): string {
  if (!half) return "";
  return part ? `halber Tag, ${DAY_PART_LABELS[part]}` : "halber Tag";
}

export const ABSENCE_MESSAGES = {
  balancesFailed: "Urlaubskonten konnten nicht geladen werden.",
  missing: "Diese Abwesenheit gibt es nicht.",
  /** Instead of the name of somebody whose account is gone. */
  unknownDecider: "Jemand",
  unknownUser: "Diese Person gibt es nicht.",
  order: "Der letzte Tag liegt vor dem ersten.",
  tooLong: (most: number): string => `Eine Abwesenheit hat höchstens ${most} Tage. Bitte teilen Sie sie.`,
  overlap: ({ from, to }: { from: string; to: string }): string =>
    from === to
      ? `Am ${germanDay(from)} ist für diese Person schon eine Abwesenheit eingetragen.`
      : `Von ${germanDay(from)} bis ${germanDay(to)} ist für diese Person schon eine Abwesenheit eingetragen.`,
  oneDay: "Der persönliche Feiertag ist ein einzelner, ganzer Tag (§ 7a ARG).",
  onlyOne: (day: string): string =>
    `In diesem Urlaubsjahr gibt es schon einen persönlichen Feiertag, am ${germanDay(day)} (§ 7a ARG).`,
  locked: ({ month, openFrom }: { month: string; openFrom: string }): string =>
    `Der Stundenzettel für ${germanMonth(month)} ist gesperrt. Die Abwesenheit kann frühestens am ${germanDay(openFrom)} beginnen. Für Tage davor wird eine Korrektur in einen offenen Stundenzettel eingetragen.`,
  left: ({ from, lastDay }: { from: string; lastDay: string }): string =>
    from > lastDay
      ? `Diese Person ist am ${germanDay(lastDay)} ausgeschieden. Danach kann keine Abwesenheit eingetragen werden.`
      : `Diese Person scheidet am ${germanDay(lastDay)} aus. Die Abwesenheit kann spätestens an diesem Tag enden.`,
  own: "Sie dürfen über Ihre eigene Abwesenheit nicht selbst entscheiden.",
  granted:
    "Eine genehmigte Abwesenheit kann nur ändern oder stornieren, wer über sie entscheidet. Bitte wenden Sie sich an Ihre Leitung.",
  step: "Das ist in diesem Stand der Abwesenheit nicht mehr möglich.",
  reason: "Bitte nennen Sie den Grund der Ablehnung.",
  certificateType: "Bitte wählen Sie ein Bild (JPG, PNG) oder ein PDF.",
  noCertificate: "Zu dieser Abwesenheit ist keine Bestätigung gespeichert.",
} as const;

/** The notice of the employer, without which leave does not lapse. */
export const LEAVE_NOTICE_MAIL = {
  title: "Bitte nehmen Sie Ihren Urlaub",
  left: ({ left, unit }: { left: number; unit: string }): string =>
    `Sie haben noch ${String(left).replace(".", ",")} ${unit === "hours" ? "Stunden" : "Tage"} Urlaub, die bald verfallen können.`,
  please: (day: string): string =>
    `Bitte beantragen Sie diesen Urlaub rechtzeitig, sodass Sie ihn bis zum ${germanDay(day)} nehmen können.`,
  lapse: (day: string): string =>
    `Was Sie bis dahin nicht nehmen, obwohl Sie könnten, verfällt mit dem ${germanDay(day)}.`,
  note: "Diese E-Mail wurde versendet, weil Sie in dieser Filiale arbeiten.",
} as const;

/** `01.07.2026` of `2026-07-01`. */
const germanDay = (day: string): string => day.split("-").reverse().join(".");
