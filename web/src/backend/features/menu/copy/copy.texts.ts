const products = (count: number): string => (count === 1 ? "1 Produkt" : `${count} Produkte`);

export const COPY_TEXTS = {
  action: "Für andere Filiale kopieren",
  title: (name: string): string => `„${name}“ kopieren`,
  copyOf: (name: string): string => `${name} (Kopie)`,
  name: "Name",
  nameMissing: "Bitte einen Namen eingeben.",
  branches: "Filialen",
  branchesMissing: "Bitte mindestens eine Filiale wählen.",
  date: "Gilt ab Tag",
  time: "Uhrzeit",
  always: "Ohne Tag gilt die Kopie schon immer, also nur, wo kein anderer Produktkatalog einen Beginn hat.",
  leaveOut: "Produkte weglassen, die dort nicht verkauft werden",
  leaveOutExplained:
    "Dort verkauft wird, was in einem anderen Produktkatalog aller gewählten Filialen steht. Leere Kategorien fallen weg.",
  leftOut: (count: number): string => `${products(count)} fallen weg.`,
  takesOver: ({ branch, name }: { branch: string; name: string }): string =>
    `In ${branch} gilt die Kopie sofort, statt „${name}“.`,
  startsNow: (branch: string): string => `In ${branch} gilt die Kopie sofort.`,
  never: ({ branch, names }: { branch: string; names: string }): string =>
    `In ${branch} beginnt gleichzeitig ${names}. Nur einer davon gilt dann.`,
  quoted: (name: string): string => `„${name}“`,
  create: "Kopie anlegen",
  creating: "Wird angelegt …",
  created: "Kopie angelegt.",
  failed: "Die Kopie konnte nicht angelegt werden.",
  zone: (zone: string): string => `In der Zeit der Zone ${zone}.`,
} as const;
