import type { Layer } from "@tresen/contract/template/layer/layer";
import {
  type Edge,
  type OrderStep,
  aligned,
  distributed,
  grouped,
  nudged,
  ordered,
  ungrouped,
  unitsOf,
} from "../model/arrange";
import { type Design, type Selection, LAYERS, changed, chosenOf, movableOf, withGroups } from "../model/design";
import { added, copiesOf, layerName, removed } from "../model/layer-list";
import { newId } from "./make-id";
import { COMMAND_TEXTS as texts } from "./command.texts";
import type { Editor } from "./editor";

export type CommandId = keyof typeof texts.names;

export interface Command {
  id: CommandId;
  /** As `keyOf` gives them; the first is shown to people. */
  keys: readonly string[];
  /** Whether it does something now. */
  isPossible: (state: { design: Design; selection: Selection; canUndo: boolean; canRedo: boolean }) => boolean;
  run: (editor: Editor) => void;
}

const hasChosen: Command["isPossible"] = ({ selection }) => selection.length > 0;
const hasMovable: Command["isPossible"] = ({ design, selection }) => movableOf(design, selection).length > 0;
const hasUnits =
  (count: number): Command["isPossible"] =>
  ({ design, selection }) =>
    unitsOf(movableOf(design, selection)).length >= count;

const align = (edge: Edge): Command => ({
  id: edge,
  keys: [],
  isPossible: hasMovable,
  run: (editor) =>
    editor.change((design) => aligned(design, { selection: editor.selection(), edge }), { say: texts.names[edge] }),
});

const order = (step: OrderStep, keys: readonly string[]): Command => ({
  id: step,
  keys,
  isPossible: hasChosen,
  run: (editor) =>
    editor.change((design) => ordered(design, { selection: editor.selection(), step }), { say: texts.names[step] }),
});

const distribute = (axis: "x" | "y"): Command => ({
  id: axis === "x" ? "spreadX" : "spreadY",
  keys: [],
  isPossible: hasUnits(3),
  run: (editor) =>
    editor.change((design) => distributed(design, { selection: editor.selection(), axis }), {
      say: texts.names[axis === "x" ? "spreadX" : "spreadY"],
    }),
});

/** What is done to the chosen layers, wherever it is asked for: by a button, a menu or a key. */
export const COMMANDS: readonly Command[] = [
  {
    id: "undo",
    keys: ["Ctrl+z"],
    isPossible: ({ canUndo }) => canUndo,
    run: (editor) => editor.undo(),
  },
  {
    id: "redo",
    keys: ["Ctrl+y", "Ctrl+Shift+z"],
    isPossible: ({ canRedo }) => canRedo,
    run: (editor) => editor.redo(),
  },
  {
    id: "duplicate",
    keys: ["Ctrl+d"],
    isPossible: ({ design, selection }) => selection.length > 0 && design.layers.length + selection.length <= LAYERS,
    run: duplicate,
  },
  { id: "remove", keys: ["Delete", "Backspace"], isPossible: hasMovable, run: remove },
  {
    id: "selectAll",
    keys: ["Ctrl+a"],
    isPossible: ({ design }) => design.layers.some(isReachable),
    run: (editor) =>
      selectTold(
        editor,
        editor
          .design()
          .layers.filter(isReachable)
          .map(({ id }) => id),
      ),
  },
  {
    id: "group",
    keys: ["Ctrl+g"],
    isPossible: ({ design, selection }) => selection.length > 1 && unitsOf(chosenOf(design, selection)).length > 1,
    run: (editor) =>
      editor.change((design) => grouped(design, { selection: editor.selection(), makeId: newId }), {
        say: texts.grouped(editor.selection().length),
      }),
  },
  {
    id: "ungroup",
    keys: ["Ctrl+Shift+g"],
    isPossible: ({ design, selection }) => chosenOf(design, selection).some(({ group }) => group !== ""),
    run: (editor) => editor.change((design) => ungrouped(design, editor.selection()), { say: texts.ungrouped }),
  },
  order("forward", ["]", "Ctrl+ArrowUp"]),
  order("backward", ["[", "Ctrl+ArrowDown"]),
  order("front", ["Shift+]", "Ctrl+Shift+ArrowUp"]),
  order("back", ["Shift+[", "Ctrl+Shift+ArrowDown"]),
  { id: "lock", keys: ["Ctrl+l"], isPossible: hasChosen, run: (editor) => toggleLocked(editor, editor.selection()) },
  { id: "hide", keys: ["Ctrl+h"], isPossible: hasChosen, run: (editor) => toggleVisible(editor, editor.selection()) },
  ...(["left", "center", "right", "top", "middle", "bottom"] as const).map(align),
  distribute("x"),
  distribute("y"),
];

/** What a command does now, in words: of those that switch something, to what. */
export function commandName(id: CommandId, { design, selection }: { design: Design; selection: Selection }): string {
  const layers = chosenOf(design, selection);
  if (id === "lock" && layers.length > 0) return layers.every(({ isLocked }) => isLocked) ? texts.unlock : texts.lock;
  if (id === "hide" && layers.length > 0) return layers.every(({ isVisible }) => isVisible) ? texts.hide : texts.show;
  return texts.names[id];
}

const isReachable = ({ isLocked, isVisible }: Layer): boolean => !isLocked && isVisible;

export const commandOf = (id: CommandId): Command => {
  const found = COMMANDS.find((command) => command.id === id);
  if (!found) throw new Error(`No command ${id}`);
  return found;
};

export function toggleLocked(editor: Editor, ids: Selection): void {
  const isLocked = !chosenOf(editor.design(), ids).every((layer) => layer.isLocked);
  editor.change((design) => changed(design, { ids, change: (layer) => ({ ...layer, isLocked }) }), {
    say: isLocked ? texts.locked : texts.unlocked,
  });
}

export function toggleVisible(editor: Editor, ids: Selection): void {
  const isVisible = !chosenOf(editor.design(), ids).every((layer) => layer.isVisible);
  editor.change((design) => changed(design, { ids, change: (layer) => ({ ...layer, isVisible }) }), {
    say: isVisible ? texts.shown : texts.hidden,
  });
}

function duplicate(editor: Editor): void {
  const design = editor.design();
  const step = Math.min(design.width, design.height) * 0.03;
  const copies = copiesOf({ layers: chosenOf(design, editor.selection()), by: { x: step, y: step }, makeId: newId });
  editor.change((now) => added(now, copies), {
    select: copies.map(({ id }) => id),
    say: texts.duplicated(copies.length),
  });
}

function remove(editor: Editor): void {
  const selection = editor.selection();
  const before = editor.design().layers.length;
  editor.change((design) => removed(design, selection));
  editor.say(texts.removed(before - editor.design().layers.length));
}

/** Chooses layers and says which. */
export function selectTold(editor: Editor, selection: Selection): void {
  const design = editor.design();
  const [first] = chosenOf(design, selection);
  editor.select(
    selection,
    selection.length === 0
      ? texts.noneChosen
      : selection.length === 1 && first
        ? texts.chosen(layerName(first, design.source))
        : texts.manyChosen(selection.length),
  );
}

/** Chooses the next or previous layer of the page, with its group. */
export function selectNext(editor: Editor, direction: 1 | -1): void {
  const design = editor.design();
  const reachable = design.layers.filter(isReachable);
  const chosen = editor.selection();
  const place = reachable.findIndex(({ id }) => chosen.includes(id));
  const next =
    reachable[
      place === -1
        ? direction === 1
          ? 0
          : reachable.length - 1
        : (place + direction + reachable.length) % reachable.length
    ];
  if (next) selectTold(editor, withGroups(design, [next.id]));
}

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves the chosen layers by a unit, or by ten. Whether the key is one that does so and something is chosen. */
export function nudge(editor: Editor, key: string): boolean {
  const [name = "", isFar] = key.startsWith("Shift+") ? [key.slice(6), true] : [key, false];
  const arrow = ARROWS[name];
  const selection = editor.selection();
  const movable = movableOf(editor.design(), selection);
  if (!arrow || movable.length === 0) return false;
  const by = { x: arrow.x * (isFar ? 10 : 1), y: arrow.y * (isFar ? 10 : 1) };
  // A key that is held is one step.
  editor.change((design) => nudged(design, { selection, by }), { merge: `nudge ${selection.join(" ")}` });
  const [first] = movableOf(editor.design(), selection);
  if (first) editor.say(texts.place({ x: first.x, y: first.y }));
  return true;
}

/** A pressed key with what is held, as `Ctrl+Shift+z`. Cmd counts as Ctrl. */
export function keyOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  code,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "code">): string {
  // Brackets are elsewhere on German keyboards, where AltGr types them: the keys of English ones count too.
  const bracket = code === "BracketLeft" ? "[" : code === "BracketRight" ? "]" : null;
  const isBracket = bracket !== null && !ctrlKey && !metaKey;
  const name = key === "[" || key === "]" ? key : isBracket ? bracket : key.length === 1 ? key.toLowerCase() : key;
  const isCtrl = (ctrlKey || metaKey) && key !== "[" && key !== "]";
  return `${isCtrl ? "Ctrl+" : ""}${shiftKey ? "Shift+" : ""}${name}`;
}
