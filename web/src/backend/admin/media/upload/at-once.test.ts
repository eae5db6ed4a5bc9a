import { expect, test, vi } from "vitest";
import { inTurn } from "./at-once";

test("at most three run at the same time, and those that were given up do not begin", async () => {
  const begun: number[] = [];
  const all = Array.from({ length: 5 }, (_, index) => {
    const end = Promise.withResolvers<void>();
    const controller = new AbortController();
    const run = async (): Promise<number> => {
      begun.push(index);
      await end.promise;
      return index;
    };
    return { end, controller, result: inTurn({ signal: controller.signal, run }).catch(() => "given up") };
  });
  expect(begun).toEqual([0, 1, 2]);
  all[3]?.controller.abort();
  all[1]?.end.resolve();
  expect(await all[3]?.result).toBe("given up");
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 4]));
  for (const { end } of all) end.resolve();
  expect(await Promise.all(all.map(({ result }) => result))).toEqual([0, 1, 2, "given up", 4]);
});
