import fc from "fast-check";
import { expect, test } from "vitest";
import { aligned, distributed, grouped, nudged, ordered, ungrouped } from "./arrange";
import type { Design } from "./design";
import { begun, canRedo, recorded, redone, sealed, undone, wentTo } from "../../../admin/model/history";
import { added, copiesOf, removed } from "./layer-list";
import { withSize } from "./scale";
import { counter, designOf, layerOf } from "./testing";

type Change = (design: Design) => Design;

const ids = ["a", "b", "c"];
const selection = fc.subarray(ids, { minLength: 1 });
const makeId = counter();
const change: fc.Arbitrary<Change> = fc.oneof(
  selection.map((chosen) => (design: Design) => nudged(design, { selection: chosen, by: { x: 1, y: -10 } })),
  selection.map((chosen) => (design: Design) => aligned(design, { selection: chosen, edge: "right" })),
  selection.map((chosen) => (design: Design) => distributed(design, { selection: chosen, axis: "x" })),
  selection.map((chosen) => (design: Design) => ordered(design, { selection: chosen, step: "forward" })),
  selection.map((chosen) => (design: Design) => grouped(design, { selection: chosen, makeId })),
  selection.map((chosen) => (design: Design) => ungrouped(design, chosen)),
  selection.map((chosen) => (design: Design) => removed(design, chosen)),
  fc.constant((design: Design) =>
    added(design, copiesOf({ layers: design.layers.slice(0, 1), by: { x: 3, y: 3 }, makeId })),
  ),
  fc.constant((design: Design) =>
    withSize(design, { size: { width: 500, height: 900, unit: "px", dpi: 96 }, preset: "free", fitting: "scale" }),
  ),
);

test("undoing and redoing gives the same states, byte by byte, however many there are", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const start = designOf({ layers: ids.map((id, index) => layerOf({ id, x: index * 130, y: index * 7 })) });
      let history = begun(start);
      const states = [JSON.stringify(start)];
      for (const apply of changes) {
        const before = history.at;
        history = recorded(history, { state: apply(history.present) });
        if (history.at > before) states.push(JSON.stringify(history.present));
      }
      for (const state of states.toReversed()) {
        expect(JSON.stringify(history.present)).toBe(state);
        history = undone(history);
      }
      expect(undone(history)).toBe(history);
      for (const state of states) {
        expect(JSON.stringify(history.present)).toBe(state);
        history = redone(history);
      }
      expect(redone(history)).toBe(history);
      for (const [place, state] of states.entries()) {
        expect(JSON.stringify(wentTo(history, place).present)).toBe(state);
        expect(wentTo(history, place).states).toBe(history.states);
      }
    }),
  );
});

test("what is typed into one field is one step until something else happens", () => {
  let history = begun("");
  for (const state of ["P", "Pi", "Piz"]) history = recorded(history, { state, merge: "text of a" });
  expect(undone(history).present).toBe("");
  history = recorded(sealed(history), { state: "Pizz", merge: "text of a" });
  expect(undone(history).present).toBe("Piz");
  // After an undo, typing is a new step.
  history = recorded(undone(history), { state: "Pize", merge: "text of a" });
  expect(undone(history).present).toBe("Piz");
  expect(canRedo(history)).toBe(false);
});
