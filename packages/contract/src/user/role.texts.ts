import type { Scope } from "../kit/access";

export const EXPECTED_ROLE =
  "Bitte geben Sie eine Kennung an, die mit ROLE_ beginnt und aus Großbuchstaben, Ziffern und _ besteht (ROLE_KASSA).";
export const SCOPE_LABELS: Readonly<Record<Scope, string>> = {
  all: "alle",
  branches: "eigene Filialen",
  own: "nur eigene",
};
export const ROLE_MESSAGES = {
  builtIn: "Diese Rolle ist fest eingebaut. Bitte wählen Sie eine andere Kennung.",
  unknown: "Diese Rolle gibt es nicht.",
  unknownPermission: "Dieses Recht gibt es nicht.",
  wrongScope: "Dieses Recht gibt es in diesem Umfang nicht.",
  repeated: "Dieses Recht steht mit diesem Umfang schon in der Liste.",
  exceeds: "Sie können keine Rechte vergeben, die Sie selbst nicht haben.",
  own: "Ihre eigenen Rollen können Sie nicht ändern.",
  stronger: "Dieser Benutzer hat Rechte, die Sie selbst nicht haben. Sie können ihn deshalb nicht ändern.",
  strongerRole:
    "Diese Rolle hat Rechte, die Sie selbst nicht haben. Sie können ihre Rechte deshalb nicht ändern und sie " +
    "nicht löschen.",
  identifierInUse: "Die Kennung kann nicht geändert werden, solange Benutzer diese Rolle haben.",
} as const;
