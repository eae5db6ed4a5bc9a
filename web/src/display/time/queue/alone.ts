/** Runs in one window of the browser at a time, so that two do not overtake one another. */
export async function alone(run: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return run();
  await locks.request("time-stampings", run);
}
