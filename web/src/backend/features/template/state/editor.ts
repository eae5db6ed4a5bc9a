import { pixelsPerUnit } from "@tresen/contract/template/size/presets";
import { useSyncExternalStore } from "react";
import type { Design, Selection } from "../model/design";
import { type Guide, scaledGuides } from "../model/guides";
import { type History, begun, recorded, redone, sealed, undone, wentTo } from "../../../admin/model/history";
import { type Snapshot, spokenStep } from "../steps/step-name";
import { STEP_TEXTS } from "../steps/step.texts";

export interface EditorState {
  history: History<Snapshot>;
  selection: Selection;
  /** The text layer whose text is edited on the page. */
  editing: string | null;
  /** The last thing that happened, for screen readers. The same words twice are told twice. */
  said: { text: string; count: number };
}

interface ChangeOptions {
  /** Changes with the same name are one step of the history. */
  merge?: string;
  /** What is chosen after it. */
  select?: Selection;
  /** What screen readers are told, instead of what the step has done. Of what is typed into a field nothing is told. */
  say?: string;
}

/** What is edited, outside of React: gestures and keys read the state of now, and not that of the last rendering. */
export interface Editor {
  state: () => EditorState;
  design: () => Design;
  guides: () => readonly Guide[];
  selection: () => Selection;
  subscribe: (listener: () => void) => () => void;
  change: (change: (design: Design) => Design, options?: ChangeOptions) => void;
  changeGuides: (change: (guides: readonly Guide[]) => readonly Guide[], options?: { merge?: string }) => void;
  select: (selection: Selection, say?: string) => void;
  edit: (id: string | null) => void;
  /** The next change is a step of its own. */
  seal: () => void;
  undo: () => void;
  redo: () => void;
  /** Goes to the state after a step of the history. */
  goTo: (at: number) => void;
  say: (text: string) => void;
}

interface Start {
  /** What was edited before a reload: one step after what is saved. */
  restored?: Design | undefined;
  guides?: readonly Guide[];
}

export function createEditor(initial: Design, { restored, guides = [] }: Start = {}): Editor {
  const start = begun<Snapshot>({ design: initial, guides });
  let state: EditorState = {
    history: restored ? recorded(start, { state: { design: restored, guides } }) : start,
    selection: [],
    editing: null,
    said: { text: "", count: 0 },
  };
  const listeners = new Set<() => void>();
  /** What was chosen before each state was left, which is chosen again where nothing else is. */
  const chosenIn = new WeakMap<Snapshot, Selection>();
  const set = (changes: Partial<EditorState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const spoken = (text: string | undefined): Partial<EditorState> =>
    text === undefined ? {} : { said: { text, count: state.said.count + 1 } };
  /** The selection without layers that are gone, and in the order of drawing. */
  const kept = (selection: Selection, design: Design): Selection => {
    const wanted = new Set(selection);
    const found = design.layers.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
    return isSameList(found, state.selection) ? state.selection : found;
  };
  /** @param step the place of the step that is told. */
  const go = (history: History<Snapshot>, { say, step }: { say: (step: string) => string; step: number }): void => {
    const after = history.states[step];
    if (history === state.history || !after) return;
    const still = kept(state.selection, history.present.design);
    const former = chosenIn.get(history.present);
    set({
      history,
      selection:
        still.length === 0 && state.selection.length > 0 && former ? kept(former, history.present.design) : still,
      editing: history.present.design.layers.some(({ id }) => id === state.editing) ? state.editing : null,
      ...spoken(say(spokenStep(history.states[step - 1], after))),
    });
  };
  const record = (next: Snapshot, { merge, select, say }: ChangeOptions): void => {
    const { present } = state.history;
    if (next.design === present.design && next.guides === present.guides) return set(spoken(say));
    chosenIn.set(present, state.selection);
    const history = recorded(state.history, { state: next, merge: merge ?? null });
    set({
      history,
      selection: kept(select ?? state.selection, next.design),
      ...spoken(say ?? (merge === undefined ? spokenStep(present, next) : undefined)),
    });
  };
  return {
    state: () => state,
    design: () => state.history.present.design,
    guides: () => state.history.present.guides,
    selection: () => state.selection,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (change, options = {}) => {
      const { design: before, guides: lines } = state.history.present;
      const design = change(before);
      const factor = pixelsPerUnit(before) / pixelsPerUnit(design);
      record({ design, guides: scaledGuides(lines, factor) }, options);
    },
    changeGuides: (change, options = {}) => {
      const { design, guides: before } = state.history.present;
      record({ design, guides: change(before) }, options);
    },
    select: (selection, say) =>
      set({
        history: sealed(state.history),
        selection: kept(selection, state.history.present.design),
        editing: null,
        ...spoken(say),
      }),
    edit: (editing) => set({ history: sealed(state.history), editing }),
    seal: () => {
      const history = sealed(state.history);
      if (history !== state.history) set({ history });
    },
    undo: () => go(undone(state.history), { say: STEP_TEXTS.undone, step: state.history.at }),
    redo: () => go(redone(state.history), { say: STEP_TEXTS.redone, step: state.history.at + 1 }),
    goTo: (at) => go(wentTo(state.history, at), { say: STEP_TEXTS.wentTo, step: at }),
    say: (text) => set(spoken(text)),
  };
}

function isSameList(a: Selection, b: Selection): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

export function useEditorState(editor: Editor): EditorState {
  return useSyncExternalStore(editor.subscribe, editor.state, editor.state);
}
