import { analyticsLog } from "@tresen/contract/statistics/analytics";
import type { PublicOrder } from "@tresen/contract/order/order";
import { beforeEach, expect, it, vi } from "vitest";
import type { CartItem } from "../../state/order/cart";
import { addedItems } from "./added-items";
import { hasBegunCheckout, isBought, noteCheckout, takePurchase } from "./begun-checkout";
import { type CommerceEvent, dataLayerEntry, logEntry, pixelCall } from "./commerce-event";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const pizza = (amount = 1, parts: string[] = []): CartItem => ({
  product: { id: "p", name: "Pizza", description: "", price: 990 },
  amount,
  unit: "piece",
  parts,
});
const cola: CartItem = {
  product: { id: "c", name: "Cola", description: "", price: 300 },
  amount: 1,
  unit: "piece",
  parts: [],
};

it.each<[string, CartItem[], CartItem[], CartItem[]]>([
  ["a first item", [], [pizza()], [pizza()]],
  ["another one", [pizza()], [pizza(), cola], [cola]],
  ["the same again, as its own line", [pizza()], [pizza(), pizza()], [pizza()]],
  ["more of it in its line", [pizza()], [pizza(3)], [pizza(2)]],
  ["less of it", [pizza(3)], [pizza()], []],
  ["a removal", [pizza(), cola], [cola], []],
  ["other options in its place", [pizza(1, ["klein"])], [pizza(1, ["groß"])], []],
])("of %s counts what was added", (_, before, after, added) => {
  expect(addedItems({ before, after })).toEqual(added);
});

const event: CommerceEvent = {
  name: "purchase",
  branch: "brn_1",
  currency: "EUR",
  gross: 1990,
  items: [{ id: "p", name: "Pizza", quantity: 2, gross: 1990 }],
  transaction: "ABC",
};

it("sends amounts in units of the currency, in each tracker's format", () => {
  expect(dataLayerEntry(event)).toEqual({
    event: "purchase",
    ecommerce: {
      transaction_id: "ABC",
      currency: "EUR",
      value: 19.9,
      items: [{ item_id: "p", item_name: "Pizza", quantity: 2, price: 9.95 }],
    },
  });
  expect(pixelCall(event)).toEqual([
    "Purchase",
    { currency: "EUR", value: 19.9, content_type: "product", content_ids: ["p"], num_items: 1 },
    { eventID: "ABC" },
  ]);
  expect(analyticsLog.parse(logEntry(event))).toEqual({
    type: "commerce",
    action: "purchase",
    category: "shop",
    data: { branch: "brn_1", currency: "EUR", value: 19.9 },
  });
});

const order = (changes: Partial<PublicOrder> = {}): PublicOrder =>
  ({
    uid: "U",
    branch: { id: "brn_1", name: "A" },
    createdAt: new Date(NOW + 30_000).toISOString(),
    paymentMethod: "cash",
    isQuotation: false,
    isFailed: false,
    isCanceled: false,
    isRejected: false,
    isPaid: false,
    ...changes,
  }) as PublicOrder;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it("begins a checkout once for the same cart", () => {
  const begin = (cart: string, at = NOW): boolean => noteCheckout({ branch: "brn_1", cart, at });
  expect([begin("a"), begin("a"), begin("b"), begin("b", NOW + 4 * 3_600_000)]).toEqual([true, false, true, true]);
});

it("counts an order from a checkout in this browser once", () => {
  const hasBegun = (now: number): boolean => hasBegunCheckout({ branches: [{ id: "brn_0" }, { id: "brn_1" }], now });
  expect(hasBegun(NOW)).toBe(false);
  noteCheckout({ branch: "brn_1", cart: "a", at: NOW });
  expect([hasBegun(NOW + 60_000), hasBegun(NOW + 86_400_000)]).toEqual([true, false]);
  expect(takePurchase({ order: order(), now: NOW + 60_000 })).toBe(true);
  expect(takePurchase({ order: order(), now: NOW + 60_000 })).toBe(false);
  expect(hasBegun(NOW + 60_000)).toBe(false);
});

it("counts no order of another customer, of before, or of another day", () => {
  expect(takePurchase({ order: order(), now: NOW })).toBe(false);
  noteCheckout({ branch: "brn_1", cart: "a", at: NOW });
  expect(takePurchase({ order: order({ branch: { id: "brn_2", name: "B" } }), now: NOW })).toBe(false);
  expect(takePurchase({ order: order({ createdAt: new Date(NOW - 3_600_000).toISOString() }), now: NOW })).toBe(false);
  expect(takePurchase({ order: order(), now: NOW + 86_400_000 })).toBe(false);
});

it("an online payment counts once it is paid, and a failed one never", () => {
  noteCheckout({ branch: "brn_1", cart: "a", at: NOW });
  expect(takePurchase({ order: order({ paymentMethod: "mollie" }), now: NOW })).toBe(false);
  expect(takePurchase({ order: order({ paymentMethod: "mollie", isPaid: true }), now: NOW })).toBe(true);
  for (const flag of ["isFailed", "isCanceled", "isRejected", "isQuotation"] as const)
    expect(isBought(order({ [flag]: true }))).toBe(false);
});
