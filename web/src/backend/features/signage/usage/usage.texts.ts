export const USAGE_TEXTS = {
  failed: "Wo das läuft, konnte nicht geladen werden.",
  loading: "Verwendung wird geladen",
  segments: { scene: "Läuft in Filmsequenzen", segment: "Liegt in Filmsequenzen" },
  streams: "In Streams",
  tvs: "Auf TVs",
  none: {
    scene: "Diese Szene ist noch in keiner Filmsequenz. So zeigt sie kein TV.",
    segment: "Diese Filmsequenz ist noch in keinem Stream. So zeigt sie kein TV.",
  },
  unplayed: "Kein Stream spielt das.",
  /** What a change of the record reaches. */
  reaches: ({ streams, tvs }: { streams: number; tvs: number }): string =>
    `Eine Änderung wirkt in ${streams === 1 ? "1 Stream" : `${streams} Streams`} und auf ` +
    `${tvs === 1 ? "1 TV" : `${tvs} TVs`}.`,
  more: (count: number): string => `und ${count} weitere`,
  addTo: "In eine Filmsequenz aufnehmen",
  search: "Filmsequenz suchen …",
  addToNew: "In eine neue Filmsequenz aufnehmen",
} as const;
