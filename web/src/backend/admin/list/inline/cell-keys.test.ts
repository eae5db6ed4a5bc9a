import { expect, it } from "vitest";
import { keyCommand } from "./cell-keys";

type Held = Partial<Record<"shiftKey" | "ctrlKey" | "metaKey" | "altKey", boolean>>;
const press = (
  key: string,
  { held = {}, tagName = "INPUT", expanded = "" }: { held?: Held; tagName?: string; expanded?: string } = {},
) =>
  keyCommand({
    pressed: { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held },
    target: { tagName, getAttribute: (name: string) => (name === "aria-expanded" ? expanded : null) },
  });

it("Enter saves and goes down, Escape discards, Tab goes to the cells beside", () => {
  expect([press("Enter"), press("Escape"), press("Tab"), press("Tab", { held: { shiftKey: true } })]).toEqual([
    "below",
    "discard",
    "next",
    "previous",
  ]);
});

it("saves with Ctrl+S like a form, also from a button, and leaves letters to the control", () => {
  expect(press("s", { held: { ctrlKey: true }, tagName: "BUTTON" })).toBe("row");
  expect(press("Enter", { held: { metaKey: true }, tagName: "BUTTON" })).toBe("below");
  expect([press("a"), press("a", { held: { ctrlKey: true } }), press("Enter", { held: { altKey: true } })]).toEqual([
    null,
    null,
    null,
  ]);
});

it("in an open list Enter and Escape are for the list, and Enter opens the choice of a button", () => {
  expect([press("Enter", { expanded: "true" }), press("Escape", { expanded: "true" })]).toEqual([null, null]);
  expect(press("Enter", { tagName: "BUTTON" })).toBeNull();
  expect(press("Escape", { tagName: "BUTTON" })).toBe("discard");
});
