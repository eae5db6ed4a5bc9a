import { useQueryClient } from "@tanstack/react-query";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { enteredFields } from "@tresen/contract/kit/resource";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../../shared/api";
import { useStable } from "../../../admin/form/use-stable";
import { draftOf } from "../../../admin/model/draft";
import { type History, begun, canRedo, canUndo, recorded, redone, undone } from "../../../admin/model/history";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { keepRecord, saveRecord } from "../../../admin/queries";
import { failureText, isConflict } from "../../../shared/failure";
import { clearFailures, showToast } from "../../../shared/toasts";
import { BOARD_TEXTS } from "./board.texts";
import type { Board } from "./model/board";
import { type Choice, type Clash, isSameBoard, mergeBoards } from "./model/merge-boards";

/** The milliseconds between two questions whether somebody else has saved. */
const LOOK_EVERY = 30_000;
/** So often a save is tried on what others have saved meanwhile. */
const TRIES = 3;
const ABOUT = "menu board";

const fields = fieldsOf(enteredFields({ resource: menus, isNew: false }));

/** What somebody else has saved and does not fit to what was changed here. */
export interface Waiting {
  theirs: Menu;
  clashes: readonly Clash[];
}

interface State {
  /** The record as it is stored, as far as it is known here: from it both sides of a merge began. */
  record: Menu;
  history: History<Board>;
  waiting: Waiting | null;
  /** What others have saved and was taken in. */
  taken: Menu | null;
}

/** The board as it is changed, all states since it was opened, and how it is saved beside others who change it. */
export function useBoard(loaded: Menu) {
  const client = useQueryClient();
  const [state, setState] = useState<State>(() => ({
    record: loaded,
    history: begun<Board>(loaded.catalog),
    waiting: null,
    taken: null,
  }));
  const latest = useRef(state);
  const set = (change: Partial<State>): void => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  };
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);
  const board = (): Board => latest.current.history.present;
  const isDirty = (): boolean => !isSameBoard(board(), latest.current.record.catalog);

  /** Takes in what others have saved. Returns whether it fits to what was changed here. */
  const take = (theirs: Menu): boolean => {
    const { record, history } = latest.current;
    if (theirs.version <= record.version) return true;
    const { board: merged, clashes } = mergeBoards({
      ...{ base: record.catalog, mine: history.present, theirs: theirs.catalog },
    });
    if (clashes.length > 0) {
      set({ waiting: { theirs, clashes } });
      return false;
    }
    const isOther = !isSameBoard(theirs.catalog, record.catalog);
    set({
      ...{ record: theirs, waiting: null, taken: isOther ? theirs : latest.current.taken },
      history: isSameBoard(merged, history.present) ? history : recorded(history, { state: merged }),
    });
    return true;
  };

  const read = (): Promise<Menu> =>
    call("GET /api/menus/{id}", { params: { id: loaded.id }, query: { as: "staff" } }) as Promise<Menu>;

  const send = async (): Promise<boolean> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { record } = latest.current;
      const sent = board();
      const draft = { ...draftOf({ fields, record: { ...record } }), catalog: sent };
      try {
        const saved = await saveRecord({ name: menus.name, base: record, draft });
        keepRecord({ client, name: menus.name, record: saved });
        clearFailures(ABOUT);
        // The answer of a menu's route is a menu.
        set({ record: saved as object as Menu, taken: null });
        showToast({ kind: "success", message: BOARD_TEXTS.saved });
        return true;
      } catch (error) {
        if (!isConflict(error)) throw error;
        if (!take(await read())) return false;
      }
    }
    return false;
  };

  const save = async (): Promise<boolean> => {
    if (running.current) await running.current;
    if (!isDirty()) return true;
    if (latest.current.waiting) return false;
    setIsSaving(true);
    running.current = send()
      .catch((error: unknown) => {
        showToast({
          ...{ kind: "error", message: failureText(error, BOARD_TEXTS.notSaved), error },
          ...{ about: ABOUT, retry: save },
        });
        return false;
      })
      .finally(() => {
        running.current = null;
        setIsSaving(false);
      });
    return running.current;
  };

  const look = useStable(() => {
    if (document.visibilityState !== "visible" || running.current || latest.current.waiting) return;
    // Whether somebody else has saved is asked again later.
    void read()
      .then(take)
      .catch(() => undefined);
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", look);
      clearFailures(ABOUT);
    };
  }, [look]);

  const { record, history, waiting, taken } = state;
  return {
    ...{ record, waiting, taken, isSaving, save, isDirty },
    board: history.present,
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    change: (next: Board): void => set({ history: recorded(latest.current.history, { state: next }) }),
    undo: (): void => set({ history: undone(latest.current.history) }),
    redo: (): void => set({ history: redone(latest.current.history) }),
    dismiss: (): void => set({ taken: null }),
    /** Settles what does not fit, and saves it. */
    settle: (choices: ReadonlyMap<string, Choice>): void => {
      const { record: base, history: now, waiting: asked } = latest.current;
      if (!asked) return;
      const { board: merged } = mergeBoards({
        ...{ base: base.catalog, mine: now.present, theirs: asked.theirs.catalog, choices },
      });
      set({ record: asked.theirs, waiting: null, history: recorded(now, { state: merged }) });
      void save();
    },
  };
}

export type BoardStore = ReturnType<typeof useBoard>;
