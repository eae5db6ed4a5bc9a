const running = new Map<string, Promise<unknown>>();

/** Runs a function once for all concurrent callers with the same key, and gives each of them the result. */
export function singleFlight<Result>({ key, run }: { key: string; run: () => Promise<Result> }): Promise<Result> {
  const begun = running.get(key) as Promise<Result> | undefined;
  if (begun) return begun;
  const result = run().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
