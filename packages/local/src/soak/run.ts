import type { StaffOrder } from "@tresen/contract/order/order";
import type { SentTo } from "@tresen/contract/order/sent/sent";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { importBundle } from "../bench/import-bundle";
import { type PlatformProcess, freePort, startPlatform } from "../bench/platform-process";
import { readJson } from "../json-file";
import { startAgentPrinter } from "./agent-printer";
import { type AlarmWatch, watchAlarms } from "./alarm-watch";
import { type Api, logIn } from "./api";
import { openDesk } from "./desk";
import { openDisplays } from "./displays";
import type { Evidence } from "./evidence";
import { TICK, planSoak } from "./plan";
import { followTime } from "./platform-time";
import { type SteppedPrinter, createSteppedPrinter } from "./polling-printers";
import { PRINTER_NAMES, createDisplayKeys, createPrinters, soakShop } from "./shop";
import { type Calls, faultsOf } from "./soak-faults";
import { openWitness } from "./witness";

export interface SoakOptions {
  root: string;
  /** An empty folder for the platform's data and the agent's spool. */
  folder: string;
  seed: number;
  orders: number;
  kills: number;
  /** Ends the run, and all that it has started. */
  signal?: AbortSignal;
  /** Called now and then with a line for whoever watches. */
  say: (line: string) => void;
}

export interface SoakOutcome {
  evidence: Evidence;
  watch: AlarmWatch;
  printers: Readonly<Record<string, SteppedPrinter>>;
  calls: Record<string, Calls>;
  kills: number;
  agentRestarts: number;
  repeats: number;
  ticks: number;
  /** Milliseconds of the platform and of the machine. */
  lasted: { platform: number; machine: number };
}

const PASSWORD = "ein-langes-passwort";
/** A Tuesday morning, so that the run is over before midnight, when a new day of ticket numbers begins. */
const START = "2026-06-02T08:00:00+02:00";
/** Milliseconds of the machine in each step for what runs in the background. */
const SETTLING = 30;
/** The person at the desk looks at the alarms every so many steps. */
const LOOK_EVERY = 6;
/** Steps after the last order by which everything has to be over: half an hour of the platform's time. */
const LONGEST_DRAIN = 360;

/** Runs the platform, its customers, desk, printers and displays, and kills the platform as the plan says. */
export async function runSoak({ root, folder, seed, orders, kills, signal, say }: SoakOptions): Promise<SoakOutcome> {
  const began = Date.now();
  const plan = planSoak({ seed, orders, kills });
  const dataDir = join(folder, "data");
  await importBundle({ root, folder, dataDir, bundle: soakShop });
  const port = await freePort();
  const start = (clock: string): Promise<PlatformProcess> =>
    startPlatform({ root, dataDir, port, env: { DEMO_PASSWORD: PASSWORD, CLOCK: clock } });
  let platform = await start(START);
  const stopped = new AbortController();
  const undo: (() => Promise<unknown>)[] = [() => platform.stop()];
  try {
    const { url } = platform;
    const time = followTime({ url, offset: platform.holder().clockOffset ?? 0 });
    const api = await logIn({ url, password: PASSWORD });
    const devices = await createPrinters(api);
    const witness = openWitness(time.now);
    let tick = 0;
    const faultsAt = (place: number) => faultsOf({ seed, place, step: () => tick });
    const shared = { witness, time, signal: stopped.signal };
    const star = createSteppedPrinter({
      ...shared,
      ...{ name: "star", protocol: "cloudprnt", url: devices.star.url, faults: faultsAt(0) },
    });
    const epson = createSteppedPrinter({
      ...shared,
      ...{ name: "epson", protocol: "epson-sdp", url: devices.epson.url, faults: faultsAt(1) },
    });
    const agent = await startAgentPrinter({
      ...{ root, folder, witness, time, url: devices.agent.url, faults: faultsAt(2) },
    });
    undo.push(() => agent.stop());
    const keys = await createDisplayKeys(api);
    const displays = openDisplays({
      ...{ url, keys },
      faults: { kitchen: faultsAt(3), board: faultsAt(4) },
    });
    const desk = openDesk({ api, plans: plan.orders });
    const watch = watchAlarms({ api, witness });

    let looked = -LOOK_EVERY;
    const look = async (): Promise<void> => {
      if (tick - looked < LOOK_EVERY) return;
      if (await watch.look().catch(() => false)) looked = tick;
    };
    const step = async (): Promise<void> => {
      await desk.step(tick);
      await wait(SETTLING);
      await Promise.all([star.step(), epson.step(), agent.step(), displays.step(), look()]);
    };
    const kill = async (after: number): Promise<void> => {
      await wait(after);
      const { pid, emulatorPid } = platform.holder();
      const since = time.now();
      process.kill(pid, "SIGKILL");
      await untilGone([pid, ...(emulatorPid ? [emulatorPid] : [])]);
      platform = await start(new Date(time.now()).toISOString());
      time.started(platform.holder().clockOffset ?? 0);
      for (const printer of PRINTER_NAMES) witness.unwell({ printer, since });
    };

    const first = time.now();
    let due = first;
    let killed = 0;
    for (let quiet = 0, drained = 0; quiet < LOOK_EVERY && drained < LONGEST_DRAIN; tick += 1) {
      signal?.throwIfAborted();
      due = Math.max(due + TICK, time.now());
      await time.reach(due);
      const next = plan.kills[killed];
      if (next && next.tick <= tick) {
        killed += 1;
        // The devices ask meanwhile, as they would, and find nobody until the platform is back.
        for (const done of await Promise.allSettled([kill(next.after), step()]))
          if (done.status === "rejected") throw done.reason;
        say(`Step ${tick}: the platform was killed and is back.`);
      } else await step();
      if (tick % 500 === 499) say(`Step ${tick + 1}: ${witness.papers.length} papers.`);
      if (desk.isBusy()) continue;
      drained += 1;
      quiet = (await isQuiet({ api, watch })) ? quiet + 1 : 0;
    }
    const evidence = await gather({ api, desk, displays, watch, witness, devices, dataDir });
    return {
      ...{ evidence, watch, kills: killed, ticks: tick, repeats: desk.repeats() },
      printers: { star, epson, agent },
      calls: { star: star.calls, epson: epson.calls, agent: agent.calls, ...displays.calls },
      agentRestarts: agent.restarts(),
      lasted: { platform: time.now() - first, machine: Date.now() - began },
    };
  } finally {
    stopped.abort();
    for (const end of undo.reverse()) await end().catch((error: unknown) => say(String(error)));
  }
}

/** Whether no job waits for anything and no alarm is shown. */
async function isQuiet({ api, watch }: { api: Api; watch: AlarmWatch }): Promise<boolean> {
  if (watch.last().length > 0) return false;
  const open = await Promise.all(
    ["waiting", "claimed"].map(async (state) => {
      const { data } = await api.call({ path: `/api/print-jobs?state=${state}&limit=5` });
      return Array.isArray(data) && data.length === 0;
    }),
  );
  return open.every(Boolean);
}

async function gather({
  api,
  desk,
  displays,
  watch,
  witness,
  devices,
  dataDir,
}: {
  api: Api;
  desk: ReturnType<typeof openDesk>;
  displays: ReturnType<typeof openDisplays>;
  watch: AlarmWatch;
  witness: Evidence["witness"];
  devices: Awaited<ReturnType<typeof createPrinters>>;
  dataDir: string;
}): Promise<Evidence> {
  const jobs = await Promise.all(
    PRINTER_NAMES.map((name) => api.all<PrintJob>(`/api/print-jobs?device=${devices[name].id}`)),
  );
  const orders: Evidence["orders"][number][] = [];
  for (const known of desk.orders) {
    const path = `/api/orders/ord_${known.uid}`;
    const [found, sent] = await Promise.all([
      api.must<StaffOrder>({ path }),
      api.must<SentTo[]>({ path: `${path}/sent` }),
    ]);
    orders.push({ known, found, sent });
  }
  await watch.look();
  return {
    jobs: jobs.flat(),
    devices: { star: devices.star.id, epson: devices.epson.id, agent: devices.agent.id },
    witness,
    told: watch.told,
    alarmsLeft: watch.last(),
    orders,
    ordersInAll: (await api.all("/api/orders?branch=brn_1")).length,
    kitchen: displays.kitchen(),
    board: displays.board(),
    deadLetters: readJson<unknown[]>(join(dataDir, "dead-letters.json"), []).length,
  };
}

async function untilGone(pids: readonly number[]): Promise<void> {
  const isThere = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (pids.some(isThere)) await wait(20);
}
