export const PRICE_TEXTS = {
  title: "Preisverlauf",
  loading: "Der Preisverlauf wird geladen …",
  failed: "Der Preisverlauf konnte nicht geladen werden.",
  caption: "Preise dieses Produkts, die neuesten zuerst",
  from: "Ab",
  price: "Preis",
  kind: "Art",
  reduced: "Ermäßigt",
  regular: "Regulär",
  removed: "Gelöscht",
  now: "jetzt",
  planned: "geplant",
  draft: "nach dem Speichern",
  beginning: (from: string): string => `Preise sind seit ${from} bekannt.`,
  older: (count: number): string => (count === 1 ? "Ein älterer Preis" : `${count} ältere Preise`),
  picture: ({ from, until }: { from: string; until: string }): string => `Verlauf von ${from} bis ${until}`,
};

/** What the form says of a reduction. */
export const REDUCTION_TEXTS = {
  shown: ({ text, percent }: { text: string; percent: number }): string =>
    `Der Shop zeigt neben dem ermäßigten Preis „${text}“ und −${percent} %.`,
  short: ({ text }: { text: string }): string =>
    `Für diese Ermäßigung sind keine 30 Tage an Preisen bekannt. Der Shop zeigt „${text}“ und keine Ersparnis in Prozent.`,
  nothingSaved: ({ text }: { text: string }): string =>
    `Das Produkt war in den 30 Tagen vor der Ermäßigung nicht teurer. Der Shop zeigt „${text}“ und keine Ersparnis.`,
  unknown: "Vor dieser Ermäßigung ist kein Preis bekannt. Der Shop zeigt den ermäßigten Preis ohne Vergleich.",
  law: "Vorgeschrieben durch § 9a PrAG (Österreich) und § 11 PAngV (Deutschland), nach Art. 6a der Richtlinie 98/6/EG. Die Ersparnis muss sich auf diesen Preis beziehen.",
};
