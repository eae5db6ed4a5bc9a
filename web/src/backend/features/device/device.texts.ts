const OWN_PIN = "Jede Person wählt ihre PIN im Menü ihres Namens unter „Sicherheit“.";

export const DEVICE_TEXTS = {
  intro:
    "Anzeigen, Drucker und andere Geräte haben statt einer Anmeldung einen Zugangsschlüssel für eine Filiale und einen " +
    "Zweck.",
  pair: "Gerät verbinden",
  pairHow:
    "Öffnen Sie am Bildschirm /display/frontdesk für die Gäste, /display/backoffice für die Küche oder /display/time für " +
    "die Zeiterfassung, auf einem Tablet für das Personal /backend/tablet. Er zeigt einen Code mit sechs Ziffern.",
  timePins: `Am Terminal steht nur, wer eine PIN hat. ${OWN_PIN}`,
  ownPin: OWN_PIN,
  withoutPin: (count: number): string =>
    count === 1
      ? "1 Person der Filiale hat noch keine PIN und steht daher nicht am Terminal."
      : `${String(count)} Personen der Filiale haben noch keine PIN und stehen daher nicht am Terminal.`,
  people: "Personen der Filiale",
  code: "Code",
  codeHint: "Sechs Ziffern, zehn Minuten gültig",
  name: "Name",
  nameHint: "Wo das Gerät steht, etwa „Pass“ oder „Schaufenster“",
  purpose: "Zweck",
  connect: "Verbinden",
  connected: "Das Gerät ist verbunden.",
  connectFailed: "Das Gerät konnte nicht verbunden werden.",
  create: "Schlüssel anlegen",
  createTitle: "Zugangsschlüssel anlegen",
  createFailed: "Der Schlüssel konnte nicht angelegt werden.",
  shownTitle: "Neuer Zugangsschlüssel",
  shownOnce: "Kopieren Sie ihn jetzt: er wird nur dieses eine Mal gezeigt.",
  key: "Schlüssel",
  copy: "Kopieren",
  copied: "Der Schlüssel ist kopiert.",
  copyFailed: "Der Schlüssel konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn.",
  rotate: "Erneuern",
  rotateTitle: (name: string): string => `„${name}“ erneuern?`,
  rotateText: "Das Gerät braucht danach den neuen Schlüssel. Der bisherige gilt noch 24 Stunden.",
  revoke: "Widerrufen",
  revokeTitle: (name: string): string => `„${name}“ widerrufen?`,
  revokeText: "Das Gerät verliert sofort den Zugang und muss neu verbunden werden.",
  revoked: "Der Schlüssel ist widerrufen.",
  changeFailed: "Der Schlüssel konnte nicht geändert werden.",
  loadFailed: "Die Geräte konnten nicht geladen werden.",
  loading: "Geräte werden geladen",
  none: "Noch keine Geräte",
  noneText: "Verbinden Sie eine Küchenanzeige oder eine Gästeanzeige mit dem Code, den sie zeigt.",
  caption: "Anzeigen und Geräte mit ihren Zugangsschlüsseln",
  columns: {
    name: "Name",
    branch: "Filiale",
    key: "Schlüssel",
    used: "Zuletzt verwendet",
    state: "Stand",
    actions: "Aktionen",
  },
  never: "noch nie",
  usedLast: (when: string): string => `verwendet: ${when}`,
  waiting: "wartet auf das Gerät",
  hint: (hint: string): string => `… ${hint}`,
  states: { valid: "Gültig", expired: "Abgelaufen", revoked: "Widerrufen" },
  formerUntil: (time: string): string => `voriger bis ${time}`,
} as const;
