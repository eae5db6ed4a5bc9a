export const PAIRING_MESSAGES = {
  unknown: "Diesen Code gibt es nicht, oder er ist abgelaufen. Bitte lassen Sie die Anzeige einen neuen zeigen.",
  claimed: "Mit diesem Code wurde schon eine Anzeige verbunden.",
  otherKind: "Dieser Code ist von einem Gerät mit einem anderen Zweck: Bitte prüfen Sie, was am Bildschirm steht.",
  tabletAdmin: "Ein gemeinsames Tablet gibt nur die Administration frei.",
  tv: "Bitte wählen Sie, welcher TV das ist.",
  tvBranch: "Dieser TV gehört zu einer anderen Filiale.",
  busy: "Gerade ist kein Code frei. Bitte versuchen Sie es gleich noch einmal.",
} as const;
