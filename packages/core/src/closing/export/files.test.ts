import { readFileSync } from "node:fs";
import type { BookingContent } from "@tresen/contract/closing/booking";
import type { Closing } from "@tresen/contract/closing/closing";
import { sumBookings } from "@tresen/contract/closing/closing-sums";
import { bmdFile } from "@tresen/contract/closing/export/bmd";
import { closingCsv } from "@tresen/contract/closing/export/closing-csv";
import { datevFile } from "@tresen/contract/closing/export/datev";
import { ledgers } from "@tresen/contract/closing/ledger/ledger.resource";
import { describe, expect, it } from "vitest";
import { windows1252 } from "../../platform/windows-1252";

const created = "2026-06-05T16:30:00.000Z";
const ledger = {
  ...{ id: "led_1", version: 1, createdAt: created, updatedAt: created },
  ...ledgers.fields.parse({
    ...{ name: "Zentrum", branch: "center", clearing: "1590", cash: "1000", card: "1360", online: "1361" },
    ...{ deposits: "1700", tips: "1755", consultant: "1001", client: "1" },
    rates: [
      { rate: 0.1, account: "4010", datevKey: "2", bmdCode: "1" },
      { rate: 0.2, account: "4020", datevKey: "3", bmdCode: "1" },
    ],
  }),
};
const entry = (changes: Partial<BookingContent>): BookingContent => ({
  ...{ kind: "sale", at: created, uid: "A", ticketNumber: 7, method: "delivery" },
  ...{ taxes: [], deposits: [], payments: [], donations: 0, tips: 0, reason: "", by: null },
  ...changes,
});
const closingOf = (number: number, closedAt: string, entries: readonly BookingContent[]): Closing => {
  const { add, sums } = sumBookings();
  for (const one of entries) add(one);
  return {
    ...{ id: `center-${number}`, branch: "center", number, from: null, closedAt, firstEntry: 1, lastEntry: 3 },
    ...{ sums: sums(), by: { id: "usr_1", name: "Eva Beispiel" }, countedCash: 2500, difference: 1, note: "" },
    ...{ entriesHash: "e", previousHash: "", hash: "h" },
  };
};
const CLOSINGS = [
  closingOf(12, "2026-06-05T20:30:00.000Z", [
    entry({
      taxes: [{ rate: 0.1, net: 1000, tax: 100, gross: 1100 }],
      deposits: [{ rate: 0.1, net: 23, tax: 2, gross: 25 }],
      payments: [{ payment: "cash", amount: 1125 }],
      donations: 7,
    }),
    entry({
      taxes: [{ rate: 0.2, net: 1145, tax: 229, gross: 1374 }],
      payments: [{ payment: "mollie", amount: 1374 }],
    }),
    entry({ kind: "tip", method: null, tips: 200, payments: [{ payment: "cash", amount: 200 }] }),
  ]),
  // Closed after midnight by the branch's clock.
  closingOf(13, "2026-06-06T22:30:00.000Z", [
    entry({
      kind: "cancellation",
      taxes: [{ rate: 0.2, net: -1145, tax: -229, gross: -1374 }],
      payments: [{ payment: "mollie", amount: -1374 }],
    }),
  ]),
];
const about = { closings: CLOSINGS, ledger, zone: "Europe/Vienna" };

describe("files for bookkeeping", () => {
  it.each([
    ["datev.csv", windows1252(datevFile({ ...about, currency: "EUR", now: Date.parse("2026-06-07T08:00:00.123Z") }))],
    ["bmd.csv", windows1252(bmdFile(about))],
    ["closings.csv", Buffer.from(closingCsv({ ...about, branchName: "Zentrum" }))],
  ])("have every byte of the sample %s", (name, bytes) => {
    const sample = readFileSync(new URL(`samples/${name}`, import.meta.url));
    expect(Buffer.from(bytes).toString("latin1")).toBe(sample.toString("latin1"));
  });

  it("are in Windows-1252", () => {
    expect([...windows1252("Ä€–ß漢")]).toEqual([0xc4, 0x80, 0x96, 0xdf, 0x3f]);
  });
});
