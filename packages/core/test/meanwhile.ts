let others: () => Promise<unknown> = () => Promise.resolve();

/** Sets what others do once an import has read the shop and checked the bundle, before it writes; nothing without it. */
export function meanwhile(act: () => Promise<unknown> = () => Promise.resolve()): void {
  others = act;
}

/** In place of the last check of an import: `vi.mock("./redirects", () => import("../../test/meanwhile"))`. */
export async function redirectFaults(): Promise<[]> {
  await others();
  return [];
}
