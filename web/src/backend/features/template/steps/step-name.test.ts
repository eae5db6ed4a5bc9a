import { expect, test } from "vitest";
import { aligned, grouped, ordered, ungrouped } from "../model/arrange";
import { type Design, changed } from "../model/design";
import { withGuide, withMovedGuide, withoutGuide } from "../model/guides";
import { added, removed } from "../model/layer-list";
import { withSize, withValues } from "../model/scale";
import { counter, designOf, layerOf } from "../model/testing";
import { type Snapshot, spokenStep } from "./step-name";

const text = layerOf({ id: "t", type: "text", x: 300, value: { text: "Heute frisch", size: 40 } });
const start: Snapshot = { design: designOf({ layers: [layerOf(), text] }), guides: [] };
const both = ["a", "t"];

/** What is told of a change of the design. */
const told = (change: (design: Design) => Design): string =>
  spokenStep(start, { ...start, design: change(start.design) });
const of = (fields: object) => (design: Design) =>
  changed(design, { ids: ["t"], change: (layer) => ({ ...layer, ...fields }) });

test("each step is told by what it has done, and to which layers", () => {
  expect(spokenStep(undefined, start)).toBe("Geöffnet");
  expect(told((design) => added(design, [layerOf({ id: "n" })]))).toBe("Hinzugefügt: Form");
  expect(told((design) => removed(design, both))).toBe("Gelöscht: 2 Ebenen");
  expect(told(of({ x: 5 }))).toBe("Verschoben: Text: Heute frisch");
  expect(told((design) => aligned(design, { selection: ["a"], edge: "right" }))).toBe("Verschoben: Form");
  expect(told(of({ x: 5, width: 8 }))).toBe("Größe geändert: Text: Heute frisch");
  expect(told(of({ rotation: 8, x: 2 }))).toBe("Gedreht: Text: Heute frisch");
  expect(told(of({ isLocked: true }))).toBe("Gesperrt: Text: Heute frisch");
  expect(told(of({ isVisible: false }))).toBe("Ausgeblendet: Text: Heute frisch");
  expect(told(of({ opacity: 0.5 }))).toBe("Deckkraft geändert: Text: Heute frisch");
  expect(told(of({ name: "Titel" }))).toBe("Umbenannt: Titel");
  expect(told((design) => changed(design, { ids: ["t"], change: (one) => withValues(one, { size: 9 }) }))).toBe(
    "Schriftgröße geändert: Text: Heute frisch",
  );
  expect(told((design) => ordered(design, { selection: ["a"], step: "front" }))).toBe("Reihenfolge geändert");
  expect(told((design) => ({ ...design, background: "#000000" }))).toBe("Hintergrund geändert");
  const size = { width: 100, height: 100, unit: "mm" as const, dpi: 300 };
  expect(told((design) => withSize(design, { size, preset: "free", fitting: "scale" }))).toBe(
    "Größe der Seite geändert",
  );
});

test("groups and guides are told too", () => {
  const group = (design: Design) => grouped(design, { selection: both, makeId: counter() });
  expect(told(group)).toBe("Gruppiert: 2 Ebenen");
  const after = { ...start, design: group(start.design) };
  expect(spokenStep(after, { ...after, design: ungrouped(after.design, both) })).toBe("Gruppe aufgelöst: 2 Ebenen");
  const one = { ...start, guides: withGuide([], { axis: "x", at: 20.004 }) };
  expect(one.guides).toEqual([{ axis: "x", at: 20 }]);
  expect(spokenStep(start, one)).toBe("Hilfslinie hinzugefügt");
  const moved = { ...one, guides: withMovedGuide(one.guides, { index: 0, at: 30 }) };
  expect(spokenStep(one, moved)).toBe("Hilfslinie verschoben");
  expect(spokenStep(moved, { ...moved, guides: withoutGuide(moved.guides, 0) })).toBe("Hilfslinie gelöscht");
});
