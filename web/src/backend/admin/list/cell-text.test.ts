import { products } from "@tresen/contract/catalog/product.resource";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { expect, it } from "vitest";
import { fieldsOf } from "../model/schema-fields";
import { cellText, recordText } from "./cell-text";

it("a price says what it is for, unless that is a piece", () => {
  const price = fieldsOf(products.fields).find(({ key }) => key === "price");
  const context = { currency: "EUR", labelOf: () => "" };
  const text = (record: object) => price && recordText({ field: price, record: { ...record }, context });
  expect(text({ price: 26, unit: "decagram" })).toBe("0,26\u00a0€ / dag");
  expect(text({ price: 1290, unit: "piece" })).toBe("12,90\u00a0€");
  expect(text({ price: null, unit: "hour" })).toBe("");
});

it("an instant that the clock shows twice says which one it is", () => {
  const startedAt = fieldsOf(activities.fields).find(({ key }) => key === "startedAt");
  const text = (at: string) =>
    startedAt && cellText({ field: startedAt, value: at, context: { currency: "EUR", labelOf: () => "" } });
  expect(["2026-10-25T00:10:00.000Z", "2026-10-25T01:10:00.000Z", "2026-10-26T01:10:00.000Z"].map(text)).toEqual([
    "25.10.2026 02:10 MESZ",
    "25.10.2026 02:10 MEZ",
    "26.10.2026 02:10",
  ]);
});
