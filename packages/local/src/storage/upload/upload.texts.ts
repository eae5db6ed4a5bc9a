/** Why the bucket of this machine refuses a form. Developers read it; the pages have sentences of their own. */
export const FORM_REFUSALS = {
  tooLarge: "Die Datei ist größer, als das Formular erlaubt.",
  tooSmall: "Die Datei ist leer.",
  malformed: "Das Formular ist unvollständig oder nicht als multipart/form-data gesendet.",
  unsigned: "Die Unterschrift des Formulars ist falsch.",
  expired: "Das Formular ist abgelaufen.",
  against: (condition: string): string => `Das Formular widerspricht seiner Bedingung ${condition}.`,
  unnamed: (field: string): string => `Das Feld „${field}“ ist in den Bedingungen des Formulars nicht vorgesehen.`,
  part: "Der Teil der Datei ist größer oder kleiner als angekündigt.",
} as const;
