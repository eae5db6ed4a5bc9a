export const DESCRIPTION = [
  "Erfolg ist `{ data }`, Listen sind `{ data, cursor }`: `cursor` der nächsten Seite oder null. " +
    "Fehler sind `{ errors: [{ field?, code, message }], requestId }`; `message` ist deutsch und zum " +
    "Anzeigen bestimmt, `code` bleibt gleich.",
  "Beträge sind ganze Cent, Steuersätze Dezimalzahlen (0.1 für 10 %), Zeitpunkte ISO 8601 mit " +
    "Zeitzone. Ein Zeitpunkt ohne Zeitzone gilt in der Zeitzone der Filiale.",
  "Schreibende Aufrufe aus Browsern müssen vom selben Ursprung kommen, wenn sie ein " +
    "Sitzungs-Cookie mitschicken; das Anmelden immer. `PUT` schickt den ganzen Eintrag samt " +
    "gelesener `version`; ist sie veraltet, folgt 409. Unbekannte Felder werden abgelehnt. Einen " +
    "Inhalt, den ein Aufruf nicht beschreibt, liest niemand. Anfragen sind höchstens 1 MB groß, " +
    "Dateien höchstens 4 MB.",
].join("\n\n");

export const OPENAPI_TEXTS = {
  title: "Tresen",
  session: "Sitzung von Mitarbeitenden, gesetzt durch `POST /api/login`.",
  field:
    "Pfad des Feldes, etwa `items.0.amount`; fehlt, wenn der Fehler keinem Feld gilt. Bei " +
    "`record.referring` der Eintrag, der auf den zu löschenden verweist, etwa `menus.mnu_1`.",
  code: "Gleichbleibende Kennung, etwa `validation.blank` oder `order.branch_closed`.",
  message: "Deutscher Text zum Anzeigen.",
  states: "Bei manchen Antworten mit 409: was gespeichert ist, etwa Entwurf und Seite.",
  cents: "Ganze Cent",
  reference: (resource: string): string => `Id eines Eintrags von „${resource}“`,
} as const;

export const FORM_DESCRIPTION = "Mit Datum oder Zeit eine Verleihanfrage, sonst das Kontaktformular.";
export const FORM_TITLES = { contact: "Kontaktformular", rental: "Verleihanfrage" } as const;

/** The titles of the groups of calls that belong to no resource. */
export const TAG_TITLES: Readonly<Record<string, string>> = {
  init: "Start",
  openapi: "Beschreibung",
  config: "Konfiguration",
  "service-tests": "Tests von Diensten",
  login: "Anmelden",
  logout: "Abmelden",
  orders: "Bestellungen",
  versions: "Versionen",
  views: "Ansichten von Listen",
  images: "Bilder",
  bulk: "Viele Einträge",
  exports: "Export",
  imports: "Import",
};
