export const LEDGER = { one: "Buchungskonten", many: "Buchungskonten" };
export const EXPECTED_ACCOUNT = "Bitte geben Sie nur Ziffern ein.";
export const EXPECTED_SYMBOL = "Bitte geben Sie höchstens zwei Buchstaben (A–Z) oder Ziffern ein.";

export const LEDGER_FIELDS = {
  name: "Name",
  branch: "Filiale",
  accounts: "Konten",
  datev: "DATEV",
  bmd: "BMD",
  clearing: "Verrechnungskonto",
  clearingHint: "Über dieses Konto laufen Erlöse und Zahlungen eines Abschlusses; danach steht es auf 0.",
  cash: "Kassa",
  card: "Karte an der Tür oder Kassa",
  voucher: "Essensgutscheine",
  online: "Online-Zahlungen",
  onSite: "Rest vor Ort",
  deposits: "Pfand",
  tips: "Trinkgeld",
  rates: "Erlöskonten je Steuersatz",
  rateEntry: "Steuersatz",
  rate: "Steuersatz",
  revenue: "Erlöskonto",
  datevKey: "DATEV-Steuerschlüssel",
  datevKeyHint: "Leer bei Automatikkonten.",
  bmdCode: "BMD-Steuercode",
  consultant: "Beraternummer",
  client: "Mandantennummer",
  accountLength: "Länge der Sachkonten",
  yearStart: "Erster Monat des Wirtschaftsjahres",
  bmdSymbol: "Buchungssymbol",
};
