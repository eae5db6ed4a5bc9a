export const CLIPBOARD_TEXTS = {
  copied: (name: string): string => `„${name}“ kopiert.`,
  pasted: (name: string): string => `„${name}“ eingefügt. Noch nicht gespeichert.`,
  copyRecord: "In die Zwischenablage",
  pasteRecord: (one: string): string => `${one} einfügen`,
  pasteTitle: (title: string): string => `Aus der Zwischenablage: ${title}`,
} as const;
