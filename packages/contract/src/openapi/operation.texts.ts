import type { Access } from "../kit/access";
import type { ErrorKind } from "../kit/errors";

/** Who may use a call. */
export const ACCESS_TEXTS: Record<Access, string> = {
  public: "Für alle.",
  customer: "Für alle.",
  staff: "Für angemeldete Mitarbeitende, beschränkt auf ihre Filialen.",
  manager: "Für ROLE_ADMIN und für ROLE_MANAGER in den eigenen Filialen.",
  admin: "Nur für ROLE_ADMIN.",
};

/** The meaning of each kind of error. */
export const ERROR_TEXTS: Record<ErrorKind, string> = {
  input: "Die Anfrage ist fehlerhaft; jeder Fehler nennt sein Feld.",
  unauthenticated: "Nicht angemeldet, oder die Sitzung ist abgelaufen.",
  forbidden: "Nicht erlaubt: Rolle, Filiale oder fremder Ursprung.",
  missing: "Gibt es nicht.",
  method: "Diese Methode gibt es hier nicht.",
  conflict:
    "Widerspricht dem Stand der Daten: veraltete Version, vergebener Wert, unmöglicher Statuswechsel " +
    "oder noch verwendet.",
  tooLarge: "Die Anfrage ist größer als 1 MB, eine Datei größer als 4 MB.",
  limit: "Zu viele Versuche.",
  upstream: "Ein Dienst, der dafür nötig ist, antwortet nicht.",
  unavailable: "Der Datenspeicher antwortet gerade nicht.",
  internal: "Unerwarteter Fehler.",
};

const listed = (size: number): string =>
  `Was in einer Liste Platz hat: lange Texte gekürzt (sie enden mit „…“), von vielen oder großen Positionen die ersten (\`itemCount\` zählt alle), ohne Dateien. Alles Übrige liefert \`GET /api/orders/{id}\`. Eine Seite hat höchstens 500 Bestellungen (ohne \`limit\`: ${size}) und etwa 1 MB; sie kann auch weniger haben als verlangt, sogar keine, und trotzdem einen \`cursor\` für die nächste.`;
const VERSIONED =
  "Mit der gelesenen `version` folgt 409, wenn die Bestellung inzwischen geändert wurde. Ohne sie " +
  "entscheidet allein, ob der jetzige Stand den Schritt zulässt.";

/** The answer of the calls by which staff act on an order. */
const ACTED =
  "Die Antwort ist die ganze Bestellung (`StaffOrder`) für Personen, die sie ansehen dürfen (`orders.read`), sonst nur " +
  "ihr Stand (`OrderProgress`).";

const VERSIONS =
  "Für alle, die den Eintrag selbst ganz lesen dürfen; Versionen gelöschter Einträge nur für ROLE_ADMIN. `resource` ist " +
  "eine Ressource dieser Beschreibung, oder `config` mit der Id `config`. Versionen werden 400 Tage lang aufbewahrt.";
const TAKEN_BACK =
  "Eine Änderung nimmt zurück, wer mit `PUT` die Felder der Version davor und die jetzige `version` sendet.";

/** Details that do not fit into the summary. */
export const NOTES: Readonly<Record<string, string>> = {
  saveConfig:
    "Ohne `version` ändern sich nur die genannten Felder, auch wenn mehrere zugleich speichern. Mit " +
    "`version` wird die ganze Konfiguration ersetzt: was fehlt, bekommt seine Vorgabe; ist die " +
    "Version veraltet, folgt 409.",
  createPreviewLink:
    "Eine eigene Rolle braucht dafür `sites.read` und `sites.update`, denn wer den Link hat, liest die Seite.",
  currentOrders: `Älteste zuerst. ${listed(100)}`,
  missedOrders: `Älteste zuerst. ${listed(100)}`,
  orders: `Neueste zuerst. ${listed(50)}`,
  createImage:
    "Für alle, die etwas mit Bildern oder die Konfiguration ändern dürfen. JPEG, PNG, WebP, AVIF, HEIC, GIF oder SVG, höchstens 4 MB und " +
    "50 Megapixel; über das Format entscheidet der Inhalt. Aufnahmeort und andere Angaben der Kamera werden entfernt. " +
    "Ein Feld verweist auf das Bild mit `{id, version, extension}`; seine `version` ist `fileVersion`. Ohne `data` nennt " +
    "`upload` ein Formular, mit dem die Datei bis 40 MB an den Speicher gesendet wird: alle `fields`, dann `Content-Type` " +
    "(`image/…`), zuletzt `file`. Danach folgt `POST images/{id}/uploaded`.",
  imageUploaded:
    "Der Inhalt entscheidet. Ein neues Bild ist danach `ready` oder `refused`; ein Bild, das schon eine Datei hat, behält " +
    "sie, wenn die neue abgelehnt wird, und `refusal` sagt, warum. Wiederholt antwortet dasselbe. 409, solange die Datei " +
    "nicht angekommen ist, wenn das Bild inzwischen eine andere bekommen hat, und wenn mehrere angekommen sind und `key` " +
    "nicht sagt, welche gemeint ist.",
  versions: `${VERSIONS} ${TAKEN_BACK}`,
  version: VERSIONS,
  saveListViews:
    "Ersetzt alle. Version 0 heißt, dass noch nichts gespeichert ist; 409, wenn inzwischen gespeichert wurde.",
  ...Object.fromEntries(
    [
      "confirmOrder",
      "rejectOrder",
      "cancelOrder",
      "dispatchOrder",
      "completeOrder",
      "requestPaymentLink",
      "undoStep",
      "reopenOrder",
      "proposeAppointment",
      "changeItem",
      "refundOrder",
    ].map((call) => [call, `${VERSIONED} ${ACTED}`]),
  ),
  updatePaymentStatus: ACTED,
  addNote: ACTED,
  ...Object.fromEntries(
    ["retryJob", "cancelJob"].map((call) => [
      call,
      "Die Antwort ist die ganze Hintergrundaufgabe für Personen, die sie ansehen dürfen (`jobs.read`), sonst nur " +
        "`id` und `state`.",
    ]),
  ),
};

export const OPERATION_TEXTS = {
  idempotencyKey:
    "Frei gewählter Schlüssel. Mit demselben Schlüssel und Inhalt geschieht es nur einmal, und die Antwort ist die erste, " +
    "beim Stempeln die jetzige Aktivität; mit anderem Inhalt 409.",
  pin: "Die PIN der Person, wo der Schlüssel der eines Terminals ist. Mit einem eigenen Schlüssel wird sie nicht gebraucht.",
  retryAfter: "Sekunden, bis es wieder geht, wo das bekannt ist.",
  document: "Ein OpenAPI-Dokument, nicht in `data` verpackt.",
  cursor: "Für die nächste Seite; null nach der letzten.",
  total: "Wie viele es insgesamt sind, wo es ohne weiteres Lesen bekannt ist.",
  etag: "Ändert sich mit den Daten.",
  unchanged: "Unverändert seit dem ETag aus `If-None-Match`.",
  replayed: "Steht nur da, wenn es die Bestellung zu diesem `Idempotency-Key` schon gab.",
} as const;
