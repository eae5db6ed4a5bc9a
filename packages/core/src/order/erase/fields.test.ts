import { expect, test } from "vitest";
import { OrderEntity } from "../order.entity";
import { ORDER_FATES } from "./fields";

test("of every field of a stored order it is decided whether it stays without the customer", () => {
  const { attributes } = OrderEntity.schema;
  expect(Object.keys(ORDER_FATES).sort()).toEqual(Object.keys(attributes).sort());
});
