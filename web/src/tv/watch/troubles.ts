import { reasonOf } from "./fault";
import { FAULT_TEXTS } from "./fault.texts";

/** A scene that failed is tried again after this time. */
const TRIED_AGAIN = 60_000;

/** The scenes that could not be shown, with the reasons. */
export class Troubles {
  private readonly found = new Map<string, { reason: string; until: number }>();

  constructor(private readonly onChange: () => void) {}

  /** Leaves the scene out for a time. */
  fail(scene: string, error: unknown): void {
    this.set(scene, error, performance.now() + TRIED_AGAIN);
  }

  /** Tells of a trouble that is over: the scene goes on. */
  tell(scene: string, reason: string): void {
    this.set(scene, reason, 0);
  }

  isFailing(scene: string): boolean {
    const trouble = this.found.get(scene);
    return trouble !== undefined && trouble.until > performance.now();
  }

  clear(): void {
    this.found.clear();
  }

  list(): { scene: string; reason: string }[] {
    return [...this.found].map(([scene, { reason }]) => ({ scene, reason }));
  }

  private set(scene: string, error: unknown, until: number): void {
    const reason = typeof error === "string" ? error : reasonOf({ error, otherwise: FAULT_TEXTS.drawing });
    this.found.set(scene, { reason: reason.slice(0, 200), until });
    this.onChange();
  }
}
