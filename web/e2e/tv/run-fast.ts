declare global {
  /** Lets the page's time run as fast as it can, until so many scenes have followed each other. @returns how many. */
  var playFast: (changes: number) => Promise<number>;
}

/**
 * Runs in the page before all else: its timers follow a time of their own, which stands still until the test asks for
 * changes of scenes. Between two seconds the browser gets its turn, to decode pictures and draw.
 */
export function runFast(): void {
  const [start, realTimeout] = [Date.now(), globalThis.setTimeout.bind(globalThis)];
  const timers = new Map<number, { at: number; every: number | null; run: () => void }>();
  let [now, ids] = [0, 0];
  const add = (run: TimerHandler, wait = 0, every: number | null = null): number => {
    ids += 1;
    if (typeof run === "function")
      timers.set(ids, { at: now + wait, every, run: () => void Reflect.apply(run, null, []) });
    return ids;
  };
  const clear = (id: number | undefined): void => void (id !== undefined && timers.delete(id));
  Object.assign(globalThis, {
    setTimeout: (run: TimerHandler, wait?: number) => add(run, wait),
    setInterval: (run: TimerHandler, wait?: number) => add(run, wait, wait ?? 0),
    clearTimeout: clear,
    clearInterval: clear,
  });
  performance.now = () => now;
  Date.now = () => start + now;
  const runUntil = (end: number): void => {
    for (;;) {
      const [due] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      if (!due) break;
      const [id, timer] = due;
      now = Math.max(now, timer.at);
      if (timer.every === null) timers.delete(id);
      else timer.at += timer.every;
      timer.run();
    }
    now = end;
  };
  const { port1, port2 } = new MessageChannel();
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  globalThis.playFast = async (changes) => {
    let count = 0;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) count += addedNodes.length;
    });
    const stage = document.querySelector(".stage");
    if (stage) observer.observe(stage, { childList: true });
    while (count < changes) {
      runUntil(now + 100);
      // The browser does what is due; now and then it gets the time that decoding and drawing take.
      if (now % 500 === 0) await new Promise((resolve) => void realTimeout(resolve));
      else await turn();
    }
    observer.disconnect();
    return Math.min(count, changes);
  };
}
