import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { netOf } from "../kit/money";
import type { TaxLine } from "../order/pricing";
import { PAID_BY } from "../statistics/statistics";
import { type BookingContent, newBooking } from "./booking";
import { enteredBooking } from "./booking-entered";
import { bookingOf } from "./booking-of";
import { type ClosingSums, sumBookings } from "./closing-sums";
import { bmdFile } from "./export/bmd";
import { closingParts } from "./export/closing-lines";
import { datevFile } from "./export/datev";
import { missingIn, postingsOf } from "./export/postings";
import { ledgers } from "./ledger/ledger.resource";
import type { MoneyFacts, MoneyStep } from "./money-facts";

const AT = "2026-06-05T16:30:00.000Z";
const sumsOf = (entries: readonly BookingContent[]): ClosingSums => {
  const { add, sums } = sumBookings();
  for (const entry of entries) add(entry);
  return sums();
};
const total = (parts: readonly { gross: number }[]): number => parts.reduce((sum, { gross }) => sum + gross, 0);
const taxLine = (rate: number, gross: number): TaxLine => {
  const net = netOf(gross, rate);
  return { rate, net, tax: gross - net, gross };
};
const lines = fc
  .uniqueArray(fc.tuple(fc.constantFrom(0, 0.1, 0.13, 0.2), fc.integer({ min: 1, max: 100_000 })), {
    selector: ([rate]) => rate,
  })
  .map((parts) => parts.map(([rate, gross]) => taxLine(rate, gross)));
/** Facts whose payments add up, as those of orders do; sometimes of an order that does not count. */
const facts = fc
  .record({ taxes: lines, deposits: lines, isCounted: fc.boolean(), payment: fc.constantFrom(...PAID_BY) })
  .map(({ taxes, deposits, isCounted, payment }): MoneyFacts => {
    if (!isCounted) return { isCounted, taxes: [], deposits: [], payments: [], donation: 0 };
    return { isCounted, taxes, deposits, payments: [{ payment, amount: total(taxes) + total(deposits) }], donation: 7 };
  });
const stepsOf = (history: readonly MoneyFacts[]): MoneyStep[] =>
  history.map((after, index) => ({
    ...{ uid: "A", ticketNumber: 7, method: "delivery", at: AT, action: "" },
    ...{ before: history[index - 1] ?? null, after },
  }));
const entered = (body: object): BookingContent =>
  enteredBooking({ entered: newBooking.parse({ branch: "center", ...body }), at: AT, by: "usr_1" });

describe("booking entries", () => {
  it("add up to what the order brings in at the end, whatever became of it", () => {
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 6 }), (history) => {
        const last = history.at(-1) ?? expect.fail();
        const sums = sumsOf(stepsOf(history).flatMap((step) => bookingOf(step) ?? []));
        expect([sums.gross, total(sums.deposits), sums.donations]).toEqual([
          total(last.taxes),
          total(last.deposits),
          last.donation,
        ]);
        expect(sums.net + sums.tax).toBe(sums.gross);
        const paid = sums.byPayment.reduce((sum, { amount }) => sum + amount, 0);
        expect(paid).toBe(total(last.taxes) + total(last.deposits));
      }),
    );
  });

  it("say what happened, and there is none where no amount differs", () => {
    const sale = { isCounted: true, taxes: [taxLine(0.1, 1100)], deposits: [], donation: 0 };
    const big: MoneyFacts = { ...sale, payments: [{ payment: "cash", amount: 1100 }] };
    const small: MoneyFacts = { ...big, taxes: [taxLine(0.1, 550)], payments: [{ payment: "cash", amount: 550 }] };
    const off: MoneyFacts = { isCounted: false, taxes: [], deposits: [], payments: [], donation: 0 };
    const kindOf = (before: MoneyFacts | null, after: MoneyFacts, action = "") =>
      bookingOf({ uid: "A", ticketNumber: 7, method: "delivery", at: AT, action, before, after })?.kind;
    expect([kindOf(null, big), kindOf(big, off, "cancel"), kindOf(off, big, "reopen")]).toEqual([
      "sale",
      "cancellation",
      "sale",
    ]);
    expect([kindOf(big, small, "refund"), kindOf(big, small, "change"), kindOf(small, big, "refund")]).toEqual([
      "refund",
      "change",
      "change",
    ]);
    expect([kindOf(null, off), kindOf(big, big)]).toEqual([undefined, undefined]);
  });

  it("of staff need a reason, and either a rate or the former kind of payment", () => {
    const correction = { kind: "correction", amount: -240, payment: "cash", reason: "Verzählt" };
    expect(entered({ ...correction, rate: 0.2 })).toMatchObject({
      taxes: [{ rate: 0.2, net: -200, tax: -40, gross: -240 }],
      payments: [{ payment: "cash", amount: -240 }],
      by: "usr_1",
    });
    for (const wrong of [
      correction,
      { ...correction, rate: 0.2, from: "mollie" },
      { ...correction, rate: 0.2, reason: " " },
      { ...correction, from: "cash" },
      { kind: "tip", amount: 0, payment: "cash" },
      { kind: "tip", amount: 5, payment: "cash", rate: 0.2 },
    ])
      expect(newBooking.safeParse({ branch: "center", ...wrong }).success).toBe(false);
  });
});

const LEDGER = {
  ...{ id: "led_1", version: 1, createdAt: AT, updatedAt: AT },
  ...ledgers.fields.parse({
    ...{ name: "Zentrum", branch: "center", clearing: "1590", deposits: "1700", tips: "1755" },
    ...{ cash: "1000", card: "1360", voucher: "1362", online: "1361", onSite: "1363", consultant: "1", client: "1" },
    rates: [0, 0.1, 0.13, 0.2].map((rate) => ({ rate, account: `40${rate * 100}`, bmdCode: "1" })),
  }),
};
const days = fc
  .tuple(fc.array(fc.array(facts, { minLength: 1, maxLength: 3 }), { maxLength: 5 }), fc.integer({ min: 1, max: 999 }))
  .map(([histories, amount]) =>
    sumsOf([
      ...histories.flatMap((history) => stepsOf(history).flatMap((step) => bookingOf(step) ?? [])),
      entered({ kind: "tip", amount, payment: "atm-card" }),
      entered({ kind: "correction", amount, payment: "cash", from: "mollie", reason: "Bar statt online" }),
    ]),
  );
const cents = (text = ""): number => Number(text.replace(",", ""));

describe("the parts of a closing", () => {
  it("tell tips by their amount, and add up to the revenue by method too", () => {
    const sale: MoneyFacts = {
      ...{ isCounted: true, taxes: [taxLine(0.1, 1100)], deposits: [], donation: 0 },
      payments: [{ payment: "cash", amount: 1100 }],
    };
    const sums = sumsOf([
      ...stepsOf([sale]).flatMap((step) => bookingOf(step) ?? []),
      entered({ kind: "tip", amount: 550, payment: "cash" }),
      entered({ kind: "correction", amount: -240, payment: "cash", rate: 0.1, reason: "Verzählt" }),
    ]);
    const linesOf = (wanted: string) =>
      closingParts(sums)
        .find(({ key }) => key === wanted)
        ?.lines.map(({ label, gross }) => [label, gross]);
    expect(linesOf("kinds")).toEqual([
      ["Verkauf (1)", 1100],
      ["Korrektur (1)", -240],
      ["Trinkgeld (1)", 550],
    ]);
    expect(linesOf("methods")).toEqual([
      ["Lieferung", 1100],
      ["Korrekturen, ohne Bestellart", -240],
    ]);
  });
});

describe("files", () => {
  it("have the closing's sums, and leave nothing on the clearing account", () => {
    fc.assert(
      fc.property(days, (sums) => {
        const postings = postingsOf({ closing: { number: 1, sums }, ledger: LEDGER });
        const onto = (account: string): number =>
          postings.reduce(
            (sum, { account: debit, contra, amount }) =>
              sum + (debit === account ? amount : 0) - (contra === account ? amount : 0),
            0,
          );
        expect(onto(LEDGER.clearing)).toBe(0);
        expect(onto(LEDGER.cash)).toBe(sums.expectedCash);
        const closing = {
          ...{
            id: "center-1",
            branch: "center",
            number: 1,
            from: null,
            closedAt: AT,
            firstEntry: 1,
            lastEntry: 1,
            sums,
          },
          ...{ by: { id: "usr_1", name: "Eva" }, countedCash: null, difference: null, note: "" },
          ...{ entriesHash: "", previousHash: "", hash: "" },
        };
        const about = { closings: [closing], ledger: LEDGER, zone: "Europe/Vienna" };
        const bmd = bmdFile(about)
          .trim()
          .split("\r\n")
          .slice(1)
          .map((line) => line.split(";"));
        const revenue = bmd.filter(([, , contra = ""]) => contra.startsWith("40"));
        expect(revenue.reduce((sum, cells) => sum + cents(cells[9]), 0)).toBe(sums.gross);
        expect(revenue.reduce((sum, cells) => sum - cents(cells[10]), 0) + 0).toBe(sums.tax);
        const datev = datevFile({ ...about, currency: "EUR", now: Date.parse(AT) })
          .trim()
          .split("\r\n");
        const rows = datev.map((line) => line.split(";"));
        expect([rows[0]?.length, ...new Set(rows.slice(1).map(({ length }) => length))]).toEqual([31, 125]);
        const paid = rows.slice(2).filter((cells) => cells[7] === LEDGER.clearing);
        expect(paid.reduce((sum, cells) => sum + cents(cells[0]) * (cells[1] === '"S"' ? 1 : -1), 0)).toBe(
          sums.byPayment.reduce((sum, { amount }) => sum + amount, 0),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("are refused with the names of what is missing", () => {
    const sums = sumsOf([
      entered({ kind: "tip", amount: 5, payment: "cash" }),
      entered({ kind: "correction", amount: 5, payment: "cash", rate: 0.1, reason: "x" }),
    ]);
    const bare = { ...LEDGER, cash: "", client: "", tips: "", rates: [] };
    expect(missingIn({ closings: [{ sums }], ledger: bare, format: "datev" })).toEqual([
      "Mandantennummer",
      "Trinkgeld",
      "Kassa",
      "Erlöskonto 10\u00A0%",
    ]);
    expect(missingIn({ closings: [{ sums }], ledger: bare, format: "bmd" })).toContain("BMD-Steuercode 10\u00A0%");
    expect(missingIn({ closings: [{ sums }], ledger: LEDGER, format: "datev" })).toEqual([]);
  });
});
