import { join } from "node:path";
import { type StreamFunction, scheduledFunctions, streamFunctions } from "@tresen/functions/routes";
import type { SettableClock } from "./clock";
import { TABLE } from "./environment";
import type { Functions } from "./gateway/functions";
import type { Responder } from "./gateway/gateway";
import { jobsSection } from "./job/jobs-section";
import { createPage } from "./page/page";
import {
  type PlatformState,
  deadLettersSection,
  overviewSection,
  recordsSection,
  schedulesSection,
} from "./page/platform-sections";
import type { Section } from "./page/section";
import { startQueueMapping } from "./queue/mapping";
import type { JobQueue } from "./queue/queues";
import { type Scheduler, startScheduler } from "./schedule/scheduler";
import type { DemoUser } from "./seed/users";
import type { Settings } from "./settings";
import { createDatabaseCall } from "./storage/database-client";
import { startRowExpiry } from "./storage/expired-rows";
import type { Storage } from "./storage/storage";
import { openDeadLetters } from "./stream/dead-letters";
import { type StreamReader, startStreamReader } from "./stream/reader";

export interface Background {
  page: Responder;
  kick(): void;
  stop(): Promise<void>;
}

interface Options {
  settings: Settings;
  clock: SettableClock;
  storage: Storage;
  functions: Functions;
  queues: readonly JobQueue[];
  url: string;
  users: readonly DemoUser[];
  /** The sections of the page for the stand-ins. */
  sections?: readonly Section[];
  /** Called after the clock was set ahead. */
  onClockSet: () => void;
  onError: (error: unknown) => void;
}

/**
 * Everything that runs without a request: the stream's readers, the queues and the schedules; and the sections that
 * show them.
 */
export function startBackground({
  settings,
  clock,
  storage,
  functions,
  queues,
  url,
  users,
  sections = [],
  onClockSet,
  onError,
}: Options): Background {
  const call = createDatabaseCall(storage.direct);
  const deadLetters = openDeadLetters(join(settings.dataDir, "dead-letters.json"));
  const readers: StreamReader[] = streamFunctions.map((definition) =>
    startStreamReader({
      call,
      table: TABLE,
      clock,
      definition,
      handler: (event) => functions.stream(definition, event),
      deadLetters,
      path: join(settings.dataDir, positionFile(definition)),
      onError,
    }),
  );
  const kick = (): void => {
    for (const reader of readers) reader.kick();
  };
  const mappings = queues.map(({ definition, queue }) =>
    startQueueMapping({
      queue,
      clock,
      batchSize: definition.batchSize,
      // A finished job changes its row, which may create work for the stream's readers.
      handler: (event) => functions.queue(definition, event).finally(kick),
      onError,
    }),
  );
  void jobs()
    .then(({ requeueJobs }) => requeueJobs())
    .catch(onError);
  const scheduler: Scheduler = startScheduler({
    functions: scheduledFunctions,
    clock,
    onError,
    run: async (definition, event) => {
      await functions.schedule(definition, event);
      kick();
    },
  });
  const retry = async (id: string): Promise<boolean> => {
    const letter = deadLetters.find(id);
    if (!letter) return false;
    const definition = streamFunctions.find(({ name }) => name === letter.reader) ?? streamFunctions[0];
    if (!definition) return false;
    const response = await functions.stream(definition, { Records: [letter.record] });
    if (response?.batchItemFailures?.length) throw new Error("The record failed again.");
    deadLetters.remove(id);
    return true;
  };
  const readState = async (): Promise<PlatformState> => ({
    url,
    demoUsers: users,
    now: clock.now(),
    offset: clock.offset,
    dataDir: settings.dataDir,
    memory: process.memoryUsage.rss(),
    snapshot: await readSnapshot(),
    orders: await countOrders(call),
  });
  const setAhead = (by: number): void => {
    clock.advance(by);
    onClockSet();
    scheduler.check();
    void jobs()
      .then(({ lookAgain }) => lookAgain())
      .finally(kick)
      .catch(onError);
  };
  const endExpiry = startRowExpiry({ call, table: TABLE, clock, onRemoved: kick, onError });
  const page = createPage([
    overviewSection({ readState, setAhead }),
    deadLettersSection({ deadLetters, retry }),
    ...sections,
    jobsSection({
      read: async () => (await jobs()).readJobs(),
      act: async (asked) => (await jobs()).actOnJob({ ...asked, now: clock.now() }).finally(kick),
    }),
    schedulesSection({ entries: scheduler.entries, fire: scheduler.fire }),
    recordsSection(() => readers.flatMap(({ recent }) => recent())),
  ]);
  return {
    page,
    kick,
    stop: async () => {
      scheduler.stop();
      endExpiry();
      await Promise.all(readers.map((reader) => reader.stop()));
      await Promise.all(mappings.map((mapping) => mapping.stop()));
    },
  };
}

/** Loaded after the environment of the functions is set, because `core` reads it once. */
function jobs(): Promise<typeof import("./job/jobs")> {
  return import("./job/jobs");
}

async function readSnapshot(): Promise<{ version: number; bytes: number }> {
  const { readInit } = await import("@tresen/core/snapshot");
  const { version, brotli } = await readInit();
  return { version, bytes: brotli.byteLength };
}

/** The first reader uses the file of versions with a single reader, so that it gets no record twice. */
function positionFile({ name }: StreamFunction): string {
  return name === streamFunctions[0]?.name ? "stream.json" : `stream-${name}.json`;
}

/**
 * Reads the whole index of orders by branch. This is acceptable only here, where one person looks at it from time to
 * time.
 */
async function countOrders(call: ReturnType<typeof createDatabaseCall>): Promise<number> {
  let count = 0;
  let from: object | undefined;
  do {
    const page = await call<{ Count: number; LastEvaluatedKey?: object }>("DynamoDB_20120810.Scan", {
      TableName: TABLE,
      IndexName: "gsi1",
      Select: "COUNT",
      FilterExpression: "begins_with(gsi1pk, :branch)",
      ExpressionAttributeValues: { ":branch": { S: "branch#" } },
      ...(from ? { ExclusiveStartKey: from } : {}),
    });
    count += page.Count;
    from = page.LastEvaluatedKey;
  } while (from);
  return count;
}
