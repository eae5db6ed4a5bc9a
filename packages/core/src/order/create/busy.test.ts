import { TOO_BUSY } from "@tresen/contract/kit/errors.texts";
import { ORDER_RATE_LIMITS } from "@tresen/contract/order/order-limits";
import { beforeEach, expect, test, vi } from "vitest";
import { useKitchen } from "../../../test/kitchen";
import { refusal } from "../../../test/refusal";
import { NOW, draft } from "../../../test/shop";
import { AppError } from "../../platform/errors";
import type { Place } from "../capacity/place";
import { createOrder } from ".";

const busy = () => new AppError("order.capacity_busy", "limit", TOO_BUSY);
let place: Place;
vi.mock("../capacity/place", () => ({ placeOrder: async () => place }));

const kitchen = useKitchen();
beforeEach(() => {
  place = () => Promise.reject(busy());
});
const ask = (key?: string) =>
  createOrder({
    draft: draft({ branch: kitchen.branch, items: kitchen.items(1), email: `${kitchen.branch}@example.test` }),
    address: "home",
    idempotencyKey: key,
    now: NOW,
  });

test("an order that others were faster than each time is not counted", async () => {
  for (let count = 0; count <= ORDER_RATE_LIMITS.email[0].limit; count += 1)
    expect(await refusal(ask())).toMatchObject({ code: "order.capacity_busy", kind: "limit" });
  place = (insert) => insert({ fields: {}, writes: [] });
  for (let count = 0; count < ORDER_RATE_LIMITS.email[0].limit; count += 1)
    expect(await ask()).toMatchObject({ created: true });
  expect(await refusal(ask())).toMatchObject({ code: "order.limit_email" });
});

test("one that another request with its key has placed meanwhile is that order", async () => {
  place = async (insert) => {
    await insert({ fields: {}, writes: [] });
    throw busy();
  };
  const key = `key-of-${kitchen.branch}-and-more`;
  const found = await ask(key);
  expect(found).toMatchObject({ created: false });
  expect(await ask(key)).toEqual(found);
});
