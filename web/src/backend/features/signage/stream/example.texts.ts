export const EXAMPLE_TITLE = "Beispiel";

export const EXAMPLE_TEXTS = {
  how: "Ein Stream spielt immer sein Füllprogramm, außer zu den Sendezeiten des Wochenplans.",
  begun: "Ändern Sie Füllprogramm und Wochenplan, wie Sie es brauchen.",
  begin: "Mit einem Beispiel beginnen",
  noSegments: "Ein Stream spielt Filmsequenzen, und es gibt noch keine. Erstellen Sie zuerst eine.",
} as const;
