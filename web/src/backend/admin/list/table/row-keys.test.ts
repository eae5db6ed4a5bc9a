import { expect, it } from "vitest";
import { rowCommand, toggled, withRange } from "./row-keys";

const press = (key: string, held: Partial<Record<"shiftKey" | "ctrlKey" | "metaKey", boolean>> = {}, at = 1) =>
  rowCommand({ pressed: { key, shiftKey: false, ctrlKey: false, metaKey: false, ...held }, at, count: 3 });
const rows = ["a", "b", "c", "d"].map((id) => ({ id }));

it("arrows, Home and End move over the rows and stop at their ends", () => {
  const to = (key: string, at: number) => {
    const command = press(key, {}, at);
    return command?.kind === "move" ? command.to : null;
  };
  expect([to("ArrowDown", 1), to("ArrowDown", 2), to("ArrowUp", 0), to("End", 0), to("Home", 2)]).toEqual([
    2, 2, 0, 2, 0,
  ]);
  expect([to("PageDown", 0), to("PageUp", 2)]).toEqual([2, 0]);
});

it("Space selects, with Shift a range, and Shift with an arrow extends it", () => {
  expect(press(" ")).toEqual({ kind: "toggle", isRange: false });
  expect(press(" ", { shiftKey: true })).toEqual({ kind: "toggle", isRange: true });
  expect(press("ArrowDown", { shiftKey: true })).toEqual({ kind: "move", to: 2, isExtending: true });
});

it("Enter opens, Escape clears, Ctrl and Command with A select all, and letters do nothing", () => {
  expect([press("Enter"), press("Escape")].map((command) => command?.kind)).toEqual(["open", "clear"]);
  expect(["ctrlKey", "metaKey"].map((held) => press("a", { [held]: true })?.kind)).toEqual(["all", "all"]);
  expect([press("a"), press("s", { ctrlKey: true })]).toEqual([null, null]);
});

it("a range has both of its ends, in either direction, beside what was selected", () => {
  const ids = (from: number, to: number) => [
    ...withRange({ selected: new Map([["d", { id: "d" }]]), rows, from, to }).keys(),
  ];
  expect(ids(0, 2)).toEqual(["d", "a", "b", "c"]);
  expect(ids(2, 1)).toEqual(["d", "b", "c"]);
  const all = toggled({ selected: new Map(), entries: rows, isOn: true });
  expect([...toggled({ selected: all, entries: rows.slice(1), isOn: false }).keys()]).toEqual(["a"]);
});

it("F2 changes a value, Ctrl+D duplicates, and the menu key or Shift+F10 shows the commands", () => {
  expect(press("F2")).toEqual({ kind: "edit" });
  expect([press("d", { ctrlKey: true }), press("D", { metaKey: true })]).toEqual([{ kind: "copy" }, { kind: "copy" }]);
  expect([press("ContextMenu"), press("F10", { shiftKey: true })]).toEqual([{ kind: "menu" }, { kind: "menu" }]);
  expect([press("F10"), press("d")]).toEqual([null, null]);
});
