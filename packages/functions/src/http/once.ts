const running = new Map<string, Promise<unknown>>();

/** Runs once for all who ask for the same key while it runs, and gives each of them its result. */
export function once<Result>({ key, run }: { key: string; run: () => Promise<Result> }): Promise<Result> {
  const begun = running.get(key) as Promise<Result> | undefined;
  if (begun) return begun;
  const result = run().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
