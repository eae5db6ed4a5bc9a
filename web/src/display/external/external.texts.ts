export const EXTERNAL_TEXTS = {
  title: "Mein Zugang",
  hello: (name: string): string => `Hallo ${name}`,
  loading: "Wird geladen …",
  noKey: "Bitte öffnen Sie den Link, den Sie bekommen haben.",
  refused: "Ihr Zugang gilt nicht oder nicht mehr. Bitte fragen Sie in der Filiale nach einem neuen Link.",
  unreachable: "Keine Verbindung. Ihr Zugang wird geladen, sobald es wieder eine gibt.",
  offline: "Keine Verbindung. Was Sie sehen, ist vielleicht nicht mehr aktuell.",
  failed: "Das hat nicht geklappt. Es wird gleich noch einmal versucht.",
  runs: "Meine Fahrten",
  noRuns: "Gerade haben Sie keine Fahrt. Neue erscheinen hier von selbst.",
  time: "Zeit erfassen",
  nothing: "Gerade gibt es hier nichts für Sie zu tun.",
  open: (time: string): string => `Fahrt von ${time} Uhr öffnen`,
  progress: ({ open, orders }: { open: number; orders: number }): string =>
    open === 0 ? `${orders} von ${orders} zugestellt` : `${open} von ${orders} noch zuzustellen`,
  ended: "Die Fahrt ist beendet. Danke!",
  runGone: "Diese Fahrt gibt es für Sie nicht mehr.",
} as const;
