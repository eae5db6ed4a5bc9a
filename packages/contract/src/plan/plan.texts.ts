import { PLAN_DAYS, PLANS_OF_RECORD } from "./plan.view";

export const PLAN_MESSAGES = {
  past: "Bitte geben Sie einen Zeitpunkt in der Zukunft an.",
  tooFar: `Weiter als ${PLAN_DAYS} Tage voraus kann nichts geplant werden.`,
  tooMany: `Für einen Eintrag können höchstens ${PLANS_OF_RECORD} Änderungen geplant sein.`,
  sameTime: "Für diesen Zeitpunkt ist hier schon eine Änderung geplant. Bitte sagen Sie diese zuerst ab.",
  tooLarge: "Diese Änderung ist zu groß, um geplant zu werden.",
  missing: "Diese geplante Änderung gibt es nicht.",
  resource: "Diese Art von Einträgen gibt es nicht.",
  noFields: "Bitte geben Sie an, welche Felder sich ändern.",
  secret: "Ein Passwort kann nicht im Voraus geplant werden.",
  under: "Diese geplante Änderung wird gerade ausgeführt oder ist schon vorbei.",
  changedMeanwhile: "Diese geplante Änderung wurde inzwischen geändert. Bitte laden Sie die Seite neu.",
} as const;

/** Why a planned change was not made: whole sentences, as the reasons of its job. */
export const PLAN_FAILURES = {
  gone: (one: string): string => `${one} wurde inzwischen gelöscht. Es wurde nichts geändert.`,
  changed: "Der Eintrag wurde nach dem Planen von jemand anderem geändert. Es wurde nichts überschrieben.",
  fieldsChanged: (titles: string): string =>
    `Diese Felder wurden nach dem Planen von jemand anderem geändert: ${titles}. Es wurde nichts überschrieben.`,
  noPerson: "Wer das geplant hat, kann sich nicht mehr anmelden. Es wurde nichts geändert.",
  forbidden: "Wer das geplant hat, darf diesen Eintrag nicht mehr ändern. Es wurde nichts geändert.",
  noInput: "Was geplant war, ist nicht mehr vorhanden. Es wurde nichts geändert.",
  unfit: (why: string): string => `Die Änderung passt nicht mehr. ${why} Es wurde nichts geändert.`,
  fault: ({ title, message }: { title: string; message: string }): string => `${title}: ${message}`,
} as const;
