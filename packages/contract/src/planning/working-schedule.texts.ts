import type { ShiftState } from "./shift.state";

export const SHIFT_STATE_LABELS: Readonly<Record<ShiftState, string>> = {
  draft: "Entwurf",
  published: "Veröffentlicht",
  changed: "Geändert",
  cancelled: "Abgesagt",
};

export const SHIFT_FIELDS = {
  branch: "Filiale",
  department: "Abteilung",
  user: "Person",
  userHint: "Leer: eine offene Schicht, die jemand übernehmen kann.",
  role: "Aufgabe",
  roleHint: "Als was die Person arbeitet, etwa Küche oder Service.",
  kind: "Art der Tätigkeit",
  startsAt: "Beginn",
  endsAt: "Ende",
  breakMinutes: "Pause in Minuten",
  note: "Notiz",
  state: "Stand",
  day: "Tag",
  told: "Zuletzt mitgeteilt",
  consent: "Zustimmung zur späten Mitteilung",
  from: "Von",
  to: "Bis",
} as const;

/** The mail with the shifts of one person that a publication told. */
export const SHIFT_MAIL = {
  title: "Ihr Dienstplan",
  text: "Für Sie wurden Schichten veröffentlicht oder geändert:",
  fresh: "neu",
  changed: "geändert",
  changedFrom: (times: string): string => `geändert, bisher ${times}`,
  gone: "entfällt",
  button: "Meine Schichten",
  consent: "bitte im Backoffice unter „Meine Schichten“ zustimmen oder ablehnen",
  breakMinutes: (minutes: number): string => `${minutes} Min. Pause`,
  note: "Diese E-Mail wurde versendet, weil Sie in dieser Filiale arbeiten.",
} as const;

export const SHIFT_MESSAGES = {
  end: "Das Ende muss nach dem Beginn liegen.",
  tooLong: "Eine Schicht dauert höchstens 24 Stunden.",
  breaks: "Die Pause muss kürzer sein als die Schicht.",
  department: "Diese Abteilung gehört nicht zur Filiale.",
  kind: "Diese Art der Tätigkeit gibt es in der Filiale nicht.",
  person: "Diese Person gehört nicht zur Filiale.",
  left: "Diese Person ist an diesem Tag nicht mehr angestellt.",
  overlap: "Die Person hat zu dieser Zeit schon eine veröffentlichte Schicht.",
  ownOverlap: "Sie haben zu dieser Zeit schon eine veröffentlichte Schicht.",
  absent: ({ from, to }: { from: string; to: string }): string =>
    from === to
      ? `Sie sind am ${germanDay(from)} abwesend und können diese Schicht nicht übernehmen.`
      : `Sie sind von ${germanDay(from)} bis ${germanDay(to)} abwesend und können diese Schicht nicht übernehmen.`,
  busy: "An den Schichten dieser Person wurde gerade etwas geändert. Bitte versuchen Sie es noch einmal.",
  cancelled: "Eine abgesagte Schicht kann nicht geändert werden.",
  told: "Eine veröffentlichte Schicht kann nicht gelöscht werden. Bitte sagen Sie sie ab.",
  asked: "Die Person wurde nach ihrer Zustimmung zur Absage gefragt und hat noch nicht geantwortet.",
  step: "Das ist in diesem Stand der Schicht nicht möglich.",
  consent: "Zu dieser Schicht wird keine Zustimmung erwartet.",
  answered: "Diese Frage wurde schon beantwortet.",
  missing: "Diese Schicht gibt es nicht.",
  taken: "Diese Schicht ist nicht mehr frei.",
  unseen: "Die Planung wurde inzwischen geändert. Bitte laden Sie sie neu und veröffentlichen Sie sie dann.",
  reversed: "Der letzte Tag liegt vor dem ersten.",
  tooManyDays: "Der Zeitraum ist zu lang.",
} as const;

/** `01.07.2026` of `2026-07-01`. */
const germanDay = (day: string): string => day.split("-").reverse().join(".");
