import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  PAYMENT_STATES,
  type PaymentReport,
  type PaymentStanding,
  type PaymentState,
  type ReportedState,
  advanced,
  isAwaited,
  isUnderWay,
  isUnpaidEnd,
  reported,
} from "./payment.state";

const AMOUNT = 2580;
const fresh: PaymentStanding = { state: "open", amount: AMOUNT, currency: "EUR", refunded: 0 };
const state = fc.constantFrom(...PAYMENT_STATES);
const report = fc.record<PaymentReport>({
  state: fc.constantFrom<ReportedState>("open", "pending", "authorized", "canceled", "expired", "failed", "paid"),
  amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, AMOUNT - 1),
  currency: fc.constantFrom("EUR", "EUR", "EUR", "CHF"),
  refunded: fc.constantFrom(0, 0, 100, AMOUNT),
});
const after = (reports: readonly PaymentReport[]): PaymentStanding =>
  reports.reduce((payment, seen) => reported({ payment, report: seen }), fresh);

describe("payment states", () => {
  it("end the same in whatever order and however often reports arrive", () => {
    fc.assert(
      fc.property(
        fc
          .array(report, { maxLength: 8 })
          .chain((reports) =>
            fc.tuple(
              fc.constant(reports),
              fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
            ),
          ),
        ([reports, shuffled]) => {
          expect(after(shuffled)).toEqual(after(reports));
        },
      ),
    );
  });

  it("never go back to an older one", () => {
    fc.assert(
      fc.property(state, state, (before, seen) => {
        const then = advanced({ state: before, seen });
        expect(PAYMENT_STATES.indexOf(then)).toBe(
          Math.max(PAYMENT_STATES.indexOf(before), PAYMENT_STATES.indexOf(seen)),
        );
      }),
    );
  });

  it("do not count another amount or currency as paid", () => {
    fc.assert(
      fc.property(fc.array(report, { maxLength: 8 }), (reports) => {
        const isRight = reports.some(
          ({ state: seen, amount, currency }) => seen === "paid" && amount === AMOUNT && currency === "EUR",
        );
        if (!isRight) expect(after(reports).state).not.toBe("paid");
      }),
    );
  });

  it("keep the largest refunded sum, and are refunded once all of it was paid back", () => {
    const seen: PaymentReport = { state: "paid", amount: AMOUNT, currency: "EUR", refunded: 100 };
    expect(after([seen])).toMatchObject({ state: "paid", refunded: 100 });
    expect(after([{ ...seen, refunded: AMOUNT }, seen])).toMatchObject({ state: "refunded", refunded: AMOUNT });
  });

  it("are awaited, under way, ended without payment, or none of these", () => {
    const named = (test: (value: PaymentState) => boolean): PaymentState[] => PAYMENT_STATES.filter(test);
    expect(named(isAwaited)).toEqual(["open", "pending", "authorized"]);
    expect(named(isUnderWay)).toEqual(["pending", "authorized"]);
    expect(named(isUnpaidEnd)).toEqual(["canceled", "expired", "failed"]);
  });
});
