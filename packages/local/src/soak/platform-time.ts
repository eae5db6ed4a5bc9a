import type { Instant } from "@tresen/contract/kit/time";

export interface PlatformTime {
  now(): Instant;
  /** Sets the platform's clock ahead if it has not come so far yet. Rejects if the platform does not answer. */
  reach(instant: Instant): Promise<void>;
  /** The platform was started with this instant as its time. */
  started(offset: number): void;
}

const SECOND = 1000;

/**
 * The platform's time, which runs with the machine's and is set ahead by the button of `/_local`. So a claim is given up
 * after two minutes of the platform's time, which are a few seconds of the machine's.
 */
export function followTime({ url, offset: first }: { url: string; offset: number }): PlatformTime {
  let offset = first;
  const now = (): Instant => Date.now() + offset;
  return {
    now,
    started: (given) => void (offset = given),
    reach: async (instant) => {
      const seconds = Math.ceil((instant - now()) / SECOND);
      if (seconds <= 0) return;
      const answer = await fetch(`${url}/_local/overview/ahead/${seconds}`, { method: "POST", redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(`The clock was not set ahead: ${answer.status}`);
      offset += seconds * SECOND;
    },
  };
}
