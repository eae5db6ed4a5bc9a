import { savedViews } from "@tresen/contract/view/list-view";
import { expect, test } from "vitest";
import { WIDGET_KEYS } from "../widget/widgets";
import { STANDARD, moved, placedOf, resized, toggled } from "./layout";

const stored = ["revenue", "orders", "gone", "ratings"].map((field) => ({ field, width: 50 }));
const fields = (columns: readonly { field: string }[]) => columns.map(({ field }) => field);

test("whoever has arranged nothing sees the standard, every part of which exists and may be stored", () => {
  expect(placedOf({ stored: null, allowed: WIDGET_KEYS })).toEqual(STANDARD);
  const columns = moved({ stored: null, keys: new Set(["today"]), target: "orders", isAfter: true });
  expect(savedViews.safeParse({ version: 0, columns, views: [] }).success).toBe(true);
  expect(fields(columns).slice(0, 3)).toEqual(["revenue", "orders", "today"]);
});

test("what a person may not see is not shown, and keeps its place when they change something", () => {
  const allowed = WIDGET_KEYS.filter((key) => key !== "ratings");
  expect(placedOf({ stored, allowed }).map(({ key }) => key)).toEqual(["revenue", "orders"]);
  expect(fields(moved({ stored, keys: new Set(["orders"]), target: "revenue", isAfter: false }))).toEqual([
    ...["orders", "revenue", "gone", "ratings"],
  ]);
});

test("widgets are added at the end, taken away, and made wide; the last one stays", () => {
  expect(fields(toggled({ stored, key: "funnel", isOn: true }))).toEqual([...fields(stored), "funnel"]);
  expect(fields(toggled({ stored, key: "revenue", isOn: false }))).toEqual(["orders", "gone", "ratings"]);
  const [one] = stored;
  expect(fields(toggled({ stored: one ? [one] : null, key: "revenue", isOn: false }))).toEqual(["revenue"]);
  const wide = resized({ stored, key: "orders", isFull: true });
  expect(placedOf({ stored: wide, allowed: WIDGET_KEYS })).toContainEqual({ key: "orders", isFull: true });
});

test("changes of two windows both stay, as each is made on what the other has left", () => {
  const after = moved({ stored, keys: new Set(["ratings"]), target: "revenue", isAfter: false });
  expect(fields(toggled({ stored: after, key: "orders", isOn: false }))).toEqual(["ratings", "revenue", "gone"]);
});

test("moving beside a widget that another window has taken away puts it at the end", () => {
  const place = moved({ stored, keys: new Set(["revenue"]), target: "funnel", isAfter: false });
  expect(fields(place)).toEqual(["orders", "gone", "ratings", "revenue"]);
  const added = moved({ stored, keys: new Set(["funnel"]), target: "orders", isAfter: true });
  expect(fields(added)).toEqual(["revenue", "orders", "funnel", "gone", "ratings"]);
});
