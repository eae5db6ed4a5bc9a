export const BLOCKS_TEXTS = {
  shown: "Der Shop zeigt dieses Pop-up jetzt.",
  hidden: (reason: string): string => `Der Shop zeigt dieses Pop-up jetzt nicht: ${reason}`,
  reasons: {
    notPublic: "Es ist nicht öffentlich.",
    notActive: "Es ist nicht aktiv.",
    empty: "Es hat weder Text noch Bild.",
    early: (at: string): string => `Es beginnt am ${at}.`,
    late: (at: string): string => `Es ist seit ${at} vorbei.`,
  },
  everywhere: "Es steht auf der Startseite.",
  ofBranches: (count: number): string =>
    count === 1 ? "Es steht auf den Seiten einer Filiale." : `Es steht auf den Seiten von ${count} Filialen.`,
  onlyPopups: "Eine Vorschau gibt es von Pop-ups.",
} as const;
