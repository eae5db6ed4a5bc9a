import type { EntryOrder } from "../playing/parts";

export const SEGMENT_TITLES = { one: "Filmsequenz", many: "Filmsequenzen" } as const;

export const ORDER_LABELS: Readonly<Record<EntryOrder, string>> = {
  sequence: "Der Reihe nach",
  shuffle: "Gemischt",
  weighted: "Nach Gewicht",
};

export const CONDITION_LABELS = {
  soldOutCategory: "Nur wenn aus der Kategorie etwas ausverkauft ist",
  open: "Nur wenn die Filiale geöffnet ist",
  openOrdersAbove: "Nur bei mehr offenen Bestellungen als",
} as const;

export const SEGMENT_FIELDS = {
  name: "Name",
  branch: "Filiale",
  branchFilter:
    "Filmsequenzen, deren Szenen, auch die darin liegender Filmsequenzen, alle in der Filiale gezeigt werden",
  order: "Reihenfolge",
  entries: "Einträge",
  entry: "Eintrag",
  scene: "Szene",
  segment: "Filmsequenz",
  duration: "Dauer in Sekunden",
  durationHint: "Leer: die Dauer der Szene, oder der ganzen Filmsequenz.",
  transition: "Übergang",
  transitionHint: "Leer: der Übergang der Szene.",
  weight: "Gewicht",
  weightHint: "Wie oft der Eintrag in jeder Runde vorkommt, wenn nach Gewicht gespielt wird.",
  condition: "Bedingung",
  conditionKind: "Art",
  conditionValue: "Wert",
  conditionValueHint: "Die ID der Kategorie, oder die Zahl der offenen Bestellungen.",
} as const;

export const SEGMENT_MESSAGES = {
  oneOf: "Bitte wählen Sie entweder eine Szene oder eine Filmsequenz.",
  category: "Bitte wählen Sie eine Kategorie.",
  orders: "Bitte geben Sie eine ganze Zahl ab 0 ein.",
  noValue: "Diese Bedingung hat keinen Wert.",
  otherStreams:
    "Diese Filmsequenz läuft auch in Streams, die für andere oder alle Filialen gelten. Ändern und löschen kann sie nur, " +
    "wer auch diese Streams ändern darf.",
  circle: "Diese Filmsequenz enthält sich damit selbst.",
  tooDeep: "Filmsequenzen können höchstens dreimal ineinander liegen.",
} as const;
