import { expect, test } from "vitest";
import { nudged } from "../model/arrange";
import { changed } from "../model/design";
import { readGuides, withGuide } from "../model/guides";
import { withSize } from "../model/scale";
import { designOf, layerOf } from "../model/testing";
import { COMMANDS, keyOf, nudge, selectNext } from "./commands";
import { createEditor } from "./editor";

const design = designOf({ layers: [layerOf(), layerOf({ id: "b", x: 300 })] });

/** What was told so far, by the last words. */
const opened = () => {
  const editor = createEditor(design);
  return { editor, told: () => editor.state().said.text };
};

test("what a step has done is told, what is typed is not, and undoing tells what is gone", () => {
  const { editor, told } = opened();
  editor.change((now) => nudged(now, { selection: ["a"], by: { x: 5, y: 0 } }));
  expect(told()).toBe("Verschoben: Form");
  editor.change((now) => changed(now, { ids: ["a"], change: (one) => ({ ...one, name: "K" }) }), { merge: "name" });
  editor.change((now) => changed(now, { ids: ["a"], change: (one) => ({ ...one, name: "Kopf" }) }), { merge: "name" });
  expect(told()).toBe("Verschoben: Form");
  editor.undo();
  expect(told()).toBe("Rückgängig: Umbenannt: Kopf");
  editor.redo();
  expect(told()).toBe("Wiederholt: Umbenannt: Kopf");
  editor.goTo(0);
  expect(told()).toBe("Stand nach: Geöffnet");
  expect(editor.design()).toBe(design);
  expect(editor.state().history.states.length).toBe(3);
  editor.goTo(2);
  expect(editor.design().layers[0]?.name).toBe("Kopf");
  const before = editor.state();
  editor.goTo(7);
  expect(editor.state()).toBe(before);
});

test("guides are undone with all else, and stay where they are when the unit changes", () => {
  const { editor } = opened();
  editor.changeGuides((guides) => withGuide(guides, { axis: "x", at: 254 }));
  editor.changeGuides((guides) => withGuide(guides, { axis: "x", at: 254 }));
  expect(editor.state().history.at).toBe(1);
  const size = { width: 100, height: 80, unit: "mm" as const, dpi: 254 };
  editor.change((now) => withSize(now, { size, preset: "free", fitting: "keep" }));
  expect(editor.guides()).toEqual([{ axis: "x", at: 25.4 }]);
  editor.undo();
  expect(editor.guides()).toEqual([{ axis: "x", at: 254 }]);
  editor.undo();
  expect(editor.guides()).toEqual([]);
});

test("stored guides that are none are left out", () => {
  expect(readGuides([{ axis: "x", at: 3 }, { axis: "z", at: 3 }, { axis: "y", at: "3" }, null, 7])).toEqual([
    { axis: "x", at: 3 },
  ]);
  expect(readGuides("x")).toEqual([]);
});

test("what was restored is one step after what is saved", () => {
  const restored = nudged(design, { selection: ["a"], by: { x: 5, y: 0 } });
  const editor = createEditor(design, { restored, guides: [{ axis: "y", at: 4 }] });
  expect(editor.design()).toBe(restored);
  editor.undo();
  expect(editor.design()).toBe(design);
  expect(editor.guides()).toEqual([{ axis: "y", at: 4 }]);
});

test("a held arrow key is one step, and says where the layer is", () => {
  const { editor, told } = opened();
  expect(nudge(editor, "ArrowRight")).toBe(false);
  selectNext(editor, 1);
  expect(told()).toBe("Ausgewählt: Form");
  for (const key of ["ArrowRight", "ArrowRight", "Shift+ArrowDown"]) expect(nudge(editor, key)).toBe(true);
  expect(editor.design().layers[0]).toMatchObject({ x: 2, y: 10 });
  expect(told()).toBe("Links 2, oben 10");
  editor.undo();
  expect(editor.design()).toBe(design);
});

test("no key has two commands, and those of the browser for tabs and windows are left alone", () => {
  const keys = COMMANDS.flatMap((command) => command.keys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const taken of ["Ctrl+w", "Ctrl+t", "Ctrl+n", "Ctrl+r", "Ctrl+p", "Ctrl+f"]) expect(keys).not.toContain(taken);
  const pressed = { key: "G", code: "KeyG", ctrlKey: true, metaKey: false, shiftKey: true };
  expect(keyOf(pressed)).toBe("Ctrl+Shift+g");
  expect(keyOf({ ...pressed, ctrlKey: false, metaKey: true, shiftKey: false })).toBe("Ctrl+g");
});

test("undoing what has made copies chooses again what they were copies of", () => {
  const { editor } = opened();
  editor.select(["a"]);
  editor.change((now) => ({ ...now, layers: [...now.layers, layerOf({ id: "copy" })] }), { select: ["copy"] });
  expect(editor.selection()).toEqual(["copy"]);
  editor.undo();
  expect(editor.selection()).toEqual(["a"]);
});
