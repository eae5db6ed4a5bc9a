import { type Server, createServer } from "node:http";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrateFunction, returnedMailsFunction } from "@tresen/functions/routes";
import { announcement } from "./announce.texts";
import { createClock, shareClock } from "./clock";
import { databaseEndedText } from "./console.texts";
import { claimDataFolder } from "./data-folder";
import { coreEnvironment } from "./environment";
import type { Development } from "./development";
import { hasFullDisk } from "./disk";
import { StartFailure, diskFull, errorCode, isDiskFull } from "./failure";
import { createFunctions } from "./gateway/functions";
import { createGateway } from "./gateway/gateway";
import { serveWeb } from "./gateway/web";
import { type Listening, listen } from "./listen";
import { type Background, startBackground } from "./platform";
import { seed } from "./seed/seed";
import { mailSection, smsSection } from "./message/messages-sections";
import { refusalsSection } from "./message/refusals-section";
import { messageEnvironment, startPostOffice } from "./message/post-office";
import { createTopic } from "./message/topic";
import { printersSection } from "./printer/printers-section";
import { startPrinters } from "./printer/printers";
import { paymentsSection } from "./payment/payments-section";
import { pushSection } from "./push/push-section";
import { createPushStandIn, pushEnvironment } from "./push/push-service";
import { subscribeDemoDevices } from "./push/test-devices";
import { createQueues } from "./queue/queues";
import { createStandIns, paymentEnvironment } from "./payment/stand-ins";
import { type Settings, readSettings } from "./settings";
import { startSockets } from "./socket/sockets";
import { createBucket } from "./storage/bucket";
import { startStorage } from "./storage/storage";

/** How long running requests may take when the platform stops. */
const GRACE = 3_000;
const PARENT_CHECK = 500;

type Step = () => unknown;
/** The functions that undo the steps of the start, last step first. */
const undo: Step[] = [];
let isStopping = false;
let isProbing = false;
/** Set from the first step on. */
let dataDir = "";
/** The environment before the variables that core reads are added to it. */
const environment = { ...process.env };

main().catch(fail);
// An error that nobody handled is a bug. Continuing could do harm, and the person who runs the platform has to know of
// it.
process.on("uncaughtException", (error) => void fail(error));
// npm forwards a signal that the terminal has already sent to all processes: the second one is ignored.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
// A signal sent only to npm ends its shell, which does not forward it to this process.
const parent = Number(process.env.TRESEN_PARENT);
if (parent) setInterval(() => process.ppid === parent || void stop(0), PARENT_CHECK).unref();

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  dataDir = settings.dataDir;
  const clock = createClock({ start: settings.clock });
  shareClock(clock);
  enableCompileCache(join(settings.root, ".build", "compiled"));
  const claim = await claimDataFolder({ dataDir: settings.dataDir, what: "platform" });
  undo.push(() => claim.release());
  const functions = createFunctions();
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<Background>();
  const server = createServer();
  const listening = await listen({ server, host: settings.host, port: settings.port });
  const { url } = listening;
  const standIns = createStandIns({ dataDir: settings.dataDir, url, clock, onError: report });
  undo.push(() => standIns.stop());
  const push = createPushStandIn({ dataDir: settings.dataDir, url, clock });
  const { uploads, before } = createBucket({ keys: () => storage.direct, clock });
  const pages = settings.isDev
    ? await developmentPages({ settings, server, reload: functions.reload })
    : { web: serveWeb(join(settings.root, "web", "dist")) };
  const sockets = startSockets({ server, functions, clock, ready, hasOthers: settings.isDev, onError: report });
  undo.push(() => sockets.stop());
  server.on(
    "request",
    createGateway({
      functions,
      clock,
      ...pages,
      web: before(pages.web),
      local: async (request, response) => {
        const path = (request.url ?? "").split("?", 1)[0] ?? "";
        if (standIns.owns(path)) return standIns.respond(request, response);
        if (push.owns(path)) return push.respond(request, response);
        if (sockets.owns(path)) return sockets.respond(request, response);
        const { page } = await ready;
        return uploads.owns(path) ? uploads.respond(request, response) : page(request, response);
      },
      ready,
      onWrite: () => void ready.then(({ kick }) => kick()),
      onFailure: () => void endOnFullDisk(),
      onError: report,
    }),
  );
  const storage = await startStorage({ ...settings, onError: report });
  undo.push(() => storage.stop());
  void storage.emulator?.ended.then(onDatabaseEnd);
  const publish = (): void =>
    claim.publish({
      url,
      database: storage.direct,
      storageEndpoint: storage.objects.endpoint,
      clockOffset: clock.offset,
      ...(storage.emulator ? { emulatorPid: storage.emulator.pid } : {}),
    });
  publish();
  const queues = createQueues();
  const postOffice = await startPostOffice({
    folder: join(settings.dataDir, "messages"),
    clock,
    queues: queues.map(({ queue }) => queue),
    publish: createTopic({
      subscriber: (event) => functions.topic(returnedMailsFunction, event),
      clock,
      onError: report,
    }),
    onError: report,
  });
  undo.push(() => postOffice.stop());
  Object.assign(
    process.env,
    messageEnvironment({ endpoint: postOffice.endpoint, given: environment }),
    coreEnvironment({
      database: storage.database,
      storageEndpoint: storage.objects.endpoint,
      publicUrl: url,
      limits: settings.limits,
    }),
    paymentEnvironment({ dataDir: settings.dataDir, url, given: environment }),
    pushEnvironment({ dataDir: settings.dataDir, url, given: environment }),
  );
  // Imported only now, because core reads its environment when it is loaded.
  await createTable(settings);
  await functions.deployment(migrateFunction);
  const printers = startPrinters({ folder: join(settings.dataDir, "printers"), url });
  const equip = async (): Promise<void> =>
    (await import("./printer/demo-printers")).connectDemoPrinters({ printers, now: clock.now() });
  const users = await seed({ ...settings, now: clock.now, say: console.log, equip });
  // Without the stand-in there is nobody to answer for the test devices of demo shops.
  if (users.length > 0 && process.env.PUSH_ENDPOINT)
    await subscribeDemoDevices({ standIn: push, now: clock.now() }).catch(report);
  await postOffice.retellSent();
  const background = startBackground({
    settings,
    clock,
    storage,
    functions,
    queues,
    url,
    users,
    sections: [
      mailSection(postOffice.mailbox),
      refusalsSection(postOffice.refusals),
      smsSection(postOffice.mailbox),
      paymentsSection(standIns),
      pushSection({ standIn: push, clock }),
      printersSection(printers),
    ],
    onClockSet: () => {
      publish();
      shareClock(clock);
      // What the shop shows depends on the day.
      rebuild().catch(report);
    },
    onError: report,
  });
  // Requests end before the services that they use.
  undo.push(
    background.stop,
    () => close({ server, listening }),
    () => printers.stop(),
  );
  // Payment keys may have changed since the last start, and the shop shows the methods that are available. Invalid keys
  // are reported here.
  await rebuild().catch(report);
  becomeReady(background);
  sockets.endEarlier().catch(report);
  console.log(
    announcement({
      url,
      networkUrls: listening.networkUrls,
      users,
      limits: settings.limits,
      clock: settings.clock ? new Date(clock.now()) : null,
      payments: (await (await import("@tresen/core/snapshot")).readCatalog()).paymentProviders,
    }),
  );
}

/** Builds what the shop shows, on which the clock and the keys of payment methods have a bearing. */
async function rebuild(): Promise<void> {
  const { rebuildSnapshot } = await import("@tresen/core/snapshot");
  await rebuildSnapshot({ startedAt: Date.now() });
}

async function createTable({ databaseEndpoint }: Settings): Promise<void> {
  try {
    await (await import("@tresen/core/platform/table")).createTable();
  } catch (error) {
    if (!databaseEndpoint || errorCode(error) !== "ECONNREFUSED") throw error;
    throw new StartFailure(
      `No DynamoDB answers at ${databaseEndpoint}: start it, or leave DYNAMODB_ENDPOINT out to use the embedded one.`,
    );
  }
}

async function developmentPages(options: {
  settings: Settings;
  server: Server;
  reload: () => void;
}): Promise<Pick<Development, "web" | "pageHeaders">> {
  const { startDevelopment } = await import("./development");
  const development = await startDevelopment({ ...options, stop: undoAll, environment });
  undo.push(development.close);
  return { web: development.web, pageHeaders: development.pageHeaders };
}

/** Accepts no new connections and gives running requests time to finish. */
async function close({ server, listening }: { server: Server; listening: Listening }): Promise<void> {
  const closed = listening.close();
  server.closeIdleConnections();
  await Promise.race([closed, wait(GRACE, undefined, { ref: false })]);
  server.closeAllConnections();
}

function onDatabaseEnd(complaint: string): void {
  if (isStopping) return;
  if (isDiskFull(complaint)) return void fail(complaint);
  console.error(databaseEndedText(complaint.trim()));
  void stop(1);
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await undoAll();
  process.exit(code);
}

async function undoAll(): Promise<void> {
  isStopping = true;
  for (const step of undo.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      report(error);
    }
  }
}

function report(error: unknown): void {
  if (isStopping) return;
  if (isDiskFull(error)) return void fail(error);
  console.error(error);
  void endOnFullDisk();
}

/** A failed action may not show that a full disk is its reason. */
async function endOnFullDisk(): Promise<void> {
  if (isStopping || isProbing) return;
  isProbing = true;
  if (await hasFullDisk(dataDir)) await fail(diskFull(dataDir));
  isProbing = false;
}

/** Stops the platform and prints the message. Without disk space it could not keep any data. */
async function fail(error: unknown): Promise<void> {
  if (isStopping) return;
  const shown =
    isDiskFull(error) || (!(error instanceof StartFailure) && (await hasFullDisk(dataDir))) ? diskFull(dataDir) : error;
  if (isStopping) return;
  console.error(shown instanceof StartFailure ? shown.message : shown);
  await stop(1);
}
