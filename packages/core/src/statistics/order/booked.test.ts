import { beforeAll, expect, it } from "vitest";
import { historyOf, numbers } from "../../../test/counted-orders";
import { NOW, admin, create, createShop } from "../../../test/shop";
import { interrupted } from "../../../test/interrupt";
import { closeBranch, previewClosing, verifyClosing } from "../../closing";
import type { OrderChange, OrderRow } from "../../order";
import { rebuildSnapshot } from "../../snapshot";
import { countOrders } from "./count-orders";
import { moneyOf } from "./money";

const BRANCHES = ["one", "two", "three"];
beforeAll(async () => {
  await createShop();
  for (const id of BRANCHES) await create("branches", { id, identifier: id, name: id });
  await rebuildSnapshot({ startedAt: Date.now() });
});
const historiesOf = ({ branch, count }: { branch: string; count: number }): OrderRow[][] => {
  const pick = numbers(count);
  return Array.from({ length: count }, (_, index) => historyOf({ uid: `${branch}${index}`, branch, at: NOW, pick }));
};
const changesOf = (history: readonly OrderRow[]): OrderChange[] =>
  history.map((after, index) => ({ before: history[index - 1] ?? null, after }));
/** What the orders bring in now, computed without entries. */
const expected = (histories: readonly OrderRow[][]) => {
  const moneys = histories.flatMap((history) => history.at(-1) ?? []).map(moneyOf);
  const sum = (field: "gross" | "net" | "deposit") => moneys.reduce((all, money) => all + money[field], 0);
  return { gross: sum("gross"), net: sum("net"), paid: sum("gross") + sum("deposit") };
};
const close = (branch: string) =>
  closeBranch({ actor: admin, body: { branch, countedCash: null, note: "" }, now: NOW });
const openOf = async (branch: string) => {
  const { sums } = await previewClosing({ actor: admin, branch });
  return { ...sums, paid: sums.byPayment.reduce((all, { amount }) => all + amount, 0) };
};

it("what is counted is booked once, also twice, late and at once", async () => {
  const histories = historiesOf({ branch: "one", count: 25 });
  const changes = histories.flatMap(changesOf);
  await Promise.all([countOrders(changes.slice(0, 30)), countOrders(changes)]);
  await countOrders(changes.toReversed());
  expect(await openOf("one")).toMatchObject(expected(histories));
});

it("what becomes of orders after a closing falls into the next one", async () => {
  const histories = historiesOf({ branch: "two", count: 12 });
  await countOrders(histories.flatMap((history) => changesOf(history.slice(0, 1))));
  const first = await close("two");
  await countOrders(histories.flatMap((history) => changesOf(history).slice(1)));
  const second = await close("two");
  expect(first.sums.gross + second.sums.gross).toBe(expected(histories).gross);
  expect(await verifyClosing({ actor: admin, id: second.id })).toMatchObject({ isWhole: true, checked: 2 });
});

it("entries have neither gap nor double, wherever the process is killed", async () => {
  const histories = historiesOf({ branch: "three", count: 6 });
  const changes = histories.flatMap(changesOf);
  for (const after of [false, true])
    for (const write of [0, 1, 2, 3, 5, 8]) {
      await interrupted({ run: () => countOrders(changes), write, after });
      await countOrders(changes);
    }
  expect(await openOf("three")).toMatchObject(expected(histories));
  expect(await close("three")).toMatchObject({ firstEntry: 1 });
});
