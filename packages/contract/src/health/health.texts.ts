import type { AlarmKind } from "../device/alarm-kinds";
import type { HealthArea } from "./health";
import type { ReturnKind } from "./returned-mail";

export const HEALTH_AREA_TITLES: Readonly<Record<HealthArea, string>> = {
  queues: "Hintergrundaufgaben",
  records: "Liegengebliebene Änderungen",
  schedules: "Zeitpläne",
  services: "Dienste",
  mails: "Mails, die zurückkamen",
  sms: "SMS",
  devices: "Drucker und Anzeigen",
  versions: "Versionen",
};

/** `at least 100` where no more are counted. */
const number = ({ count, most }: { count: number; most: number }): string =>
  count >= most ? `mindestens ${most}` : String(count);

interface Counted {
  count: number;
  most: number;
}

export const QUEUE_HEALTH = {
  idle: "Nichts zu tun.",
  open: (counted: Counted): string => `Offen: ${number(counted)}.`,
  late: (counted: Counted): string => `Offen: ${number(counted)}. Die älteste hätte längst begonnen.`,
  lateAdvice:
    "Warten Sie ein paar Minuten. Wird es nicht weniger, sehen Sie unter „Zeitpläne“ nach, ob verlorene Aufgaben noch " +
    "gesucht werden, und melden Sie es dem Support.",
  troubled: (counted: Counted): string => `Fehlgeschlagen oder ungewiss: ${number(counted)}.`,
  troubledAdvice: "Öffnen Sie die Aufgaben und entscheiden Sie: noch einmal ausführen oder abbrechen.",
} as const;

export const RECORD_HEALTH = {
  title: "Änderungen, die nicht verarbeitet wurden",
  none: "Alle Änderungen wurden verarbeitet.",
  some: (counted: Counted): string => `Nicht verarbeitet: ${number(counted)}.`,
  advice: (command: string): string =>
    "Beheben Sie die Ursache aus dem Protokoll der Funktion und verarbeiten Sie die Änderungen dann erneut, hier oder mit " +
    command,
} as const;

export const SCHEDULE_HEALTH = {
  soon: "Läuft bald zum ersten Mal.",
  never: "Ist noch nie gelaufen.",
  done: "Zuletzt erfolgreich gelaufen.",
  failed: "Zuletzt fehlgeschlagen.",
  late: "Läuft nicht mehr: mindestens drei Läufe fehlen.",
  failedAdvice: "Der nächste Lauf versucht es von selbst. Schlägt auch er fehl, melden Sie es dem Support.",
  lateAdvice: "Prüfen Sie, ob der Zeitplan eingeschaltet ist, und melden Sie es dem Support.",
} as const;

/** The services that are looked after besides payment providers. */
export const SERVICE_TITLES = { mail: "E-Mail", sms: "SMS", push: "Benachrichtigungen" } as const;

export const SERVICE_HEALTH = {
  unused: "In letzter Zeit nichts gesendet.",
  sent: "Zuletzt erfolgreich gesendet.",
  failed: "Die letzte Nachricht kam nicht an.",
  failedAdvice: "Senden Sie in der Konfiguration eine Testnachricht. Kommt auch sie nicht an, prüfen Sie den Absender.",
  offered: "Die Schlüssel werden angenommen.",
  refused: "Wird im Shop nicht angeboten: Der Anbieter nimmt die Schlüssel nicht an oder antwortet nicht.",
  refusedAdvice: "Prüfen Sie die Schlüssel in der Konfiguration und berichtigen Sie sie.",
  noPayments: "Keine Online-Zahlung eingerichtet.",
} as const;
export const PAYMENT_HEALTH = { title: "Online-Zahlung" } as const;

const ofSent = ({ returned, sent }: { returned: number; sent: number }): string =>
  `In 7 Tagen ${returned === 1 ? "kam 1 E-Mail" : `kamen ${returned} E-Mails`} von ${sent} zurück.`;

export const MAIL_HEALTH = {
  title: "E-Mails der letzten 7 Tage",
  none: "Keine E-Mail kam zurück.",
  some: ofSent,
  complaints: (count: number): string =>
    `In 7 Tagen ${count === 1 ? "wurde 1 E-Mail" : `wurden ${count} E-Mails`} als unerwünscht gemeldet.`,
  oddAdvice: "Sehen Sie unten nach, welche es sind, und berichtigen Sie die Adressen.",
  badAdvice:
    "Der Mail-Dienst sperrt Absender, deren E-Mails oft zurückkommen. Berichtigen Sie die Adressen und sehen Sie nach, " +
    "woher sie stammen.",
  complaintAdvice:
    "Der Mail-Dienst sperrt Absender, deren E-Mails oft gemeldet werden. Prüfen Sie, welche Nachrichten Sie " +
    "verschicken und ob die Empfänger sie wollen.",
} as const;

export const RETURN_TEXTS: Readonly<Record<ReturnKind, { label: string; advice: string }>> = {
  permanent: {
    label: "unzustellbar",
    advice: "Die Adresse gibt es nicht. Rufen Sie an und berichtigen Sie sie. Werbung geht nicht mehr dorthin.",
  },
  transient: {
    label: "vorerst unzustellbar",
    advice: "Das Postfach ist voll oder nicht erreichbar. Rufen Sie an, wenn es eilt.",
  },
  complaint: {
    label: "als unerwünscht gemeldet",
    advice: "Werbung geht nicht mehr dorthin. Senden Sie nur, was zu einer Bestellung gehört.",
  },
};

export const SMS_HEALTH = {
  used: ({ used, limit }: { used: number; limit: number }): string => `${used} von ${limit} SMS in 24 Stunden.`,
  oddAdvice: "Bei sehr vielen Bestellungen reichen sie vielleicht nicht. Eine E-Mail-Adresse der Filiale hilft.",
  badAdvice:
    "Weitere SMS an die Filiale gehen heute nicht mehr hinaus. Achten Sie auf den Bestelltresen und prüfen Sie, ob die " +
    "E-Mails der Filiale ankommen.",
} as const;

export const DEVICE_HEALTH = {
  fine: "Alle Drucker und Anzeigen arbeiten.",
  advice: {
    late: "Sehen Sie am Drucker nach und drucken Sie am Gerät erneut oder an einem anderen.",
    unconfirmed: "Sehen Sie nach, ob das Papier herausgekommen ist, und bestätigen Sie es am Gerät.",
    failed: "Öffnen Sie das Gerät und drucken Sie erneut oder an einem anderen.",
    expired: "Öffnen Sie das Gerät und entscheiden Sie, was noch gedruckt werden soll.",
    "paper-out": "Legen Sie Papier ein.",
    "cover-open": "Schließen Sie den Deckel.",
    "printer-error": "Schalten Sie den Drucker aus und wieder ein und sehen Sie nach Messer und Papier.",
    "printer-silent": "Prüfen Sie Strom, Netzwerk und das Druckprogramm.",
    "display-silent": "Prüfen Sie Strom und Netzwerk der Anzeige und öffnen Sie ihre Seite.",
    "subscription-gone": "Öffnen Sie das Gerät im Browser und schalten Sie die Benachrichtigungen wieder ein.",
  } satisfies Record<AlarmKind, string>,
} as const;

export const VERSION_HEALTH = {
  migrations: "Datenbestand",
  current: (count: number): string => `Auf dem Stand dieser Version: ${count} Umstellungen abgeschlossen.`,
  behind: ({ done, all }: { done: number; all: number }): string =>
    `Erst ${done} von ${all} Umstellungen dieser Version sind abgeschlossen.`,
  behindAdvice: "Rollen Sie diese Version noch einmal aus und sehen Sie im Protokoll der Umstellung nach.",
} as const;
