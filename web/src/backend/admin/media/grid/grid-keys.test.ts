import { expect, test } from "vitest";
import { gridCommand } from "./grid-keys";

const press = (key: string, given: { at?: number; count?: number; shiftKey?: boolean; ctrlKey?: boolean } = {}) => {
  const { at = 5, count = 11, shiftKey = false, ctrlKey = false } = given;
  return gridCommand({
    pressed: { key, shiftKey, ctrlKey, metaKey: false },
    at,
    count,
    columns: 4,
    visible: 3,
  });
};
const to = (key: string, given?: Parameters<typeof press>[1]) => {
  const command = press(key, given);
  return command?.kind === "move" ? command.to : null;
};

test("arrows lead to the tiles beside, above and below", () => {
  expect(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => to(key))).toEqual([6, 4, 9, 1]);
  expect(press("ArrowRight", { shiftKey: true })).toEqual({ kind: "move", to: 6, isExtending: true });
});

test("at the edges the focus stays where it is, and never falls out of the list", () => {
  expect(to("ArrowUp", { at: 2 })).toBeNull();
  expect(to("ArrowLeft", { at: 0 })).toBeNull();
  expect(to("ArrowDown", { at: 9 })).toBeNull();
  expect(to("ArrowRight", { at: 10 })).toBeNull();
  // Below is a row that ends before this column.
  expect(to("ArrowDown", { at: 7 })).toBe(10);
});

test("pages, beginning and end", () => {
  expect(["PageDown", "Home", "End"].map((key) => to(key, { count: 100 }))).toEqual([17, 0, 99]);
  expect(to("PageUp", { at: 50, count: 100 })).toBe(38);
  expect(to("PageUp", { at: 5, count: 100 })).toBe(1);
});

test("choosing, opening, deleting; what rows of other lists do means nothing here", () => {
  expect(press(" ")).toEqual({ kind: "toggle", isRange: false });
  expect(press("a", { ctrlKey: true })).toEqual({ kind: "all" });
  expect(press("Enter")).toEqual({ kind: "open" });
  expect(press("Escape")).toEqual({ kind: "clear" });
  expect(press("Delete")).toEqual({ kind: "remove" });
  expect([press("F2"), press("d", { ctrlKey: true }), press("x")]).toEqual([null, null, null]);
});
