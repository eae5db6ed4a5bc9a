import type { DynamoDBRecord } from "aws-lambda";
import { setTimeout as wait } from "node:timers/promises";
import type { StreamFunction } from "@tresen/functions/routes";
import type { Clock } from "../clock";
import type { DatabaseCall } from "../storage/database-client";
import type { DeadLetters } from "./dead-letters";
import { type StreamHandler, deliver } from "./delivery";
import { type PositionFile, openPositionFile } from "./position-file";
import { iteratorFor, readRecords, shardsOf, streamOf } from "./shards";

/** Nothing but commands from outside writes without a request: looking now and then is enough. */
const IDLE_PAUSE = 2_000;
/** Under load the records of this many milliseconds are handled together. */
const GATHERING_PAUSE = 60;
const FAILURE_PAUSE = 1_000;
/** How many handled records the page shows. */
const SHOWN = 20;

export interface HandledRecord {
  at: number;
  event: string;
  key: string;
}

export interface StreamReader {
  /** Something was written: look now. */
  kick(): void;
  recent(): readonly HandledRecord[];
  /** Ends after the batch under way; what was not handled comes again at the next start. */
  stop(): Promise<void>;
}

interface Options {
  call: DatabaseCall;
  table: string;
  clock: Clock;
  /** What it is given, and how long that is gathered for. */
  definition: Pick<StreamFunction, "name" | "partitions" | "gathering">;
  handler: StreamHandler;
  deadLetters: DeadLetters;
  /** Where the position is kept. */
  path: string;
  onError: (error: unknown) => void;
}

/** Reads the table's stream and hands it to the consumer, at least once, also across a restart or a kill. */
export function startStreamReader(options: Options): StreamReader {
  const stopping = new AbortController();
  const recent: HandledRecord[] = [];
  let wake = (): void => undefined;
  let isKicked = false;
  const pause = async (milliseconds: number): Promise<void> => {
    if (isKicked || stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const run = async (): Promise<void> => {
    let follow: (() => Promise<boolean>) | undefined;
    let file: PositionFile | undefined;
    while (!stopping.signal.aborted) {
      isKicked = false;
      try {
        if (!follow) {
          const stream = await requireStream(options);
          file?.flush();
          file = openPositionFile({ path: options.path, stream });
          follow = followStream({ ...options, stream, file, recent, signal: stopping.signal });
        }
        const isMore = await follow();
        if (!isMore) await pause(IDLE_PAUSE);
        if (isKicked && !stopping.signal.aborted)
          await wait(Math.max(GATHERING_PAUSE, options.definition.gathering * 1000));
      } catch (error) {
        if (stopping.signal.aborted) break;
        follow = undefined;
        options.onError(error);
        await pause(FAILURE_PAUSE);
      }
    }
    file?.flush();
  };
  const ended = run();
  return {
    kick: () => {
      isKicked = true;
      wake();
    },
    recent: () => recent,
    stop: () => {
      stopping.abort();
      wake();
      return ended;
    },
  };
}

async function requireStream({ call, table }: Pick<Options, "call" | "table">): Promise<string> {
  const stream = await streamOf({ call, table });
  if (!stream) throw new Error(`The table ${table} has no stream.`);
  return stream;
}

interface Following extends Options {
  stream: string;
  file: PositionFile;
  recent: HandledRecord[];
  signal: AbortSignal;
}

/** Returns a function that handles what has come since its last call and says whether more is likely waiting. */
function followStream({
  call,
  stream,
  file,
  clock,
  definition,
  handler,
  deadLetters,
  recent,
  signal,
}: Following): () => Promise<boolean> {
  const iterators = new Map<string, string>();
  const finished = new Set<string>();
  return async () => {
    let isMore = false;
    // A stream that nothing was written to yet has no shard, and a split one gets new ones.
    if (iterators.size === 0) {
      for (const shard of await shardsOf({ call, stream })) {
        if (!finished.has(shard))
          iterators.set(shard, await iteratorFor({ call, stream, shard, position: file.positions[shard] }));
      }
    }
    for (const [shard, iterator] of iterators) {
      const { records, next } = await readRecords({ call, iterator });
      if (records.length > 0) {
        isMore = true;
        const wanted = records.filter((record) => isFor({ record, definition }));
        await deliver({
          records: wanted,
          handler,
          signal,
          onPoison: ({ record, reason }) =>
            deadLetters.add({ at: clock.now(), reader: definition.name, record, reason }),
        });
        const last = records.at(-1)?.dynamodb?.SequenceNumber;
        if (last) file.set(shard, last);
        recent.unshift(...wanted.map((record) => describe({ record, clock })).reverse());
        recent.length = Math.min(recent.length, SHOWN);
      }
      if (next) iterators.set(shard, next);
      else {
        iterators.delete(shard);
        finished.add(shard);
        isMore = true;
      }
    }
    return isMore;
  };
}

/** What an event source mapping with such filters lets through. */
function isFor({ record, definition }: { record: DynamoDBRecord; definition: Following["definition"] }): boolean {
  const pk = record.dynamodb?.Keys?.pk?.S ?? "";
  const state = record.dynamodb?.NewImage?.["state"]?.S ?? "";
  return definition.partitions.some((partition) => {
    if (typeof partition === "string") return pk === partition;
    return pk.startsWith(partition.prefix) && (partition.states?.includes(state) ?? true);
  });
}

/** The database stamps its records by the machine's clock, and the consumer counts on it; people see the platform's. */
function describe({ record, clock }: { record: DynamoDBRecord; clock: Clock }): HandledRecord {
  const keys = record.dynamodb?.Keys ?? {};
  return {
    at: (record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000 + clock.offset,
    event: record.eventName ?? "",
    key: [keys.pk?.S, keys.sk?.S].filter(Boolean).join(" "),
  };
}
