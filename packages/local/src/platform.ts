import { join } from "node:path";
import { JOB_KINDS } from "@tresen/contract/job/job.state";
import type { Job } from "@tresen/core/platform/job";
import { type StreamFunction, scheduledFunctions, streamFunctions } from "@tresen/functions/routes";
import type { Clock } from "./clock";
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
  clock: Clock;
  storage: Storage;
  functions: Functions;
  queues: readonly JobQueue[];
  url: string;
  users: readonly DemoUser[];
  /** Of the page: what stands in for outside services. */
  sections?: readonly Section[];
  onError: (error: unknown) => void;
}

const SHOWN_JOBS = 25;

/** What goes on without a request: the stream's readers, the queues and the schedules; and the page that shows it. */
export function startBackground({
  settings,
  clock,
  storage,
  functions,
  queues,
  url,
  users,
  sections = [],
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
      batchSize: definition.batchSize,
      // What came of the jobs is written, and may have to be handed on.
      handler: (event) => functions.queue(definition, event).finally(kick),
      onError,
    }),
  );
  // The queues of the last start are gone with its process: the table knows what they held.
  void requeueJobs().catch(onError);
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
  const page = createPage([
    overviewSection(readState),
    deadLettersSection({ deadLetters, retry }),
    ...sections,
    jobsSection(readJobs),
    schedulesSection({ entries: scheduler.entries, fire: scheduler.fire }),
    recordsSection(() => readers.flatMap(({ recent }) => recent())),
  ]);
  return {
    page,
    kick,
    stop: async () => {
      scheduler.stop();
      await Promise.all(readers.map((reader) => reader.stop()));
      await Promise.all(mappings.map((mapping) => mapping.stop()));
    },
  };
}

async function readSnapshot(): Promise<{ version: number; bytes: number }> {
  const { readInit } = await import("@tresen/core/snapshot");
  const { version, brotli } = await readInit();
  return { version, bytes: brotli.byteLength };
}

/** The first reader keeps the file of versions that had one only, so that nothing is handed to it twice. */
function positionFile({ name }: StreamFunction): string {
  return name === streamFunctions[0]?.name ? "stream.json" : `stream-${name}.json`;
}

async function requeueJobs(): Promise<void> {
  const { sweepJobs } = await import("@tresen/core/platform/job");
  const { queueJobs } = await import("@tresen/core/platform/queue");
  const { joinMessages } = await import("@tresen/core/message");
  await sweepJobs({
    kinds: JOB_KINDS,
    handOn: (job) => queueJobs({ jobs: [job] }),
    join: joinMessages,
    grace: 0,
  });
}

async function readJobs(): Promise<Job[]> {
  const { listJobs } = await import("@tresen/core/platform/job");
  return (await listJobs({ limit: SHOWN_JOBS })).jobs;
}

/** Reads the whole index of orders by branch: fine for one person looking now and then, and nowhere else. */
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
