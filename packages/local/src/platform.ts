import { join } from "node:path";
import type { Job } from "@tresen/core/platform/job";
import { scheduledFunctions, streamFunction } from "@tresen/functions/routes";
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
  url: string;
  users: readonly DemoUser[];
  /** Of the page: what stands in for outside services. */
  sections?: readonly Section[];
  onError: (error: unknown) => void;
}

const SHOWN_JOBS = 25;

/** What goes on without a request: the stream's consumer and the schedules; and the page that shows it. */
export function startBackground({
  settings,
  clock,
  storage,
  functions,
  url,
  users,
  sections = [],
  onError,
}: Options): Background {
  const call = createDatabaseCall(storage.direct);
  const deadLetters = openDeadLetters(join(settings.dataDir, "dead-letters.json"));
  const consume = (event: Parameters<Functions["stream"]>[1]): ReturnType<Functions["stream"]> =>
    functions.stream(streamFunction, event);
  const stream: StreamReader = startStreamReader({
    call,
    table: TABLE,
    clock,
    handler: consume,
    deadLetters,
    path: join(settings.dataDir, "stream.json"),
    onError,
  });
  const scheduler: Scheduler = startScheduler({
    functions: scheduledFunctions,
    clock,
    onError,
    run: async (definition, event) => {
      await functions.schedule(definition, event);
      stream.kick();
    },
  });
  const retry = async (id: string): Promise<boolean> => {
    const letter = deadLetters.find(id);
    if (!letter) return false;
    const response = await consume({ Records: [letter.record] });
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
    recordsSection(stream.recent),
  ]);
  return {
    page,
    kick: stream.kick,
    stop: async () => {
      scheduler.stop();
      await stream.stop();
    },
  };
}

async function readSnapshot(): Promise<{ version: number; bytes: number }> {
  const { readInit } = await import("@tresen/core/snapshot");
  const { version, brotli } = await readInit();
  return { version, bytes: brotli.byteLength };
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
