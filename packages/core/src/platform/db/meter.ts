import { client } from "./client";

export interface StorageUse {
  /** The number of requests, without the SDK's own retries. */
  calls: number;
  /** How many of them began while no other was under way: so often the answer of one was waited for. */
  rounds: number;
  readUnits: number;
  writeUnits: number;
  /** Requests by operation, for example `GetItem`. */
  operations: Record<string, number>;
}

const READS = /^(?:Get|BatchGet|Query|Scan|TransactGet)/;

/**
 * Counts the storage requests of this process while `run` runs. For tests and benchmarks.
 * @returns the result of `run`, and the counts.
 */
export async function metered<T>(run: () => Promise<T>): Promise<{ result: T; use: StorageUse }> {
  const use: StorageUse = { calls: 0, rounds: 0, readUnits: 0, writeUnits: 0, operations: {} };
  const name = "storageMeter";
  let underWay = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = (context.commandName ?? "").replace(/Command$/, "");
      use.calls += 1;
      if (underWay === 0) use.rounds += 1;
      use.operations[operation] = (use.operations[operation] ?? 0) + 1;
      const input = Object.assign({}, args.input, { ReturnConsumedCapacity: "TOTAL" });
      underWay += 1;
      const answer = await next({ ...args, input }).finally(() => {
        underWay -= 1;
      });
      const consumed = "ConsumedCapacity" in answer.output ? answer.output.ConsumedCapacity : undefined;
      for (const capacity of [consumed ?? []].flat()) {
        const units = ("CapacityUnits" in capacity && capacity.CapacityUnits) || 0;
        if (READS.test(operation)) use.readUnits += units;
        else use.writeUnits += units;
      }
      return answer;
    },
    { step: "initialize", name, override: true },
  );
  try {
    return { result: await run(), use };
  } finally {
    client.middlewareStack.remove(name);
  }
}
