import { describe, expect, test } from "vitest";
import { aligned, distributed, grouped, movedInOrder, nudged, ordered, ungrouped } from "./arrange";
import { withGroups } from "./design";
import { boundsOf } from "./geometry";
import { layerAt, layersAt, layersIn } from "./hit";
import { fieldAt } from "@tresen/contract/template/data/template-fields";
import { chosenBy, copiesOf, layerName, removed } from "./layer-list";
import { counter, designOf, layerOf } from "./testing";

const a = layerOf({ id: "a", x: 0, y: 0 });
const b = layerOf({ id: "b", x: 300, y: 100, rotation: 90 });
const c = layerOf({ id: "c", x: 900, y: 500, isLocked: true });
const design = designOf({ layers: [a, b, c] });
const order = (changed: { layers: { id: string }[] }): string => changed.layers.map(({ id }) => id).join("");
const find = (changed: typeof design, id: string) => changed.layers.find((layer) => layer.id === id) ?? a;

describe("aligning", () => {
  test("a single layer is aligned with the page, also a turned one", () => {
    const right = aligned(design, { selection: ["b"], edge: "right" });
    const bounds = boundsOf([find(right, "b")]);
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBe(1000);
    expect(find(aligned(design, { selection: ["a"], edge: "middle" }), "a").y).toBe(375);
  });

  test("several layers are aligned with each other, and locked ones stay", () => {
    const left = aligned(design, { selection: ["a", "b", "c"], edge: "left" });
    expect(boundsOf([find(left, "b")])?.x).toBe(0);
    expect(find(left, "c")).toEqual(c);
  });

  test("a group is aligned as a whole", () => {
    const group = grouped(design, { selection: ["a", "b"], makeId: counter() });
    const moved = aligned(group, { selection: ["a", "b"], edge: "bottom" });
    expect(find(moved, "b").y - find(moved, "a").y).toBe(b.y - a.y);
    const bounds = boundsOf([find(moved, "a"), find(moved, "b")]);
    expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBe(800);
  });
});

test("distributing makes the gaps equal and leaves the outermost layers in place", () => {
  const row = designOf({
    layers: [0, 130, 700].map((x, index) => layerOf({ id: `l${index}`, x, width: [100, 200, 50][index] })),
  });
  const spread = distributed(row, { selection: ["l0", "l1", "l2"], axis: "x" });
  expect(spread.layers.map(({ x }) => x)).toEqual([0, 300, 700]);
  // Two layers have one gap, which equals itself.
  expect(distributed(row, { selection: ["l0", "l1"], axis: "x" })).toBe(row);
});

test("the order of drawing changes by a step or wholly, and keeps that of the chosen ones", () => {
  const five = designOf({ layers: [..."abcde"].map((id) => layerOf({ id })) });
  const to = (step: Parameters<typeof ordered>[1]["step"], selection = ["b", "c"]): string =>
    order(ordered(five, { selection, step }));
  expect(to("front")).toBe("adebc");
  expect(to("back")).toBe("bcade");
  expect(to("forward")).toBe("adbce");
  expect(to("backward")).toBe("bcade");
  expect(to("forward", ["d", "e"])).toBe("abcde");
  expect(order(movedInOrder(five, { ids: ["a"], to: 3 }))).toBe("bcdae");
  expect(order(movedInOrder(five, { ids: ["e", "c"], to: 1 }))).toBe("acebd");
});

test("a group is chosen by any of its layers and stands together", () => {
  const five = designOf({ layers: [..."abcde"].map((id) => layerOf({ id })) });
  const group = grouped(five, { selection: ["a", "d"], makeId: counter() });
  expect(order(group)).toBe("bcade");
  expect(withGroups(group, ["a"])).toEqual(["a", "d"]);
  expect(chosenBy(group, { id: "d", selection: ["e"], isAdding: true })).toEqual(["a", "d", "e"]);
  expect(chosenBy(group, { id: "d", selection: ["a", "d", "e"], isAdding: true })).toEqual(["e"]);
  expect(chosenBy(group, { id: "d", selection: [], isAdding: false, isAlone: true })).toEqual(["d"]);
  expect(withGroups(ungrouped(group, ["a", "d"]), ["a"])).toEqual(["a"]);
  // A single layer is no group.
  expect(grouped(five, { selection: ["a"], makeId: counter() })).toBe(five);
});

test("nudging moves by units, and neither it nor deleting changes what is locked", () => {
  const moved = nudged(design, { selection: ["a", "c"], by: { x: 10, y: -1 } });
  expect(find(moved, "a")).toMatchObject({ x: 10, y: -1 });
  expect(find(moved, "c")).toEqual(c);
  expect(order(removed(design, ["a", "c"]))).toBe("bc");
});

test("copies have ids and groups of their own", () => {
  const members = [layerOf({ id: "a", group: "g" }), layerOf({ id: "b", group: "g" }), layerOf({ id: "c" })];
  const copies = copiesOf({ layers: members, by: { x: 5, y: 5 }, makeId: counter() });
  expect(new Set(copies.map(({ id }) => id)).size).toBe(3);
  expect(copies[0]?.group).toBe(copies[1]?.group);
  expect(copies[0]?.group).not.toBe("g");
  expect(copies[2]?.group).toBe("");
});

test("the uppermost layer is hit, and neither hidden nor locked ones", () => {
  const stack = designOf({
    layers: [
      layerOf({ id: "below" }),
      layerOf({ id: "above" }),
      layerOf({ id: "hidden", isVisible: false }),
      layerOf({ id: "locked", isLocked: true }),
    ],
  });
  const point = { x: 10, y: 10 };
  expect(layerAt(stack, { point, margin: 4 })?.id).toBe("above");
  expect(layersAt(stack, { point, margin: 4 }).map(({ id }) => id)).toEqual(["above", "below"]);
  expect(layersIn(stack, { x: 90, y: 40, width: 500, height: 500 })).toEqual(["below", "above"]);
  // A thin line is hit beside it too.
  const line = designOf({ layers: [layerOf({ type: "line", height: 1 })] });
  expect(layerAt(line, { point: { x: 10, y: 4 }, margin: 4 })?.id).toBe("a");
  expect(layerAt(line, { point: { x: 10, y: 8 }, margin: 4 })).toBeNull();
});

test("layers are called by their name, else by what they show", () => {
  expect(layerName(layerOf({ name: "Logo" }))).toBe("Logo");
  expect(layerName(layerOf({}))).toBe("Form");
  expect(layerName(layerOf({ type: "text", value: { text: "Heute\nfrisch", size: 20 } }))).toBe("Text: Heute frisch");
  const bound = layerOf({ type: "text", value: { text: "x", size: 20 }, bindings: { text: { path: "product.name" } } });
  expect(layerName(bound, "product")).toBe("Text: Produkt: Name");
  const entries = [
    ["unitPrice", { path: "product.unitPrice" }],
    ["color", { path: "shop.primaryColor" }],
    ["price", { path: "product.price" }],
  ] as const;
  const priced = (order: readonly (typeof entries)[number][]) =>
    layerName(layerOf({ type: "price", value: { size: 20 }, bindings: Object.fromEntries(order) }), "product");
  expect(priced(entries)).toBe(`Preis: ${fieldAt({ source: "product", path: "product.price" })?.label}`);
  // Whatever order storage gives them, the name stays.
  expect(priced(entries.toReversed())).toBe(priced(entries));
});
