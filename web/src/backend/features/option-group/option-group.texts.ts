export const STEP_TEXTS = {
  options: "Optionen aus der Gruppe",
  paste: "Optionsgruppe einfügen",
  hint: "Was hier ausgeschaltet ist, gibt es bei diesem Produkt nicht. Namen und Preise ändern Sie in der Gruppe, für alle Produkte.",
  price: ({ modifier, money }: { modifier: string; money: string }): string =>
    modifier === "overwrite" ? `ersetzt den Preis: ${money}` : `${modifier === "subtract" ? "−" : "+"}${money}`,
  free: "ohne Aufpreis",
  allergens: (letters: readonly string[]): string => `Allergene ${letters.join(", ")}`,
  edit: "Gruppe bearbeiten",
  dissolve: "Gruppe auflösen",
  dissolved: "Die Optionen gehören jetzt diesem Schritt allein.",
  share: "Als Optionsgruppe speichern",
  loading: "Optionen werden geladen …",
  failed: "Die Optionsgruppe konnte nicht geladen werden.",
  stale: (name: string): string =>
    `„${name}“ gibt es in der Gruppe nicht mehr. Wurde die Option umbenannt, schalten Sie sie unter ihrem neuen Namen aus.`,
  forget: "Erledigt",
  forgetOf: (name: string): string => `„${name}“ nicht mehr weglassen`,
};

export const SHARE_TEXTS = {
  title: "Als Optionsgruppe speichern",
  explanation:
    "Andere Produkte können diese Optionen dann auch haben. Eine Änderung in der Gruppe gilt für alle diese Produkte.",
  name: "Name der Gruppe",
  identifier: "Kennung",
  identifierHint: "Kurzer, eindeutiger Name ohne Leerzeichen, etwa belag.",
  save: "Gruppe anlegen",
  saving: "Wird angelegt …",
  failed: "Die Optionsgruppe konnte nicht angelegt werden.",
  created: (name: string): string => `Optionsgruppe „${name}“ angelegt. Speichern Sie noch das Produkt.`,
};

export const USAGE_TEXTS = {
  title: "Verwendet in",
  none: "Kein Produkt hat diese Gruppe.",
  failed: "Die Produkte konnten nicht geladen werden.",
  more: "Und weitere Produkte.",
  without: (names: readonly string[]): string => `ohne ${names.join(", ")}`,
  product: (name: string): string => `Produkt „${name}“`,
};

export const CHANGE_TEXTS = {
  title: "Optionen wirklich ändern?",
  renamed: ({ from, to }: { from: string; to: string }): string => `„${from}“ heißt dann „${to}“.`,
  removed: (name: string): string => `„${name}“ gibt es dann nicht mehr.`,
  concerned: ({ count, isMore }: { count: number; isMore: boolean }): string =>
    isMore
      ? `Das betrifft mehr als ${count} Produkte, darunter:`
      : count === 1
        ? "Das betrifft ein Produkt:"
        : `Das betrifft ${count} Produkte:`,
  unknown: "Welche Produkte das betrifft, konnte nicht geladen werden.",
  leavesOut: ({ from, to }: { from: string; to: string }): string =>
    `lässt „${from}“ weg und bietet „${to}“ an, bis Sie das dort ausschalten`,
  carts:
    "Warenkörbe liegen in den Browsern der Kunden; wie viele die Option enthalten, weiß der Shop nicht. Der Shop nimmt die Position dort heraus, sagt das und bittet, neu zu wählen. Bestellungen, die es schon gibt, bleiben, wie sie sind.",
  soldOut: "Ist eine dieser Optionen gerade ausverkauft gemeldet, gilt das nicht für den neuen Namen.",
  save: "Trotzdem speichern",
};
