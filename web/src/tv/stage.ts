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

  /** Shows the view, which can be seen whole, in place of the one before. */
  show(view: SceneView, transition: Transition): void {
    const before = this.current;
    this.current = view;
    view.element.classList.add("entering", transition);
    this.root.append(view.element);
    view.start?.();
    const finish = (): void => {
      view.element.classList.remove("entering", transition);
      if (!before) return;
      before.stop();
      before.element.remove();
    };
    if (transition === "none" || !before) finish();
    else setTimeout(finish, CHANGE);
  }

  /** Something above the scenes: a message, a number, or the dark; null for none. */
  cover(content: HTMLElement | null): void {
    this.overlay.hidden = content === null;
    this.overlay.replaceChildren(...(content ? [content] : []));
  }

  /** Moves the picture a little, and shows the part of a wall that this screen has. */
  place({ now, wall }: { now: number; wall: Wall | null }): void {
    const [x, y] = SHIFTS[Math.floor(now / SHIFT_EVERY) % SHIFTS.length] ?? [0, 0];
    const { columns, rows, column, row } = wall ?? { columns: 1, rows: 1, column: 1, row: 1 };
    this.root.style.width = `${columns * 100}%`;
    this.root.style.height = `${rows * 100}%`;
    // A percent of what a scene has, in which its type is measured.
    this.root.style.setProperty("--sw", `${columns}vw`);
    this.root.style.setProperty("--sh", `${rows}vh`);
    this.root.style.left = `${-(column - 1) * 100}%`;
    this.root.style.top = `${-(row - 1) * 100}%`;
    // Screens of a wall stay together.
    this.root.style.transform = wall ? "" : `translate(${x}px, ${y}px)`;
  }
}
