/** So many files are sent at the same time, so that each gets on and pages stay fast. */
const AT_ONCE = 3;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs what sends a file, after others have ended.
 * @throws the signal's reason if it was aborted meanwhile.
 */
export async function inTurn<T>({ signal, run }: { signal: AbortSignal; run: () => Promise<T> }): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await run();
  } finally {
    const next = waiting.shift();
    // The place goes on to whoever waits longest.
    if (next) next();
    else running -= 1;
  }
}
