import type { DynamoDBRecord } from "aws-lambda";
import { setTimeout as wait } from "node:timers/promises";
import type { StreamFunction } from "@tresen/functions/routes";
import type { Clock } from "../clock";
import type { DatabaseCall } from "../storage/database-client";
import type { DeadLetters } from "./dead-letters";
import { type StreamHandler, deliver } from "./delivery";
import { type PositionFile, openPositionFile } from "./position-file";
import { iteratorFor, readRecords, shardsOf, streamOf } from "./shards";

/** Only external commands write without a request, so polling at long intervals is enough. */
const IDLE_PAUSE = 2_000;
/** Under load the records of this many milliseconds form one batch. */
const GATHERING_PAUSE = 60;
const FAILURE_PAUSE = 1_000;
/** The number of handled records that the page shows. */
const SHOWN = 20;

export interface HandledRecord {
  at: number;
  event: string;
  key: string;
}

export interface StreamReader {
  /** Polls now, because something was written. */
  kick(): void;
  recent(): readonly HandledRecord[];
  /** Stops after the running batch; records that were not handled are read again at the next start. */
  stop(): Promise<void>;
}

interface Options {
  call: DatabaseCall;
  table: string;
  clock: Clock;
  /** The events that the consumer receives, and the time for which they are batched. */
  definition: Pick<StreamFunction, "name" | "partitions" | "gathering">;
  handler: StreamHandler;
  deadLetters: DeadLetters;
  /** The file of the position. */
  path: string;
  onError: (error: unknown) => void;
}

/** Reads the table's stream and passes its records to the consumer, at least once, also across a restart or a kill. */
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

/** Returns a function that handles the records since its last call and says whether more are probably waiting. */
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
    // A stream without any write has no shard yet, and splitting a shard creates new ones.
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

/** Whether an event source mapping with these filters passes the record. */
function isFor({ record, definition }: { record: DynamoDBRecord; definition: Following["definition"] }): boolean {
  const pk = record.dynamodb?.Keys?.pk?.S ?? "";
  const image = record.dynamodb?.NewImage ?? {};
  const state = image["state"]?.S ?? "";
  return definition.partitions.some((partition) => {
    if (typeof partition === "string") return pk === partition;
    const { prefix, states, has } = partition;
    return pk.startsWith(prefix) && (states?.includes(state) ?? true) && (has === undefined || has in image);
  });
}

/** The records carry the machine's time, on which the consumer relies; the page shows the platform's. */
function describe({ record, clock }: { record: DynamoDBRecord; clock: Clock }): HandledRecord {
  const keys = record.dynamodb?.Keys ?? {};
  return {
    at: (record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000 + clock.offset,
    event: record.eventName ?? "",
    key: [keys.pk?.S, keys.sk?.S].filter(Boolean).join(" "),
  };
}
