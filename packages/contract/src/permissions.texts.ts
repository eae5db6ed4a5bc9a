import { ABSENCES_TITLE } from "./absence/absence.texts";
import { TIME_SHEETS_TITLE } from "./time-sheet/time-sheet.texts";
import { ACCESS_KEYS_TITLE } from "./access-key/access-key.texts";
import { HEALTH_TITLE } from "./health/health-title.texts";
import { CLOSINGS_TITLE } from "./closing/closing.texts";
import { JOBS_TITLE } from "./job/jobs-title.texts";
import { UPLOAD_RECORDS_TITLE } from "./media/upload-record/upload-record.texts";
import { PRIVACY_TITLE } from "./privacy/privacy.texts";
import { STATISTICS_TITLE } from "./statistics/statistics.texts";
import { REMINDERS_TITLE } from "./reminder/reminders-title.texts";
import type { Verb } from "./kit/access";

export const VERB_TITLES: Readonly<Record<Verb, string>> = {
  read: "ansehen",
  create: "anlegen",
  update: "ändern",
  remove: "löschen",
};
/** Headings of permission groups that are no resources. */
export const GROUP_TITLES: Readonly<Record<string, string>> = {
  orders: "Bestellungen",
  closings: CLOSINGS_TITLE,
  "print-jobs": "Drucke",
  "access-keys": ACCESS_KEYS_TITLE,
  uploads: UPLOAD_RECORDS_TITLE,
  reminders: REMINDERS_TITLE,
  absences: ABSENCES_TITLE,
  "time-sheets": TIME_SHEETS_TITLE,
  config: "Konfiguration",
  snapshot: "Veröffentlichter Stand",
  jobs: JOBS_TITLE,
  logs: "Protokoll",
  statistics: STATISTICS_TITLE,
  health: HEALTH_TITLE,
  privacy: PRIVACY_TITLE,
};
export const ACTION_TITLES: Readonly<Record<string, string>> = {
  "orders.read": "ansehen",
  "order.phone": "am Telefon aufnehmen",
  "order.confirm": "bestätigen",
  "order.counter-appointment": "anderen Termin vorschlagen",
  "order.reject": "ablehnen",
  "order.cancel": "stornieren",
  "order.in-delivery": "ausliefern oder bereitstellen",
  "order.completed": "abschließen",
  "order.begin": "vor der Zeit beginnen",
  "order.print": "drucken",
  "closings.read": "ansehen und als Datei holen",
  "closings.create": "abschließen",
  "closings.book": "Korrekturen und Trinkgeld buchen",
  "digital-signage-devices.command": "Befehle geben",
  "digital-signage-devices.picture": "Bild des Bildschirms ansehen",
  "digital-signage-devices.preview": "Vorschau von Szenen, Filmsequenzen und Streams abspielen",
  "digital-signage-devices.plays": "Wiedergabenachweis ansehen",
  "print-jobs.read": "ansehen",
  "print-jobs.handle": "erneut drucken, umleiten und verwerfen",
  "print-jobs.summary": "Tagesübersichten drucken",
  "devices.test": "ausprobieren und Schlüssel erzeugen",
  "order.undo": "letzten Schritt rückgängig machen",
  "order.reopen": "Abgeschlossene wieder öffnen",
  "order.drive": "Lieferungen verteilen",
  "order.note": "Notizen schreiben",
  "order.change": "Positionen ändern",
  "order.refund": "Geld zurückgeben",
  "order.payment-link": "Link zum Bezahlen senden",
  "order.busy": "Wartezeit und Pause setzen",
  "product.sold-out": "Ausverkauftes melden",
  "order.check-payment": "Zahlung prüfen",
  "order.resend": "Nachricht an die Filiale wiederholen",
  "external-users.keys": "Schlüssel erzeugen, senden und widerrufen",
  "user.assign": "Rollen und Filialen ändern",
  "user.account": "Einladen, Sitzungen beenden, verlorenen zweiten Faktor entfernen",
  "user.personnel": "Personaldaten ansehen und ändern",
  "user.policy": "festlegen, welche Rollen einen zweiten Faktor brauchen",
  "uploads.handle": "umbenennen, aufbewahren und löschen, und unbenutzte ansehen",
  "customers.export": "alles herausgeben, was zu einem Kunden gespeichert ist",
  "tasks.plan": "mehr als Status und Checkliste ändern",
  "privacy.retention": "Aufbewahrungsfristen bestätigen",
  "reminder.manage": "Erinnerungen einstellen",
  "absence.decide": "von anderen ansehen, eintragen und entscheiden",
  "time-sheets.decide": "von anderen ansehen, stellvertretend bestätigen, genehmigen, sperren und wieder öffnen",
  "config.update": "ändern",
  "jobs.read": "ansehen",
  "job.retry": "noch einmal versuchen",
  "job.cancel": "abbrechen",
  "branch.test-message": "Testnachricht senden",
  "access-keys.read": "ansehen",
  "access-keys.manage": "verbinden, erneuern und widerrufen",
  "push.subscribe": "Browser für Push-Nachrichten anmelden",
  "logs.read": "ansehen",
  "statistics.read": "ansehen",
  "health.read": "ansehen",
  "health.redrive": "liegengebliebene Änderungen erneut verarbeiten",
  "privacy.locked": "gesperrte Rechnungsdaten ansehen",
  "privacy.erasures": "Löschungen ansehen",
  "privacy.replay": "Löschungen nach einer Wiederherstellung wiederholen",
  "snapshot.read": "ansehen",
  "snapshot.rebuild": "neu aufbauen",
};
