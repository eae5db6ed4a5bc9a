import type { ComplianceSeverity } from "@tresen/contract/catalog/compliance/compliance";
import { COMPLIANCE_TITLES } from "@tresen/contract/catalog/compliance/compliance.texts";
import type { ComplianceRule } from "@tresen/contract/catalog/compliance/rule-names";
import { type Instant, formatDateTime } from "@tresen/contract/kit/time";

const SEVERITIES: Readonly<Record<ComplianceSeverity, { one: string; many: string }>> = {
  error: { one: "Fehler", many: "Fehler" },
  warning: { one: "Warnung", many: "Warnungen" },
  hint: { one: "Hinweis", many: "Hinweise" },
};

export const CHECK_TEXTS = {
  explanation:
    "Geprüft wird, was Kunden sehen können: aktive Produkte und solche, die auch nicht verfügbar sichtbar bleiben. Nichts davon " +
    "verhindert, dass etwas veröffentlicht wird, und keine Prüfung ersetzt eine rechtliche.",
  scope: "Was geprüft wird",
  wholeShop: "Ganzer Shop",
  severity: (severity: ComplianceSeverity): string => SEVERITIES[severity].one,
  count: ({ severity, count }: { severity: ComplianceSeverity; count: number }): string =>
    `${count} ${count === 1 ? SEVERITIES[severity].one : SEVERITIES[severity].many}`,
  severities: "Schwere",
  allSeverities: "Alle",
  rule: "Art",
  allRules: "Alle Arten",
  search: "In der Prüfung suchen",
  columns: { severity: "Schwere", name: "Produkt", rule: "Art", message: "Was auffällt", actions: "Aktionen" },
  table: "Was auffällt",
  toField: (name: string): string => `Zum Feld von ${name}`,
  open: "Zum Feld",
  checking: ({ done, total }: { done: number; total: number }): string => `${done} von ${total} Produkten geprüft …`,
  checked: ({ total, open, marked }: Record<"total" | "open" | "marked", number>): string =>
    `${total === 1 ? "1 Produkt" : `${total} Produkte`} geprüft, ${open === 1 ? "1 Befund" : `${open} Befunde`}` +
    `${marked > 0 ? `, ${marked} weitere so gewollt` : ""}.`,
  found: (count: number): string => `, ${count === 1 ? "1 Befund" : `${count} Befunde`}`,
  none: "Hier fällt nichts auf.",
  noneFiltered: "Kein Befund passt zu diesen Filtern.",
  more: (count: number): string => `${count} weitere anzeigen`,
  export: "Als CSV speichern",
  file: "pruefung.csv",
  mark: "So gewollt",
  markOf: ({ rule, name }: { rule: ComplianceRule; name: string }): string =>
    `So gewollt: ${COMPLIANCE_TITLES[rule]}, ${name}`,
  markTitle: "Ist das so gewollt?",
  markExplanation:
    "Der Befund zählt nicht mehr mit und steht unter „So gewollt“. Ändert sich, worum es geht, fällt er wieder auf.",
  note: "Notiz (optional)",
  noteHint: "Etwa warum, für alle, die hier prüfen.",
  markFailed: "Der Befund konnte nicht als gewollt vermerkt werden.",
  marked: (count: number): string => `So gewollt (${count})`,
  markedTable: "Befunde, die so gewollt sind",
  markedBy: ({ by, at, zone }: { by: string; at: Instant; zone: string }): string =>
    `${by ? `${by}, ` : ""}${formatDateTime({ at, zone })}`,
  takeBack: "Zurücknehmen",
  takeBackOf: ({ rule, name }: { rule: ComplianceRule; name: string }): string =>
    `Zurücknehmen: ${COMPLIANCE_TITLES[rule]}, ${name}`,
  takenBack: (rule: ComplianceRule): string => `„${COMPLIANCE_TITLES[rule]}“ fällt wieder auf.`,
  takeBackFailed: "Der Vermerk konnte nicht zurückgenommen werden.",
  failed: "Die Daten für die Prüfung konnten nicht geladen werden.",
} as const;
