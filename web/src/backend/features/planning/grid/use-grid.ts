import type { LocalDate } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { type GridPlace, isStepKey, movedCell, stepped } from "../model/grid-steps";
import { type PlannerRow, cellKey, rowOf } from "../model/planner-model";

/** A cell, or one of its shifts. */
export interface Focus {
  row: string;
  day: LocalDate;
  shift: string | null;
}

/** What the grid is asked for. */
export interface GridActions {
  open: (shift: WorkingSchedule) => void;
  create: (cell: { row: string; day: LocalDate }) => void;
  /** Puts the shift, or a copy of it, into another cell. */
  place: (asked: { shift: WorkingSchedule; row: string; day: LocalDate; isCopy: boolean }) => void;
  /** Moves beginning and end by so many minutes. */
  resize: (asked: { shift: WorkingSchedule; start: number; end: number }) => void;
  remove: (shift: WorkingSchedule) => void;
  clip: (isCut: boolean) => void;
  undo: () => void;
  redo: () => void;
}

interface GridOptions {
  rows: readonly PlannerRow[];
  days: readonly LocalDate[];
  shifts: readonly WorkingSchedule[];
  cells: ReadonlyMap<string, readonly WorkingSchedule[]>;
  isReadOnly: boolean;
  /** Whether a dialog is open over the grid. */
  isCovered: boolean;
  actions: GridActions;
}

/** The type of what is dragged, so that nothing else can be dropped on a plan. */
const DRAGGED = "application/x-shift";
/** Minutes by which a key changes a shift. */
const STEP = 15;
/** Milliseconds after which a closed dialog has given the focus back, if it does. */
const GIVEN_BACK = 60;
const RESIZES: Readonly<Record<string, { start: number; end: number }>> = {
  "+": { start: 0, end: STEP },
  "-": { start: 0, end: -STEP },
  ".": { start: STEP, end: 0 },
  ",": { start: -STEP, end: 0 },
};

/**
 * Focus, keys, clicks and dragging of the grid. All cells share these handlers, which find their cell by `data-row` and
 * `data-day`, so that a plan of 500 people does not have thousands of them.
 */
export function useGrid({ rows, days, shifts, cells, isReadOnly, isCovered, actions }: GridOptions) {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<Focus | null>(null);
  /** Whether the focus is to be set after the next drawing, since a key moved it. */
  const isMoved = useRef(false);
  /** What had the focus last. */
  const held = useRef<Element | null>(null);
  const clip = useRef<{ shift: string; isCut: boolean } | null>(null);
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  const grid = {
    rows: rows.length,
    columns: days.length,
    countOf: (row: number, column: number) => cells.get(cellKey(rows[row]?.id ?? "", days[column] ?? ""))?.length ?? 0,
  };
  const place = placeOf();
  const focus = focusOf(place);

  useEffect(() => {
    // A shift that was moved is drawn anew in another row, where it gets its focus back.
    const isLost = held.current !== null && !held.current.isConnected && document.activeElement === document.body;
    // A cell into which a shift was put gives its focus to that.
    const isCell = held.current === document.activeElement && held.current?.hasAttribute("data-row") === true;
    if (!isMoved.current && !isLost && !(isCell && focus.shift)) return;
    isMoved.current = false;
    take();
  });
  const latestTake = useRef(take);
  useEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => {
    if (isCovered || held.current === null) return;
    // A dialog gives the focus back in the next frame. It cannot where the cell from which it was opened has changed.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) latestTake.current();
    }, GIVEN_BACK);
    return () => clearTimeout(timer);
  }, [isCovered]);

  function take(): void {
    const selector = focus.shift
      ? `[data-shift="${CSS.escape(focus.shift)}"]`
      : `[data-row="${CSS.escape(focus.row)}"][data-day="${focus.day}"]`;
    table.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Where the focus is; a shift is followed to where it was moved, and what is gone leaves its cell. */
  function placeOf(): GridPlace {
    const shift = wanted?.shift ? byId.get(wanted.shift) : undefined;
    const cell = shift ? { row: rowOf(shift), day: shift.day ?? "" } : wanted;
    const row = Math.max(
      0,
      rows.findIndex(({ id }) => id === cell?.row),
    );
    const column = Math.max(0, days.indexOf(cell?.day ?? ""));
    const here = cells.get(cellKey(rows[row]?.id ?? "", days[column] ?? "")) ?? [];
    return {
      row,
      column,
      index:
        here.length === 0
          ? -1
          : Math.max(
              0,
              here.findIndex(({ id }) => id === shift?.id),
            ),
    };
  }
  function focusOf({ row, column, index }: GridPlace): Focus {
    const [at, day] = [rows[row]?.id ?? "", days[column] ?? ""];
    return { row: at, day, shift: cells.get(cellKey(at, day))?.[index]?.id ?? null };
  }
  const go = (next: Focus): void => {
    isMoved.current = true;
    setWanted(next);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const shift = focus.shift ? byId.get(focus.shift) : undefined;
    const done = (run: () => void): void => {
      event.preventDefault();
      run();
    };
    if (altKey) return;
    if (isStepKey(key) && !isCommand) {
      if (!shiftKey || !shift || isReadOnly) return done(() => go(focusOf(stepped({ at: place, key, grid }))));
      const to = movedCell({ at: place, key, grid });
      const [row, day] = to ? [rows[to.row], days[to.column]] : [];
      return done(() => {
        if (!row || !day) return;
        actions.place({ shift, row: row.id, day, isCopy: false });
        go({ row: row.id, day, shift: shift.id });
      });
    }
    if (key === "Enter" && !isCommand) {
      if (shift) return done(() => actions.open(shift));
      return isReadOnly ? undefined : done(() => actions.create(focus));
    }
    if (isReadOnly) return;
    if (isCommand) return command({ key: key.toLowerCase(), isShifted: shiftKey, shift, done });
    const resize = RESIZES[key];
    if (key.toLowerCase() === "n") done(() => actions.create(focus));
    else if (shift && (key === "Delete" || key === "Backspace")) done(() => actions.remove(shift));
    else if (shift && resize) done(() => actions.resize({ shift, ...resize }));
  };

  function command({
    key,
    isShifted,
    shift,
    done,
  }: {
    key: string;
    isShifted: boolean;
    shift: WorkingSchedule | undefined;
    done: (run: () => void) => void;
  }): void {
    if (key === "y" || (key === "z" && isShifted)) return done(actions.redo);
    if (key === "z") return done(actions.undo);
    if (shift && (key === "c" || key === "x"))
      return done(() => {
        clip.current = { shift: shift.id, isCut: key === "x" };
        actions.clip(key === "x");
      });
    const clipped = clip.current && byId.get(clip.current.shift);
    if (key !== "v" || !clipped) return;
    done(() => {
      actions.place({ shift: clipped, row: focus.row, day: focus.day, isCopy: !clip.current?.isCut });
      if (clip.current?.isCut) clip.current = null;
    });
  }

  const onClick = ({ target }: MouseEvent): void => {
    const at = whereOf(target);
    if (!at) return;
    setWanted(at);
    const shift = at.shift ? byId.get(at.shift) : undefined;
    if (shift) actions.open(shift);
    else if (!isReadOnly) actions.create(at);
  };
  const onFocus = ({ target }: { target: EventTarget }): void => {
    const at = whereOf(target);
    if (at && target instanceof Element) held.current = target;
    if (at && at.shift === null && (cells.get(cellKey(at.row, at.day))?.length ?? 0) > 0) return go(at);
    if (at && (at.shift !== focus.shift || at.row !== focus.row || at.day !== focus.day)) setWanted(at);
  };

  const over = useRef<HTMLElement | null>(null);
  const mark = (cell: HTMLElement | null): void => {
    if (over.current === cell) return;
    over.current?.removeAttribute("data-over");
    cell?.setAttribute("data-over", "");
    over.current = cell;
  };
  const onDragStart = (event: DragEvent): void => {
    const at = whereOf(event.target);
    if (!at?.shift) return;
    event.dataTransfer.setData(DRAGGED, at.shift);
    event.dataTransfer.effectAllowed = "copyMove";
  };
  const onDragOver = (event: DragEvent): void => {
    if (isReadOnly || !event.dataTransfer.types.includes(DRAGGED)) return;
    const cell = cellOf(event.target);
    mark(cell);
    if (!cell) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isCopying(event) ? "copy" : "move";
  };
  const onDrop = (event: DragEvent): void => {
    mark(null);
    const shift = byId.get(event.dataTransfer.getData(DRAGGED));
    const at = whereOf(event.target);
    if (!shift || !at) return;
    event.preventDefault();
    actions.place({ shift, row: at.row, day: at.day, isCopy: isCopying(event) });
    setWanted({ ...at, shift: shift.id });
  };

  const handlers = { onKeyDown, onClick, onFocus, onDragStart, onDragOver, onDrop, onDragEnd: () => mark(null) };
  return { table, focus, handlers };
}

/** With these keys held, dragging copies, as in the file managers of the systems. */
const isCopying = ({ ctrlKey, altKey }: DragEvent): boolean => ctrlKey || altKey;

function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
}

function whereOf(target: EventTarget): Focus | null {
  const cell = cellOf(target);
  const { row, day } = cell?.dataset ?? {};
  if (!row || !day || !(target instanceof Element)) return null;
  return { row, day, shift: target.closest<HTMLElement>("[data-shift]")?.dataset["shift"] ?? null };
}
