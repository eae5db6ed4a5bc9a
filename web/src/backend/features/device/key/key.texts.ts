import type { KEY_DRIVERS } from "@tresen/contract/device/device.values";

export type KeyDriver = (typeof KEY_DRIVERS)[number];

export const KEY_TEXTS = {
  create: "Schlüssel erstellen",
  renew: "Schlüssel erneuern",
  renewTitle: "Schlüssel erneuern?",
  renewText:
    "Der bisherige Schlüssel endet: er gilt noch 24 Stunden. Tragen Sie bis dahin den neuen am Gerät ein, sonst druckt " +
    "es nicht mehr.",
  failed: "Der Schlüssel konnte nicht erstellt werden.",
  title: (name: string): string => `Schlüssel für „${name}“`,
  shownOnce: "Schlüssel und Adresse werden nur jetzt gezeigt. Kopieren Sie, was Sie brauchen.",
  url: "Adresse",
  key: "Schlüssel",
  command: "Befehl",
  copy: (what: string): string => `${what} kopieren`,
  copied: "Kopiert.",
  copyFailed: "Das Kopieren ist nicht gelungen. Bitte markieren und kopieren Sie den Text.",
  steps: "So verbinden Sie das Gerät",
  download: "Druckprogramm herunterladen",
} as const;

/** What is done at the device, in the words of its own pages. */
export const KEY_STEPS: Readonly<Record<KeyDriver, readonly string[]>> = {
  cloudprnt: [
    "Öffnen Sie im Browser die IP-Adresse des Druckers und melden Sie sich an.",
    "Schalten Sie unter „CloudPRNT“ den Dienst ein („Enable“).",
    "Tragen Sie bei „Server URL“ die Adresse ein und bei „Polling Time“ 5 Sekunden.",
    "Speichern Sie („Submit“, dann „Save“) und lassen Sie den Drucker neu starten.",
  ],
  "epson-sdp": [
    "Öffnen Sie im Browser die IP-Adresse des Druckers (EPSON Web Config) und melden Sie sich an.",
    "Schalten Sie „Server Direct Print“ ein.",
    "Tragen Sie bei „Server 1“ als URL die Adresse ein und als Intervall 5 Sekunden.",
    "Speichern Sie und starten Sie den Drucker neu.",
  ],
  "escpos-network": [
    "Laden Sie das Druckprogramm auf einen Computer im Netzwerk des Druckers. Es braucht Node.js ab Version 18.17.",
    "Setzen Sie im Befehl statt 192.168.1.50 die IP-Adresse des Druckers ein.",
    "Starten Sie es mit dem Befehl im Ordner der Datei, am besten bei jedem Start des Computers.",
  ],
};

/** How the print program is started. */
export const agentCommand = (url: string): string => `node print-agent.mjs --device ${url} --printer 192.168.1.50:9100`;
