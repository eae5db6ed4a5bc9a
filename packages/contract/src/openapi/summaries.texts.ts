import type { calls } from "./calls";
import type { Resource } from "../kit/resource";

/*
 * A short summary of each call. It is kept apart from the calls, which every function of their domain bundles, since
 * only the API description uses it.
 */

export const SUMMARIES: Readonly<Record<keyof typeof calls, string>> = {
  init: "Alles, was der Shop zum Start braucht",
  openapi: "Diese Beschreibung",
  getConfig: "Konfiguration lesen",
  saveConfig: "Konfiguration ändern; mit `version` ganz ersetzen",
  analyticsLog: "Ein Ereignis zählen, nach Zustimmung zu Cookies",
  snapshotState: "Stand dessen, was der Shop zeigt",
  rebuildSnapshot: "Was der Shop zeigt neu aufbauen",
  login: "Anmelden; setzt das Sitzungs-Cookie",
  logout: "Abmelden",
  changePassword: "Eigenes Passwort ändern; alle anderen Sitzungen enden",
  me: "Wer angemeldet ist",
  branchMenus: "Die Produktkataloge einer Filiale",
  createPreviewLink:
    "Link zu einer Seite, die noch nicht öffentlich ist; der Schlüssel wird nur dieses eine Mal gezeigt",
  preview: "Die Seite, zu der ein Vorschau-Link führt",
  fullSlots: "Ausgebuchte Termine einer Filiale in einem Monat",
  sendTestMessage: "Eine Testnachricht an die Adresse oder Nummer der Filiale senden",
  testMessage: "Wie es um eine Testnachricht der Filiale steht",
  createUpload: "Datei für eine Bestellung hochladen",
  createImage: "Bild hochladen, auf das Felder von Einträgen dann verweisen",
  createOrder: "Bestellung oder Angebotsanfrage aufgeben",
  publicOrder: "Bestellung für Kunden",
  acceptCounterAppointment: "Vorgeschlagenen Termin annehmen",
  declineCounterAppointment: "Vorgeschlagenen Termin ablehnen; storniert",
  sendQuestionnaire: "Bestellung bewerten",
  withdrawOrder: "Vertrag widerrufen; ist er es schon, bleibt es dabei",
  abandonPayment: "Begonnene Zahlung aufgeben; ist sie schon bezahlt, gilt die Bestellung",
  currentOrders: "Offene Bestellungen der eigenen Filialen",
  missedOrders: "Unbestätigte Bestellungen, deren Termin oder Wartezeit verstrichen ist",
  orders: "Verlauf einer Filiale, neueste zuerst",
  order: "Eine Bestellung",
  confirmOrder: "Bestätigen",
  rejectOrder: "Ablehnen, mit Nachricht an den Kunden",
  cancelOrder: "Stornieren",
  dispatchOrder: "In Zustellung oder abholbereit",
  completeOrder: "Abschließen",
  undoStep: "Den letzten Schritt innerhalb von 10 Sekunden zurücknehmen",
  reopenOrder: "Eine heute abgeschlossene Bestellung wieder öffnen",
  updatePaymentStatus: "Zahlung beim Zahlungsdienst prüfen",
  resendNewOrderEmail: "Der Filiale die neue Bestellung noch einmal per E-Mail melden",
  resendNewOrderSms: "Der Filiale die neue Bestellung noch einmal per SMS melden",
  proposeAppointment: "Anderen Termin vorschlagen",
  changeItem: "Position ändern, entfernen (Menge 0) oder hinzufügen",
  refundOrder: "Betrag oder Positionen zurückerstatten",
  logs: "Was Personal und Plattform geändert haben, das Neueste zuerst",
  log: "Ein Eintrag des Protokolls",
  versions: "Die Versionen eines Eintrags, die neueste zuerst",
  version: "Eine Version eines Eintrags mit ihren Feldern und mit dem, was sich änderte",
  listViews: "Eigene Spalten und gespeicherte Ansichten einer Liste",
  saveListViews: "Eigene Spalten und Ansichten einer Liste speichern",
  jobs: "Hintergrundaufgaben wie gesendete E-Mails und SMS, neueste zuerst",
  job: "Eine Hintergrundaufgabe",
  retryJob: "Eine Hintergrundaufgabe noch einmal versuchen",
  startBulk: "Viele Einträge ändern oder löschen",
  startExport: "Einträge in eine Datei schreiben",
  startImport: "Einträge aus den Zeilen einer Tabelle anlegen und ändern",
  bulk: "Wie weit ein Vorgang mit vielen Einträgen ist",
  bulkReport: "Was aus den einzelnen Einträgen wurde",
  cancelBulk: "Einen Vorgang abbrechen; was schon geschehen ist, bleibt",
  undoBulk: "Einen Vorgang rückgängig machen, soweit die Einträge seither nicht geändert wurden",
  bulkFile: "Die Datei eines Exports; eine große liegt an einer Adresse, zu der 302 für einige Minuten führt",
  cancelJob: "Eine Hintergrundaufgabe abbrechen: eine, die noch nicht begonnen hat, oder eine mit vielen Einträgen",
  contactForm: "Kontaktformular oder Verleihanfrage senden",
  declareWithdrawal: "Widerruf ohne Zugang zur Bestellung erklären; die Antwort verrät nicht, ob es sie gibt",
};

/** Summaries of the generic calls of a resource. */
export function resourceSummaries({ one, many }: Pick<Resource, "one" | "many">) {
  return {
    list: `${many}: Liste`,
    options: `${many}: Bezeichnungen zur Auswahl`,
    get: `${one} lesen`,
    create: `${one} erstellen`,
    update: `${one} aktualisieren`,
    remove: `${one} löschen`,
  };
}
