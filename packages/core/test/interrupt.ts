import { client } from "../src/platform/db/client";

const WRITES = /^(?:Put|Update|Delete|BatchWrite|TransactWrite)/;

/**
 * Runs something that is killed at one of its writes.
 * @param write which of its writes, from 0. @param after whether the table still gets it, and only the answer is lost.
 * @returns whether it was killed: it may have fewer writes.
 */
export async function interrupted({
  run,
  write,
  after,
}: {
  run: () => Promise<unknown>;
  write: number;
  after: boolean;
}): Promise<boolean> {
  const name = "interruption";
  let seen = 0;
  let isKilled = false;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const isWrite = WRITES.test(context.commandName ?? "");
      if (isKilled) throw new Error("killed");
      if (!isWrite || seen++ !== write) return next(args);
      isKilled = true;
      if (after) await next(args);
      throw new Error("killed");
    },
    { step: "initialize", name, override: true },
  );
  try {
    await run();
  } catch (error) {
    if (!isKilled) throw error;
  } finally {
    client.middlewareStack.remove(name);
  }
  return isKilled;
}
