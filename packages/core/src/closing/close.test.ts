import { moneyStep } from "../../test/money-step";
import type { NewBooking } from "@tresen/contract/closing/booking";
import type { MoneyFacts, MoneyStep } from "@tresen/contract/closing/money-facts";
import { DAY } from "@tresen/contract/kit/time";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { interrupted } from "../../test/interrupt";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, create, createShop, staff } from "../../test/shop";
import { requireStaff } from "../platform/actor";
import { batchWrite, writeItems } from "../platform/db";
import { rebuildSnapshot } from "../snapshot";
import { revenueOf } from "../statistics/report";
import { bookingWrites } from "./book";
import {
  closeBranch,
  enterBooking,
  getClosing,
  listClosings,
  listEntries,
  listOpen,
  previewClosing,
  verifyClosing,
} from ".";

const SALE: MoneyFacts = {
  isCounted: true,
  taxes: [{ rate: 0.1, net: 1000, tax: 100, gross: 1100 }],
  deposits: [{ rate: 0.1, net: 23, tax: 2, gross: 25 }],
  payments: [{ payment: "cash", amount: 1125 }],
  donation: 7,
};
const OFF: MoneyFacts = { isCounted: false, taxes: [], deposits: [], payments: [], donation: 0 };
const step = (uid: string, changes: Partial<MoneyStep> = {}): MoneyStep => moneyStep({ uid, after: SALE, ...changes });
const BRANCHES = Array.from({ length: 14 }, (_, index) => `b${index}`);
let branch = "";
let used = 0;
beforeAll(async () => {
  await createShop();
  for (const id of BRANCHES) await create("branches", { id, identifier: id, name: id.toUpperCase() });
  await rebuildSnapshot({ startedAt: Date.now() });
});
beforeEach(() => {
  branch = BRANCHES[used] ?? expect.fail("There is no branch left");
  used += 1;
});

const book = async (...steps: MoneyStep[]): Promise<void> => writeItems(await bookingWrites({ branch, steps }));
const body = (changes: object = {}) => ({ branch, countedCash: null, note: "", ...changes });
const close = (changes: object = {}, key?: string) => closeBranch({ actor: admin, body: body(changes), key, now: NOW });
const tip: Omit<NewBooking, "branch"> = { kind: "tip", amount: 200, payment: "cash", reason: "" };

describe("closings", () => {
  it("take what is open, and what comes later falls into the next one", async () => {
    await book(step("A"), step("B"));
    const preview = await previewClosing({ actor: admin, branch });
    expect(preview).toMatchObject({
      number: 1,
      firstEntry: 1,
      lastEntry: 2,
      sums: { gross: 2200, expectedCash: 2250 },
    });
    const first = await close({ countedCash: 2200, note: "Kassa 1" });
    expect(first).toMatchObject({ ...preview, difference: -50, previousHash: "", by: { id: "usr_admin" } });
    await book(step("C"));
    const second = await close();
    expect(second).toMatchObject({
      number: 2,
      firstEntry: 3,
      lastEntry: 3,
      previousHash: first.hash,
      countedCash: null,
    });
    expect(await getClosing({ actor: admin, id: first.id })).toEqual(first);
    expect(await verifyClosing({ actor: admin, id: second.id })).toEqual({ isWhole: true, checked: 2, faults: [] });
  });

  it("stay as they are when an order of yesterday is canceled: that falls into the next", async () => {
    await book(step("A"));
    const first = await close();
    await book(step("A", { before: SALE, after: OFF, action: "cancel" }));
    expect(await getClosing({ actor: admin, id: first.id })).toEqual(first);
    const second = await close();
    expect(second.sums).toMatchObject({ gross: -1100, byKind: [{ kind: "cancellation", entries: 1, gross: -1100 }] });
    expect(second.sums.expectedCash).toBe(-1125);
  });

  it("are made of an empty day too", async () => {
    const first = await close();
    expect(first).toMatchObject({ number: 1, firstEntry: 1, lastEntry: 0, sums: { entries: 0, gross: 0 } });
    await book(step("A"));
    expect(await close()).toMatchObject({ number: 2, firstEntry: 1, lastEntry: 1 });
    expect(await refusal(close())).toMatchObject({ kind: "conflict", code: "closing.meanwhile" });
    expect(await close({ number: 3 })).toMatchObject({ number: 3, firstEntry: 2, lastEntry: 1 });
  });

  it("keep the name that the branch had", async () => {
    expect(await close()).toMatchObject({ branchName: branch.toUpperCase() });
  });

  it("are made once when two desks close at once, and a number that is taken is refused", async () => {
    await book(step("A"), step("B"));
    const made = await Promise.allSettled([close(), close(), close({ number: 1 })]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(close({ number: 1 }))).toMatchObject({ kind: "conflict", code: "closing.meanwhile" });
    const { closings } = await listClosings({ actor: admin, query: { branch } });
    expect(closings.map(({ number }) => number)).toEqual([1]);
  });

  it("lose and double no entry while orders are booked and closed at once", async () => {
    const booking = async (uid: string): Promise<void> => {
      try {
        await book(step(uid));
      } catch {
        await booking(uid);
      }
    };
    const closing = async (): Promise<void> => {
      await close().catch(() => undefined);
    };
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => booking(`R${index}`)),
      ...Array.from({ length: 4 }, closing),
    ]);
    await close();
    const { closings } = await listClosings({ actor: admin, query: { branch } });
    const places = closings.toReversed().map(({ firstEntry, lastEntry }) => [firstEntry, lastEntry]);
    for (const [index, [first]] of places.entries()) expect(first).toBe((places[index - 1]?.[1] ?? 0) + 1);
    expect(closings.reduce((sum, { sums }) => sum + sums.entries, 0)).toBe(10);
    expect(closings.map(({ number }) => number).toReversed()).toEqual(closings.map((_, index) => index + 1));
    const newest = closings[0]?.id ?? "";
    expect(await verifyClosing({ actor: admin, id: newest })).toMatchObject({ isWhole: true });
  });

  it("are made once, whatever write the process is killed at, and by the same key", async () => {
    await book(step("A"));
    for (const [index, after] of [false, true].entries()) {
      const key = `close-${after}`;
      const run = () => close({ number: index + 1 }, key);
      for (let write = 0; await interrupted({ run, write, after }); write += 1) expect(write).toBeLessThan(5);
      const made = await run();
      expect(await run()).toEqual(made);
    }
    expect(await refusal(close({ number: 2, note: "anders" }, "close-true"))).toMatchObject({
      code: "closing.key_reused",
    });
    const { closings } = await listClosings({ actor: admin, query: { branch } });
    expect(closings.map(({ number, sums }) => [number, sums.entries])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  it("take large days", async () => {
    const many = Array.from({ length: 1200 }, (_, index) => step(`L${index}`));
    const writes = await bookingWrites({ branch, steps: many });
    await batchWrite(writes.flatMap(({ Put: put }) => (put?.Item ? [{ put: put.Item }] : [])));
    await writeItems(writes.slice(-1));
    const made = await close();
    expect(made.sums).toMatchObject({ entries: 1200, gross: 1200 * 1100 });
    const { entries, cursor } = await listEntries({ actor: admin, id: made.id, query: { limit: 500 } });
    expect(entries).toHaveLength(500);
    const next = await listEntries({ actor: admin, id: made.id, query: { limit: 500, cursor: cursor ?? "" } });
    expect(next.entries[0]?.sequence).toBe(501);
  });

  it("are listed by the days on which they were made", async () => {
    for (const day of [0, 1, 2, 3])
      await closeBranch({ actor: admin, body: body({ number: day + 1 }), now: NOW + day * DAY });
    const numbers = async (query: object) =>
      (await listClosings({ actor: admin, query: { branch, ...query } })).closings.map(({ number }) => number);
    expect(await numbers({ from: "2026-06-06", to: "2026-06-07" })).toEqual([3, 2]);
    expect(await numbers({ from: "2026-06-09" })).toEqual([]);
    const { closings, cursor } = await listClosings({ actor: admin, query: { branch, limit: 3 } });
    expect(closings).toHaveLength(3);
    expect(await numbers({ cursor })).toEqual([1]);
  });
});

describe("what staff enter", () => {
  it("is an entry of its own and falls into the next closing, once for a key", async () => {
    await book(step("A"));
    const entered = { ...tip, branch };
    const made = await enterBooking({ actor: admin, body: entered, key: "tip", now: NOW });
    expect(await enterBooking({ actor: admin, body: entered, key: "tip", now: NOW })).toEqual(made);
    expect(made).toMatchObject({ sequence: 2, kind: "tip", tips: 200, by: "usr_admin" });
    const move = { kind: "correction" as const, amount: 500, payment: "atm-card" as const, from: "cash" as const };
    await enterBooking({ actor: admin, body: { ...move, branch, reason: "Doch mit Karte" }, now: NOW });
    const { entries } = await listOpen({ actor: admin, query: { branch } });
    expect(entries.map(({ kind }) => kind)).toEqual(["sale", "tip", "correction"]);
    const { sums } = await close();
    expect(sums).toMatchObject({ gross: 1100, tips: 200, expectedCash: 825 });
    const day = "2026-06-05";
    const query = { from: day, to: day, branch, interval: "day" as const };
    expect(await revenueOf({ actor: admin, query })).toMatchObject({ total: 0, tips: 200 });
  });

  it("is that of the person: the same key of somebody else makes another one", async () => {
    const entered = { ...tip, branch };
    await enterBooking({ actor: admin, body: entered, key: "tip", now: NOW });
    const manager = requireStaff(staff("ROLE_MANAGER", branch));
    const actor = { ...manager, user: { ...manager.user, id: "usr_other" } };
    expect(await enterBooking({ actor, body: entered, key: "tip", now: NOW })).toMatchObject({ sequence: 2 });
  });

  it("is booked by several at once without a gap", async () => {
    const amounts = [1, 2, 3, 4];
    await Promise.all(
      amounts.map((amount) => enterBooking({ actor: admin, body: { ...tip, amount, branch }, now: NOW })),
    );
    const { entries } = await listOpen({ actor: admin, query: { branch } });
    expect(entries.map(({ sequence }) => sequence)).toEqual(amounts);
    expect((await close()).sums.tips).toBe(10);
  });
});

it("managers close their own branches, employees and visitors none", async () => {
  const manager = staff("ROLE_MANAGER", branch);
  const by = (actor: typeof manager, changes: object = {}) => closeBranch({ actor, body: body(changes), now: NOW });
  expect(await by(manager)).toMatchObject({ number: 1, by: { name: "Eva Beispiel" } });
  expect(await refusal(by(staff("ROLE_MANAGER", "center")))).toMatchObject({ kind: "forbidden" });
  expect(await refusal(by(staff("ROLE_EMPLOYEE", branch)))).toMatchObject({ kind: "forbidden" });
  expect(await refusal(by(anonymous))).toMatchObject({ kind: "unauthenticated" });
  expect(await refusal(by(admin, { branch: "nowhere" }))).toMatchObject({ details: [{ field: "branch" }] });
  const reading = (actor: typeof manager) => getClosing({ actor, id: `${branch}-1` });
  expect(await refusal(reading(staff("ROLE_MANAGER", "center")))).toMatchObject({ kind: "forbidden" });
  expect(await refusal(getClosing({ actor: admin, id: `${branch}-9` }))).toMatchObject({ kind: "missing" });
});
