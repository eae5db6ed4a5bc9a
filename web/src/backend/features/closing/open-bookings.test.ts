import type { Booking } from "@tresen/contract/closing/booking";
import { enteredBooking } from "@tresen/contract/closing/booking-entered";
import { expect, test } from "vitest";
import { equalEntry, openCash, unpaidOnline } from "./open-bookings";

const AT = "2026-06-05T20:30:00.000Z";
const after = (minutes: number): string => new Date(Date.parse(AT) + minutes * 60_000).toISOString();
const correction = { branch: "brn_1", kind: "correction", amount: -1200, payment: "cash", reason: "Verzählt" } as const;
const booked = (sequence: number, at: string, changes: object = {}): Booking => ({
  ...enteredBooking({ entered: { ...correction, rate: 0.1, ...changes }, at, by: "usr_2" }),
  ...{ branch: "brn_1", sequence },
});

test("equal is what moves the same within ten minutes, whatever reason it has", () => {
  const entry = booked(1, AT);
  const equal = booked(2, after(10), { reason: "Doppelt getippt" });
  expect(equalEntry({ to: entry, entries: [entry, equal] })).toBe(equal);
  const others = [
    booked(2, after(11)),
    booked(2, AT, { amount: -1300 }),
    booked(2, AT, { payment: "atm-card" }),
    booked(2, AT, { rate: 0.2 }),
    booked(2, AT, { rate: undefined, from: "mollie" }),
    { ...booked(2, AT), by: null },
  ];
  for (const other of others) expect(equalEntry({ to: entry, entries: [entry, other] })).toBeUndefined();
});

test("the cash of open orders is what their entries add up to", () => {
  const of = (uid: string, amount: number, payment: "cash" | "mollie" = "cash"): Booking => ({
    ...booked(1, AT),
    ...{ kind: "sale", uid, by: null, payments: [{ payment, amount }] },
  });
  const entries = [of("A", 1000), of("A", -200), of("B", 700), of("C", 500, "mollie"), of("D", 300), of("D", -300)];
  const orders = ["A", "C", "D", "E"].map((uid) => ({ uid }));
  expect(openCash({ entries, orders })).toEqual({ orders: 1, amount: 800 });
});

test("not paid online yet is what open links ask for, as far as it is in these entries", () => {
  const of = (uid: string, amount: number, payment: "cash" | "mollie" = "mollie"): Booking => ({
    ...booked(1, AT),
    ...{ kind: "sale", uid, by: null, payments: [{ payment, amount }] },
  });
  const order = (uid: string, amount: number, state: "open" | "paid" | "expired") => ({
    uid,
    payments: [{ kind: "link" as const, amount, state }],
  });
  const entries = [of("A", 810), of("B", 500), of("C", 700, "cash"), of("D", 1500), of("E", 300)];
  // What D has paid online with the order is paid; its link asks for the rest.
  const orders = [
    order("A", 810, "open"),
    order("B", 500, "paid"),
    order("C", 700, "expired"),
    order("D", 400, "open"),
  ];
  expect(unpaidOnline({ entries, orders: [...orders, order("F", 900, "open")] })).toEqual({ orders: 2, amount: 1210 });
});
