import { type JobCommand, isSliced, isTroubledJob } from "@tresen/contract/job/job.state";
import { jobActionLabel } from "@tresen/contract/job/job.texts";
import type { JobView } from "@tresen/contract/job/job.view";

export const JOBS_TEXTS = {
  caption: "Hintergrundaufgaben, neueste zuerst",
  loading: "Hintergrundaufgaben werden geladen",
  loadFailed: "Hintergrundaufgaben konnten nicht geladen werden.",
  kind: "Art",
  state: "Stand",
  trials: "Probeläufe",
  withTrials: "Mit Probeläufen",
  onlyTrials: "Nur Probeläufe",
  noTrials: "Ohne Probeläufe",
  shown: ({ count, hasMore }: { count: number; hasMore: boolean }): string =>
    hasMore ? `${count} gezeigt` : count === 1 ? "1 Hintergrundaufgabe" : `Alle ${count} gezeigt`,
  loadMore: "Weitere laden",
  loadingMore: "Wird geladen …",
  none: "Keine Hintergrundaufgaben gefunden",
  noneFiltered: "Zu diesen Filtern gibt es keine.",
  /** Shown for an empty page when there are older jobs. */
  noneSoFar: "Unter den neuesten ist keine. Ältere sind noch nicht durchsucht.",
  noneYet: "E-Mails und SMS, die der Shop sendet, stehen hier, sobald es welche gibt.",
} as const;

export const JOB_COLUMNS = {
  subject: "Wofür",
  created: "Erstellt",
  kind: "Art",
  recipient: "An",
  state: "Stand",
  attempts: "Versuche",
  due: "Fällig",
  ended: "Beendet",
} as const;

export const JOB_TEXTS = {
  records: "Einträge",
  toReport: "Fortschritt und Bericht",
  title: "Hintergrundaufgabe",
  loading: "Hintergrundaufgabe wird geladen",
  loadFailed: "Hintergrundaufgabe konnte nicht geladen werden.",
  missing: "Diese Hintergrundaufgabe gibt es nicht mehr.",
  actionFailed: "Hintergrundaufgabe konnte nicht geändert werden.",
  open: " öffnen",
  branch: "Filiale",
  startedBy: "Gestartet von",
  by: (name: string): string => `von ${name}`,
  reason: "Grund",
  number: "Nummer",
  sides: { branch: "Filiale", customer: "Kunde" },
  orders: ({ count }: { count: number }): string => (count === 1 ? "Bestellung" : `${count} Bestellungen`),
  orderLink: ({ place, count }: { place: number; count: number }): string =>
    count === 1 ? "Bestellung ansehen" : `Bestellung ${place} ansehen`,
} as const;

interface Question {
  title: string;
  text: string;
  confirm: string;
}

/** The question that asks for confirmation of a command. */
export function questionOf({
  command,
  state,
  kind,
}: { command: JobCommand } & Pick<JobView, "state" | "kind">): Question {
  const confirm = jobActionLabel({ command, state });
  const texts = textsOf(kind);
  if (command === "cancel")
    return isTroubledJob(state)
      ? {
          title: "Zur Seite legen?",
          text: `Sie zählt nicht mehr zu dem, worum sich jemand kümmern sollte. ${texts.untouched}`,
          confirm,
        }
      : { ...texts.cancel, confirm };
  return {
    title: "Nochmals versuchen?",
    text: state === "unconfirmed" ? texts.uncertain : texts.again,
    confirm,
  };
}

const MESSAGE_TEXTS = {
  untouched: "Gesendet wird nichts.",
  cancel: { title: "Nicht mehr senden?", text: "Die Nachricht wird nicht gesendet." },
  uncertain: "Vielleicht ist die Nachricht schon angekommen. Dann kommt sie ein zweites Mal an.",
  again: "Die Nachricht wird gleich gesendet, sofern sie noch stimmt.",
  done: { retry: "Wird nochmals versucht.", cancel: "Wird nicht mehr gesendet." },
} as const;

/** For jobs that work on many records. */
const RECORDS_TEXTS = {
  untouched: "Was schon bearbeitet ist, bleibt.",
  cancel: { title: "Abbrechen?", text: "Was schon bearbeitet ist, bleibt. Der Rest wird nicht mehr bearbeitet." },
  uncertain: "Es geht dort weiter, wo der letzte Stand bekannt ist.",
  again: "Es geht mit den Einträgen weiter, die noch nicht bearbeitet sind.",
  done: { retry: "Wird nochmals versucht.", cancel: "Wird abgebrochen." },
} as const;

/** The message after a command was carried out. */
export function doneText({ command, kind }: { command: JobCommand } & Pick<JobView, "kind">): string {
  return textsOf(kind).done[command];
}

/** For changes that are planned for a time. */
const PLAN_TEXTS = {
  untouched: "Geändert wird nichts.",
  cancel: { title: "Absagen?", text: "Die geplante Änderung wird nicht ausgeführt." },
  uncertain: "Was schon geschehen ist, geschieht kein zweites Mal.",
  again: "Die Änderung wird ausgeführt, sofern ihr Zeitpunkt gekommen ist und sie noch passt.",
  done: { retry: "Wird nochmals versucht.", cancel: "Abgesagt." },
} as const;

/** For the erasure of a person. */
const ERASURE_TEXTS = {
  untouched: "Was schon gelöscht ist, bleibt gelöscht.",
  cancel: {
    title: "Abbrechen?",
    text: "Was schon gelöscht ist, bleibt gelöscht. Der Rest bleibt vorerst gespeichert.",
  },
  uncertain: "Was schon gelöscht ist, wird kein zweites Mal gelöscht.",
  again: "Es wird gelöscht, was von der Person noch da ist.",
  done: { retry: "Wird nochmals versucht.", cancel: "Wird abgebrochen." },
} as const;

function textsOf(kind: JobView["kind"]) {
  if (kind === "plan") return PLAN_TEXTS;
  if (kind === "erasure") return ERASURE_TEXTS;
  return isSliced(kind) ? RECORDS_TEXTS : MESSAGE_TEXTS;
}

/** What a planned change is about. */
export const PLANNED_TEXTS = {
  subject: ({ type, title }: NonNullable<JobView["planned"]>): string =>
    type === "publish" ? `„${title}“ veröffentlichen` : `„${title}“ ändern`,
} as const;
