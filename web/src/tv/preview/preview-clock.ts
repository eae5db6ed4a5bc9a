import type { Instant } from "@tresen/contract/kit/time";

/** The time of a preview: it begins when it is told to, and can stand still. */
export class PreviewClock {
  isPlaying = false;
  private at: Instant = 0;
  private since = 0;

  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  now(): Instant {
    return this.at + (this.isPlaying ? this.monotonic() - this.since : 0);
  }

  isKnown(): boolean {
    return true;
  }

  set({ at, isPlaying }: { at: Instant; isPlaying: boolean }): void {
    this.at = at;
    this.since = this.monotonic();
    this.isPlaying = isPlaying;
  }
}
