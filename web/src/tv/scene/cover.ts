import type { Stage } from "../stage";
import { element } from "./scene-view";

/**
 * What is in front of the scenes. The number of a screen is above everything, so that staff find a screen that is black as
 * well; the black of a screen that is switched off or outside of its hours is above messages for guests.
 */
export class Cover {
  private number: HTMLElement | null = null;
  private message: HTMLElement | null = null;
  private black: HTMLElement | null = null;

  constructor(private readonly stage: Stage) {}

  get isDark(): boolean {
    return this.black !== null;
  }

  /** Whether something hides the scenes. */
  get isShown(): boolean {
    return this.top !== null;
  }

  /** @param content null for none, as in the others. */
  showNumber(content: HTMLElement | null): void {
    this.number = content;
    this.place();
  }

  showMessage(content: HTMLElement | null): void {
    this.message = content;
    this.place();
  }

  darken(isDark: boolean): void {
    this.black = isDark ? element("div", "dark") : null;
    this.place();
  }

  private get top(): HTMLElement | null {
    return this.number ?? this.black ?? this.message;
  }

  private place(): void {
    this.stage.cover(this.top);
  }
}
