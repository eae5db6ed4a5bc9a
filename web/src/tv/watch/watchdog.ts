import { keep, readKept } from "../state/kept";
import { note } from "../state/log";

/** So long nothing but errors, and the page is loaded again. */
const PATIENCE = 10_000;
/** The page is not loaded again more often, so that a fault that stays does not make the screen flicker. */
const RELOADED_EVERY = 10 * 60_000;
/** Time between two steps from which on the page stood still. */
const STOOD_STILL = 10_000;

interface Given {
  step: () => void;
  /** The page stood still for so many milliseconds, and runs again. */
  onStoodStill: (duration: number) => void;
  reload: () => void;
}

/**
 * Runs the player's steps, and sees to it that an error in one does not end the others. Where they fail for some time, the
 * page is loaded again. A page cannot interrupt itself: that it stood still is told afterwards.
 */
export class Watchdog {
  private last = performance.now();
  private failingSince: number | null = null;

  constructor(private readonly given: Given) {}

  run(): void {
    const now = performance.now();
    const gap = now - this.last;
    this.last = now;
    // A page in the background runs seldom.
    if (gap > STOOD_STILL && !document.hidden) this.given.onStoodStill(gap);
    try {
      this.given.step();
      this.failingSince = null;
    } catch (error) {
      if (this.failingSince === null) note(`step: ${String(error)}`);
      this.failingSince ??= now;
      if (now - this.failingSince >= PATIENCE) this.reload();
    }
  }

  private reload(): void {
    const before = readKept<number>("reloaded");
    const at = Date.now();
    // A clock that was set back must not keep it from helping.
    if (before !== null && at >= before && at - before < RELOADED_EVERY) return;
    keep("reloaded", at);
    this.given.reload();
  }
}
