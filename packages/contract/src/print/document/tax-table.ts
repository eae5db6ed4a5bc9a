import { type Cents, formatRate } from "../../kit/money";
import type { TaxLine } from "../../order/pricing";
import type { Paper, PaperLine } from "../paper/paper";
import { RECEIPT_TEXTS } from "./document.texts";

/** Net, tax and gross for each rate, without the sign of the currency, for which narrow paper has no room. */
export function taxTable(taxes: readonly TaxLine[]): Paper {
  const { taxRate, taxNet, taxAmount, taxGross } = RECEIPT_TEXTS;
  return [
    row([taxRate, taxNet, taxAmount, taxGross]),
    ...taxes.map(({ rate, net, tax, gross }) => row([formatRate(rate), bare(net), bare(tax), bare(gross)])),
  ];
}

/** Made when it is first needed. */
let decimals: Intl.NumberFormat | undefined;

/** `1234` → `12,34`. */
function bare(cents: Cents): string {
  decimals ??= new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return decimals.format(cents / 100);
}

function row(cells: readonly string[]): PaperLine {
  return {
    kind: "columns",
    columns: cells.map((cell, index) =>
      index === 0 ? { text: cell, width: 6 } : { text: cell, width: "rest", align: "right" },
    ),
  };
}
