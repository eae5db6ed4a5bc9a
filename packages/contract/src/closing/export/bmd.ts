import type { Closing } from "../closing";
import type { Ledger } from "../ledger/ledger.resource";
import { zonedTime } from "../../kit/time";
import { decimal } from "./closing-csv";
import { postingsOf } from "./postings";

const COLUMNS = "satzart;konto;gkonto;belegnr;belegdatum;buchsymbol;buchcode;prozent;steuercode;betrag;steuer;text";
const DEBIT = "1";
const CREDIT = "2";

/**
 * Postings of closings for BMD NTCS. Amounts have the sign of their side, and the tax within them the opposite one. The
 * file is to be encoded in Windows-1252. It could not be checked against the maker's own description.
 */
export function bmdFile({
  closings,
  ledger,
  zone,
}: {
  closings: readonly Closing[];
  ledger: Ledger;
  zone: string;
}): string {
  const lines = closings.flatMap((closing) => {
    const { date } = zonedTime({ at: Date.parse(closing.closedAt), zone });
    const day = date.split("-").toReversed().join(".");
    return postingsOf({ closing, ledger }).map(({ account, contra, amount, taxed, text }) =>
      [
        ...["0", account, contra, String(closing.number), day, ledger.bmdSymbol, amount < 0 ? CREDIT : DEBIT],
        ...[taxed ? percent(taxed.rate) : "0", taxed?.bmdCode ?? "0"],
        ...[decimal(amount), decimal(taxed ? 0 - taxed.tax : 0), text],
      ].join(";"),
    );
  });
  return [COLUMNS, ...lines].map((line) => `${line}\r\n`).join("");
}

/** 0.1 → `10`, 0.049 → `4,9`. */
function percent(rate: number): string {
  return String(Math.round(rate * 10_000) / 100).replace(".", ",");
}
