/** What a form asks before it is left with unsaved changes. */
export const LEAVING_TEXTS = {
  title: "Änderungen verwerfen?",
  text: "Ihre Änderungen sind noch nicht gespeichert und gehen beim Verlassen verloren.",
} as const;

/** The record that is being edited was removed: by somebody else, or in another window of the same person. */
export const GONE_TEXTS = {
  title: (one: string): string => `${one} inzwischen gelöscht`,
  gone: (title: string): string => `„${title}“ wurde inzwischen gelöscht.`,
  goneBy: ({ title, at, name }: { title: string; at: string; name: string }): string =>
    `„${title}“ wurde am ${at} Uhr von ${name} gelöscht.`,
  goneBySelf: ({ title, at }: { title: string; at: string }): string =>
    `Sie haben „${title}“ am ${at} Uhr in einem anderen Fenster gelöscht.`,
  final: "Das ist endgültig: Ihre Eingaben sind noch da, können aber nicht mehr gespeichert werden.",
  choice: "Ihre Eingaben sind noch da. Sie können sie als neuen Datensatz anlegen oder verwerfen.",
  noChoice: "Ihre Eingaben sind noch da, können aber nicht mehr gespeichert werden.",
  createNew: "Als neuen Datensatz anlegen",
} as const;
