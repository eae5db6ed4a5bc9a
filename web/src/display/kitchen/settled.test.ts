import type { KitchenOrder } from "@tresen/contract/display/display";
import { expect, it } from "vitest";
import { placesOf } from "./settled";

const orders = (...uids: string[]) => uids.map((uid) => ({ uid }) as KitchenOrder);

it("nothing moves while somebody touches the display, and everything closes up afterwards", () => {
  const before = ["a", "b", "c"];
  expect(placesOf({ before, orders: orders("x", "a", "c"), isTouched: true })).toEqual(["a", null, "c", "x"]);
  expect(placesOf({ before, orders: orders("x", "a", "c"), isTouched: false })).toEqual(["x", "a", "c"]);
});
