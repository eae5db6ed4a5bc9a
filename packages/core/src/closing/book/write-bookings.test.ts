import { moneyStep } from "../../../test/money-step";
import type { MoneyFacts, MoneyStep } from "@tresen/contract/closing/money-facts";
import { expect, it } from "vitest";
import { ConditionFailed, writeItems } from "../../platform/db";
import { bookingWrites } from ".";
import { readBookings } from "../read-bookings";

const facts: MoneyFacts = {
  isCounted: true,
  taxes: [{ rate: 0.1, net: 1000, tax: 100, gross: 1100 }],
  payments: [{ payment: "cash", amount: 1100 }],
  ...{ deposits: [], donation: 7 },
};
const step = (uid: string): MoneyStep => moneyStep({ uid, after: facts });
const all = async (branch: string) => readBookings({ branch, from: 1, to: 100, limit: 100 });

it("numbers the entries of a branch without gaps", async () => {
  await writeItems(await bookingWrites({ branch: "one", steps: [step("A"), step("B")] }));
  await writeItems(await bookingWrites({ branch: "one", steps: [step("C")] }));
  expect((await all("one")).map(({ sequence, uid, kind }) => [sequence, uid, kind])).toEqual([
    [1, "A", "sale"],
    [2, "B", "sale"],
    [3, "C", "sale"],
  ]);
});

it("writes nothing for a step without money", async () => {
  expect(await bookingWrites({ branch: "one", steps: [{ ...step("D"), before: facts }] })).toEqual([]);
});

it("refuses the second of two that follow the same head", async () => {
  const [first, second] = await Promise.all([
    bookingWrites({ branch: "two", steps: [step("A")] }),
    bookingWrites({ branch: "two", steps: [step("B")] }),
  ]);
  await writeItems(first);
  await expect(writeItems(second)).rejects.toBeInstanceOf(ConditionFailed);
  expect(await all("two")).toHaveLength(1);
});
