import type { Transition } from "@tresen/contract/signage/playing/parts";
import type { SceneView } from "./scene/scene-view";
import { element } from "./scene/scene-view";

/** How long a change between two scenes takes, in milliseconds; the same as in the style sheet. */
const CHANGE = 600;
/** The picture moves by a few pixels, so that nothing burns into the screen. */
const SHIFT_EVERY = 60_000;
const SHIFTS = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [-2, 2],
  [-2, 0],
  [-2, -2],
  [0, -2],
] as const;

export interface Wall {
  columns: number;
  rows: number;
  column: number;
  row: number;
}

/** The screen: scenes take each other's place, and there is always one to be seen. */
export class Stage {
  private readonly root = element("div", "stage");
  private readonly overlay = element("div", "overlay");
  private current: SceneView | null = null;

  constructor(parent: HTMLElement) {
    this.overlay.hidden = true;
    parent.append(this.root, this.overlay);
  }

  /** Shows the view, which can be seen whole, in place of the one before. @param passed since it began. */
  show({ view, transition, passed }: { view: SceneView; transition: Transition; passed: number }): void {
    const before = this.current;
    this.current = view;
    view.element.classList.add("entering", transition);
    view.element.classList.toggle("split", view.isSplit ?? false);
    this.root.append(view.element);
    view.start?.(passed);
    const finish = (): void => {
      view.element.classList.remove("entering", transition);
      this.root.classList.add("filled");
      if (!before) return;
      before.stop();
      before.element.remove();
    };
    if (transition === "none") finish();
    else setTimeout(finish, CHANGE);
  }

  /** Lets go of what is shown. */
  clear(): void {
    this.current?.stop();
    this.current = null;
    this.root.textContent = "";
  }

  /** Something above the scenes: a message, a number, or the dark; null for none. */
  cover(content: HTMLElement | null): void {
    this.overlay.hidden = content === null;
    this.overlay.replaceChildren(...(content ? [content] : []));
  }

  /** What is above the scenes; null where they can be seen. */
  get covered(): HTMLElement | null {
    const { firstElementChild: content } = this.overlay;
    return content instanceof HTMLElement ? content : null;
  }

  /** Moves the picture a little, and shows the part of a wall that this screen has. */
  place({ now, wall }: { now: number; wall: Wall | null }): void {
    const [x, y] = SHIFTS[Math.floor(now / SHIFT_EVERY) % SHIFTS.length] ?? [0, 0];
    const { columns, rows, column, row } = wall ?? { columns: 1, rows: 1, column: 1, row: 1 };
    // What is split is as large as the wall; all else is whole on each of its screens.
    const { style } = this.root;
    style.setProperty("--wall-columns", String(columns));
    style.setProperty("--wall-rows", String(rows));
    style.setProperty("--wall-left", String(column - 1));
    style.setProperty("--wall-top", String(row - 1));
    // Screens of a wall stay together.
    this.root.classList.toggle("shifted", !wall);
    style.transform = wall ? "" : `translate(${x}px, ${y}px)`;
  }
}
