import type { Payroll } from "./payroll.resource";
import { type PaidSheet, type PayrollLine, decimalAmount, decimalHours, payrollLines } from "./payroll-lines";

interface Asked {
  sheets: readonly PaidSheet[];
  payroll: Payroll;
  /** `2026-11`. */
  month: string;
}

/** The number that LODAS gives to values in hours. */
const HOURS = "1";
const RECORD = "10";

/**
 * The hours of a month for DATEV LODAS, by public examples of its ASCII import: it could not be checked against the
 * maker's own description. The file is to be encoded in Windows-1252.
 */
export function lodasFile({ sheets, payroll, month }: Asked): string {
  const [year = "", number = ""] = month.split("-");
  const lines = payrollLines({ sheets, payroll, format: "lodas" }).map((line) => {
    const { personnelNumber, wageType, amount } = line;
    const key = amount === null ? HOURS : payroll.amountKey;
    return [RECORD, `01/${number}/${year}`, personnelNumber, wageType, key, valueOf(line), ""].join(";");
  });
  return [
    "[Allgemein]",
    "Ziel=LODAS",
    "Version_SST=1.0",
    `BeraterNr=${payroll.consultant}`,
    `MandantenNr=${payroll.client}`,
    "Feldtrennzeichen=;",
    "Zahlenkomma=,",
    "Datumsformat=TT/MM/JJJJ",
    "",
    "[Satzbeschreibung]",
    `${RECORD};u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;`,
    "",
    "[Bewegungsdaten]",
    ...lines,
  ]
    .map((line) => `${line}\r\n`)
    .join("");
}

const valueOf = ({ minutes, amount }: PayrollLine): string =>
  amount === null ? decimalHours(minutes) : decimalAmount(amount);

const BMD_COLUMNS = "pnr;jahr;monat;lohnart;stunden";
const BMD_AMOUNT = "betrag";

/**
 * The hours of a month for BMD, which reads any columns that are assigned there; amounts have a column of their own, where
 * a wage type asks for them. It could not be checked against the
 * maker's own description. The file is to be encoded in Windows-1252.
 */
export function bmdPayrollFile({ sheets, payroll, month }: Asked): string {
  const [year = "", number = ""] = month.split("-");
  const all = payrollLines({ sheets, payroll, format: "bmd" });
  const hasAmounts = all.some(({ amount }) => amount !== null);
  const lines = all.map((line) => {
    const { personnelNumber, wageType, amount } = line;
    const values = amount === null ? [valueOf(line), ""] : ["", valueOf(line)];
    return [personnelNumber, year, String(Number(number)), wageType, ...(hasAmounts ? values : [valueOf(line)])].join(
      ";",
    );
  });
  return [hasAmounts ? `${BMD_COLUMNS};${BMD_AMOUNT}` : BMD_COLUMNS, ...lines].map((line) => `${line}\r\n`).join("");
}
