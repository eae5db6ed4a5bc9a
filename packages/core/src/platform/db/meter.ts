import { client } from "./client";

export interface StorageUse {
  /** Requests, each attempt of the SDK's own retries not counted apart. */
  calls: number;
  readUnits: number;
  writeUnits: number;
  /** Requests by operation, e.g. `GetItem`. */
  operations: Record<string, number>;
}

interface Consumed {
  CapacityUnits?: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
}

const READS = /^(?:Get|BatchGet|Query|Scan|TransactGet)/;

/**
 * Counts what storage is asked for while `run` goes on, by everything in this process. For tests and benchmarks.
 * @returns what `run` returned, and the use.
 */
export async function metered<T>(run: () => Promise<T>): Promise<{ result: T; use: StorageUse }> {
  const use: StorageUse = { calls: 0, readUnits: 0, writeUnits: 0, operations: {} };
  const name = "storageMeter";
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = (context.commandName ?? "").replace(/Command$/, "");
      use.calls += 1;
      use.operations[operation] = (use.operations[operation] ?? 0) + 1;
      const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } } as typeof args);
      const consumed = (answer.output as { ConsumedCapacity?: Consumed | Consumed[] }).ConsumedCapacity;
      for (const { CapacityUnits = 0 } of [consumed ?? []].flat()) {
        if (READS.test(operation)) use.readUnits += CapacityUnits;
        else use.writeUnits += CapacityUnits;
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
