import { reasonOf } from "./fault";
import { FAULT_TEXTS } from "./fault.texts";

/** A scene that failed is tried again after this time. */
const TRIED_AGAIN = 60_000;

/** The scenes that could not be shown, with the reasons. */
export class Troubles {
  private readonly found = new Map<string, { reason: string; until: number }>();
  /** Scenes whose files could not be loaded, as long as this is so. */
  private lacking: ReadonlyMap<string, string> = new Map();

  constructor(private readonly onChange: () => void) {}

  /** Leaves the scene out for a time. */
  fail(scene: string, error: unknown): void {
    this.set(scene, error, performance.now() + TRIED_AGAIN);
  }

  /** Tells of a trouble that is over: the scene goes on. */
  tell(scene: string, reason: string): void {
    this.set(scene, reason, 0);
  }

  /** Tells of the scenes whose files cannot be loaded, with the reasons, in place of those that were told before. */
  lack(scenes: ReadonlyMap<string, string>): void {
    if (scenes.size === 0 && this.lacking.size === 0) return;
    this.lacking = scenes;
    this.onChange();
  }

  isFailing(scene: string): boolean {
    const trouble = this.found.get(scene);
    return trouble !== undefined && trouble.until > performance.now();
  }

  /** Forgets what failed while it was shown. */
  clear(): void {
    this.found.clear();
  }

  list(): { scene: string; reason: string }[] {
    const found = [...this.found].map(([scene, { reason }]): [string, string] => [scene, reason]);
    return [...new Map([...found, ...this.lacking])].map(([scene, reason]) => ({ scene, reason }));
  }

  private set(scene: string, error: unknown, until: number): void {
    const reason = typeof error === "string" ? error : reasonOf({ error, otherwise: FAULT_TEXTS.drawing });
    this.found.set(scene, { reason: reason.slice(0, 200), until });
    this.onChange();
  }
}
