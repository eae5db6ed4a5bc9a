import { type Cents, formatRate } from "../../kit/money";
import type { PaidBy } from "../../statistics/statistics";
import { PAID_BY_LABELS } from "../booking.texts";
import type { Closing } from "../closing";
import type { Ledger } from "../ledger/ledger.resource";
import { LEDGER_FIELDS } from "../ledger/ledger-fields";
import { POSTING_TEXTS as texts } from "./export.texts";

/** A sum of a closing on two accounts. */
export interface Posting {
  account: string;
  contra: string;
  /** Cents that the account is debited with; negative where it is credited. */
  amount: Cents;
  /** The tax within `amount`, with its sign. Null where there is no tax. */
  taxed: { rate: number; tax: Cents; datevKey: string; bmdCode: string } | null;
  text: string;
}

type Account = "cash" | "card" | "voucher" | "online" | "onSite" | "deposits" | "tips";
/** The account of each kind of payment. */
const PAID_ON: Readonly<Record<PaidBy, Account>> = {
  cash: "cash",
  "atm-card": "card",
  "hydro-ag-voucher": "voucher",
  mollie: "online",
  datatrans: "online",
  onSite: "onSite",
};

/**
 * What a closing books: each revenue, deposits and tips on the clearing account, and from there each kind of payment on
 * its own account, so that the clearing account comes to 0. An account that is missing is "".
 */
export function postingsOf({
  closing: { sums, number },
  ledger,
}: {
  closing: Pick<Closing, "number" | "sums">;
  ledger: Ledger;
}): Posting[] {
  const { clearing: account } = ledger;
  const codesOf = (rate: number) => {
    const { account: revenue = "", datevKey = "", bmdCode = "" } = ledger.rates.find((one) => one.rate === rate) ?? {};
    return { revenue, datevKey, bmdCode };
  };
  const revenue = sums.taxes.map(({ rate, tax, gross }): Posting => {
    const { revenue: contra, ...codes } = codesOf(rate);
    const text = texts.revenue({ number, rate: formatRate(rate) });
    return { account, contra, amount: gross, taxed: { rate, tax, ...codes }, text };
  });
  const deposits = sums.deposits.map(({ rate, tax, gross }): Posting => {
    const { revenue: _, ...codes } = codesOf(rate);
    const text = texts.deposits({ number, rate: formatRate(rate) });
    return { account, contra: ledger.deposits, amount: gross, taxed: { rate, tax, ...codes }, text };
  });
  const tips: Posting = { account, contra: ledger.tips, amount: sums.tips, taxed: null, text: texts.tips(number) };
  const paid = sums.byPayment.map(({ payment, amount }): Posting => {
    const text = texts.payment({ number, payment: PAID_BY_LABELS[payment] });
    return { account: ledger[PAID_ON[payment]], contra: account, amount, taxed: null, text };
  });
  return [...revenue, ...deposits, tips, ...paid].filter(
    ({ amount, taxed }) => amount !== 0 || (taxed && taxed.tax !== 0),
  );
}

/** The titles of what postings of the closings need and the ledger lacks. */
export function missingIn({
  closings,
  ledger,
  format,
}: {
  closings: readonly Pick<Closing, "sums">[];
  ledger: Ledger;
  format: "datev" | "bmd";
}): string[] {
  const fields = new Set<Account | "clearing" | "consultant" | "client" | "bmdSymbol">(
    format === "datev" ? ["consultant", "client"] : ["bmdSymbol"],
  );
  const revenues = new Set<number>();
  const rates = new Set<number>();
  for (const { sums } of closings) {
    const paid = sums.byPayment.filter(({ amount }) => amount !== 0);
    const taxed = sums.taxes.filter(isMoved);
    const deposits = sums.deposits.filter(isMoved);
    if (paid.length + taxed.length + deposits.length > 0) fields.add("clearing");
    if (deposits.length > 0) fields.add("deposits");
    if (sums.tips !== 0) fields.add("tips");
    for (const { payment } of paid) fields.add(PAID_ON[payment]);
    for (const { rate } of taxed) revenues.add(rate);
    for (const { rate } of [...taxed, ...deposits]) rates.add(rate);
  }
  return [
    ...[...fields].filter((field) => ledger[field] === "").map((field) => LEDGER_FIELDS[field]),
    ...[...rates].flatMap((rate) => {
      const found = ledger.rates.find((one) => one.rate === rate);
      return [
        ...(found?.account || !revenues.has(rate) ? [] : [texts.missingRevenue(formatRate(rate))]),
        ...(format === "datev" || found?.bmdCode ? [] : [texts.missingCode(formatRate(rate))]),
      ];
    }),
  ];
}

function isMoved({ gross, tax }: { gross: Cents; tax: Cents }): boolean {
  return gross !== 0 || tax !== 0;
}
