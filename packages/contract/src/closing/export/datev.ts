import { type Instant, type LocalDate, zonedTime } from "../../kit/time";
import type { Closing } from "../closing";
import { CLOSINGS_TITLE } from "../closing.texts";
import type { Ledger } from "../ledger/ledger.resource";
import { decimal } from "./closing-csv";
import { DATEV_COLUMNS } from "./datev-columns.texts";
import { postingsOf } from "./postings";

/** Where the filled columns are. Others stay empty. */
const FILLED = {
  amount: 0,
  side: 1,
  currency: 2,
  account: 6,
  contra: 7,
  key: 8,
  day: 9,
  number: 10,
  text: 13,
  fixed: 113,
};

interface Exported {
  closings: readonly Closing[];
  ledger: Ledger;
  zone: string;
  currency: string;
  now: Instant;
}

/**
 * Postings of closings as DATEV `EXTF` 700, category 21 (Buchungsstapel), version 13. Amounts are positive, with the side
 * of the first account beside them. The file is to be encoded in Windows-1252. The closings are of one fiscal year. It
 * could not be checked against the maker's own description.
 */
export function datevFile({ closings, ledger, zone, currency, now }: Exported): string {
  const days = closings.map((closing) => dayOf({ closing, zone }));
  const lines = closings.flatMap((closing) => {
    const [, month = "", day = ""] = dayOf({ closing, zone }).split("-");
    return (
      postingsOf({ closing, ledger })
        // What is 0 after a correction has nothing to be posted, even where a cent of tax moved.
        .filter(({ amount }) => amount !== 0)
        .map(({ account, contra, amount, taxed, text }) => {
          const cells = DATEV_COLUMNS.map(() => "");
          cells[FILLED.amount] = decimal(Math.abs(amount));
          cells[FILLED.side] = quoted(amount < 0 ? "H" : "S");
          cells[FILLED.currency] = quoted(currency);
          cells[FILLED.account] = account;
          cells[FILLED.contra] = contra;
          cells[FILLED.key] = quoted(taxed?.datevKey ?? "");
          cells[FILLED.day] = day + month;
          cells[FILLED.number] = quoted(`TA-${String(closing.number)}`);
          cells[FILLED.text] = quoted(text.slice(0, 60));
          cells[FILLED.fixed] = "0";
          return cells.join(";");
        })
    );
  });
  const head = headOf({ days, ledger, currency, now });
  return [head, DATEV_COLUMNS.join(";"), ...lines].map((line) => `${line}\r\n`).join("");
}

/** Whether all closings were made in one fiscal year, as a file has to be. */
export function isOneYear({ closings, ledger, zone }: Pick<Exported, "closings" | "ledger" | "zone">): boolean {
  return new Set(closings.map((closing) => yearOf({ day: dayOf({ closing, zone }), ledger }))).size <= 1;
}

function headOf({
  days,
  ledger,
  currency,
  now,
}: Pick<Exported, "ledger" | "currency" | "now"> & { days: readonly LocalDate[] }): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  return [
    ...[
      quoted("EXTF"),
      "700",
      "21",
      quoted("Buchungsstapel"),
      "13",
      made(now),
      "",
      quoted("TR"),
      quoted(""),
      quoted(""),
    ],
    ...[ledger.consultant, ledger.client, compact(yearOf({ day: first, ledger })), String(ledger.accountLength)],
    ...[compact(first), compact(last), quoted(CLOSINGS_TITLE), quoted(""), "1", "0", "0", quoted(currency)],
    ...["", quoted(""), "", "", quoted(""), "", "", quoted(""), quoted("")],
  ].join(";");
}

function dayOf({ closing, zone }: { closing: Pick<Closing, "closedAt">; zone: string }): LocalDate {
  return zonedTime({ at: Date.parse(closing.closedAt), zone }).date;
}

/** The first day of the fiscal year. */
function yearOf({ day, ledger: { yearStart } }: { day: LocalDate; ledger: Pick<Ledger, "yearStart"> }): LocalDate {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return `${String(month < yearStart ? year - 1 : year)}-${String(yearStart).padStart(2, "0")}-01`;
}

function compact(day: LocalDate): string {
  return day.replaceAll("-", "");
}

/** `YYYYMMDDHHMMSSFFF`. */
function made(now: Instant): string {
  return new Date(now).toISOString().replace(/\D/g, "");
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
