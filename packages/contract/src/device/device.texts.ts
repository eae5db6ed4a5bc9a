import type { CodePage, DeviceDocument, DeviceDriver, DeviceEvent, DeviceKind } from "./device.values";

export const DEVICE = "Gerät";
export const DEVICES = "Geräte";

export const KIND_LABELS: Readonly<Record<DeviceKind, string>> = {
  notification: "Benachrichtigung",
  print: "Drucker",
};

export const DRIVER_LABELS: Readonly<Record<DeviceDriver, string>> = {
  "web-push": "Push-Nachricht (Browser oder installierte App)",
  cloudprnt: "Star CloudPRNT",
  "epson-sdp": "Epson Server Direct Print",
  "escpos-network": "ESC/POS im Netzwerk (Druckprogramm)",
  browser: "Browser",
};

export const EVENT_LABELS: Readonly<Record<DeviceEvent, string>> = {
  newOrder: "Neue Bestellung",
  confirmed: "Angenommen und zu beginnen",
  changed: "Geändert",
  cancelled: "Storniert",
  label: "Aufkleber, wenn zu beginnen ist",
};

export const DOCUMENT_LABELS: Readonly<Record<DeviceDocument, string>> = {
  kitchenTicket: "Küchenbon",
  receipt: "Kundenbon",
  deliverySlip: "Lieferschein",
  dailySummary: "Tagesübersicht",
  label: "Aufkleber",
};

export const CODE_PAGE_LABELS: Readonly<Record<CodePage, string>> = {
  cp858: "CP858 (üblich, mit €)",
  cp437: "CP437",
  cp850: "CP850",
  cp852: "CP852 (Mitteleuropa)",
  windows1252: "Windows-1252",
  "iso8859-15": "ISO 8859-15",
};

export const DEVICE_FAULTS = {
  driver: "Diese Anbindung passt nicht zur Art des Geräts.",
  events: "Aufkleber druckt nur ein Drucker.",
  hasPrints:
    "Dieses Gerät hat noch Druckaufträge, die nicht gedruckt sind. Bitte verwerfen oder verschieben Sie diese zuerst.",
  substitute: "Ein Gerät kann sich nicht selbst ersetzen.",
  substituteBranch: "Das Ersatzgerät gehört zu einer anderen Filiale oder druckt nicht.",
  stationBranch: "Diese Station gehört zu einer anderen Filiale.",
  departmentBranch: "Diese Abteilung gehört zu einer anderen Filiale.",
  quietHours: "Beginn und Ende dürfen nicht gleich sein.",
} as const;

/** The specification's texts, and why. */
export const TEST_FAILED = "Test nicht erfolgreich.";
export const LOG_FAILED = "Log konnte nicht angefordert werden.";
export const DEVICE_MESSAGES = {
  isPrinter: "Dieses Gerät druckt; es zeigt keine Benachrichtigungen.",
  isNotification: "Dieses Gerät zeigt Benachrichtigungen; es druckt nicht.",
  isOff: "Dieses Gerät ist nicht aktiv.",
  noSubscription: "Auf keinem Browser ist dieses Gerät angemeldet.",
  notSent: "Die Benachrichtigung kam nicht an.",
  notPrinted: (code: string) => `Der Drucker meldet: ${code}`,
  noKey: "Dieses Gerät hat keinen gültigen Schlüssel. Bitte erzeugen Sie einen und tragen Sie ihn am Gerät ein.",
  neverSeen: "Dieses Gerät hat sich noch nie gemeldet. Bitte tragen Sie seine Adresse am Gerät ein.",
  needsNoKey: "Dieses Gerät braucht keinen Schlüssel.",
  knowsNoLog: "Dieses Gerät kann kein Log senden.",
} as const;
