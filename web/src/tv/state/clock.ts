import type { Instant } from "@tresen/contract/kit/time";
import { keep, readKept } from "./kept";

/** What is kept of the server's time. */
interface KeptTime {
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  ahead: number;
  /** The last time of the server that was heard. */
  last: Instant;
}

/** Time is noted again once it has moved on by so much. */
const NOTED_EVERY = 60_000;

/**
 * The server's time on a device whose clock may be wrong. Once the server was heard of, the time goes on by a clock that
 * nobody can set. After a restart without a network it is the device's, corrected as before; where that is earlier than
 * what was heard last, the time is not known.
 */
export class ServerClock {
  private base: { at: Instant; since: number } | null = null;
  private ahead: number;
  private last: Instant;

  constructor(
    private readonly monotonic: () => number = () => performance.now(),
    private readonly device: () => number = () => Date.now(),
  ) {
    const kept = readKept<KeptTime>("time");
    this.ahead = kept?.ahead ?? 0;
    this.last = kept?.last ?? 0;
  }

  now(): Instant {
    const at = this.base ? this.base.at + (this.monotonic() - this.base.since) : this.device() + this.ahead;
    // Only what the server said, and the time since, is kept: the device's clock may be set to anything.
    if (this.isHeard() && at - this.last > NOTED_EVERY) this.note(at);
    return at;
  }

  /** Whether the server has said the time since the page was loaded. */
  isHeard(): boolean {
    return this.base !== null;
  }

  /** Whether the time can be trusted to choose by. */
  isKnown(): boolean {
    return this.isHeard() || this.device() + this.ahead >= this.last;
  }

  /** The device's clock minus the server's, in milliseconds. */
  difference(): number {
    return Math.round(this.device() - this.now());
  }

  /**
   * Takes over the server's time from an answer.
   * @param asked and @param answered when the request began and ended, by the clock that nobody can set.
   */
  hear({ now, asked, answered }: { now: Instant; asked: number; answered: number }): void {
    // The answer was written about in the middle.
    const at = now + (answered - asked) / 2;
    const since = answered;
    // An answer that took longer says less: it moves the clock only where it was clearly wrong.
    const known = this.base && this.base.at + (since - this.base.since);
    if (known !== null && Math.abs(known - at) <= (answered - asked) / 2) return;
    this.base = { at, since };
    this.ahead = at - (this.device() - (this.monotonic() - since));
    this.note(at);
  }

  private note(at: Instant): void {
    this.last = at;
    keep("time", { ahead: this.ahead, last: at } satisfies KeptTime);
  }
}
