import { beforeAll, expect, test } from "vitest";
import { placed } from "../../test/orders";
import { NOW, createShop } from "../../test/shop";
import { type OrderRow, findOrder } from "../order";
import { complaintsOf } from "./complaints";

beforeAll(createShop);

const order = async (changes: Partial<OrderRow>): Promise<OrderRow> => {
  const { uid } = await placed();
  const row = await findOrder(uid);
  if (!row) throw new Error("The order is gone");
  return { ...row, ...changes };
};
const at = new Date(NOW).toISOString();
const payment = {
  id: "1",
  kind: "online",
  provider: "mollie",
  state: "paid",
  amount: 950,
  currency: "EUR",
  refunded: 0,
};
const refund = { id: "1", payment: "1", amount: 300, state: "done", at, by: "usr_1", attempt: 1 } as const;
const scores = { foodRating: 1, serviceRating: 3, processRating: 3 };

test("complaints are low ratings, refunds with a reason, money taken back, and withdrawals", async () => {
  const row = await order({
    questionnaire: { rating: 2, ...scores, comment: "Kalt" },
    withdrawal: { at, name: "Maria Muster", email: "m@example.test", remark: "Alles" },
    refunds: [
      { ...refund, reason: "Suppe fehlte" },
      { ...refund, id: "2", isAdjustment: true },
    ],
    payments: [{ ...payment, kind: "online", provider: "mollie", state: "paid", chargedBack: 650 }],
  });
  expect(complaintsOf(row).map(({ kind, amount, text }) => [kind, amount, text])).toEqual([
    ["rating", null, "Kalt"],
    ["withdrawal", null, "Alles"],
    ["refund", 300, "Suppe fehlte"],
    ["chargeback", 650, ""],
  ]);
});

test("a fair rating is none, and neither is an order without anything of it", async () => {
  expect(complaintsOf(await order({ questionnaire: { rating: 3, ...scores, comment: "Geht so" } }))).toEqual([]);
  expect(complaintsOf(await order({}))).toEqual([]);
});
