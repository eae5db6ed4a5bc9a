import type { Cents } from "../../kit/money";
import { CSV_START, csvLines } from "../../kit/table/csv";
import { formatDateTime } from "../../kit/time";
import type { Closing } from "../closing";
import { CLOSING_WORDS as words } from "../closing-words.texts";
import { NO_RECEIPT } from "../closing.texts";
import { type ClosingLine, cashLines, closingParts } from "./closing-lines";
import { CSV_TITLES } from "./export.texts";

/** The sums of closings as a table for spreadsheets: one line for each sum. @param branchName where a closing kept none. */
export function closingCsv({
  closings,
  branchName,
  zone,
}: {
  closings: readonly Closing[];
  branchName: string;
  zone: string;
}): string {
  const time = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  const rows = closings.flatMap((closing) => {
    const { number, from, closedAt, by, note, hash, sums } = closing;
    const head = [String(number), from === null ? "" : time(from), time(closedAt)];
    const about = [closing.branchName ?? branchName, by.name, note, hash, NO_RECEIPT];
    const cells = (part: string, { label, net, tax, gross }: ClosingLine): string[] => [
      ...[...head, part, label],
      ...[net, tax, gross].map((cents) => (cents === undefined ? "" : decimal(cents))),
      ...about,
    ];
    return [
      ...closingParts(sums).flatMap(({ title, lines }) => lines.map((line) => cells(title, line))),
      ...cashLines(closing).map((line) => cells(words.cash, line)),
    ];
  });
  return CSV_START + csvLines([CSV_TITLES, ...rows]);
}

/** Cents with a decimal comma and no other sign: -1234 → `-12,34`. */
export function decimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
