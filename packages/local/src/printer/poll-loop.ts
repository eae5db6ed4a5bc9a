import type { PollingPrinter } from "./cloudprnt-api";

export interface PollLoop {
  stop(): void;
}

/** Failed polls double the pause, up to so many times the interval. */
const LONGEST_BACK_OFF = 12;

/**
 * Polls in an interval, and less often while the server is away. It keeps no process alive, and a stop ends the request
 * that is underway.
 */
export function startPolling({
  polling,
  interval,
  isOff,
}: {
  polling: PollingPrinter;
  interval: number;
  isOff: () => boolean;
}): PollLoop {
  const stopped = new AbortController();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    try {
      if (!isOff()) await polling.poll(stopped.signal);
      failures = 0;
    } catch {
      failures += 1;
    }
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => void run(), interval * Math.min(2 ** failures, LONGEST_BACK_OFF));
    timer.unref();
  };
  timer = setTimeout(() => void run(), 0);
  timer.unref();
  return {
    stop: () => {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}
