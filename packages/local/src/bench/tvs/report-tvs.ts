import { STAY } from "@tresen/contract/socket/socket";
import type { StorageUse } from "@tresen/core/platform/db";
import { httpFunctions, socketFunction } from "@tresen/functions/routes";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Api, logIn } from "../../soak/api";
import { loadPlayer } from "../../soak/tvs/player-code";
import { pairTv } from "../../soak/tvs/pair-tv";
import { SAMPLE_REPORT } from "../../soak/tvs/sample-report";
import { startTv } from "../../soak/tvs/simulated-tv";
import { type RequestKind, type TvCounts, noCounts } from "../../soak/tvs/tv-faults";
import { invoke } from "../invoke";
import { percentile } from "../load";
import type { PlatformProcess } from "../platform-process";
import { figure, heading, kb, number, usd } from "../report";
import { type Answered, type RequestUse, type Requests, costOfTvs, requestsOf } from "./tv-cost";

const TVS = 1000;
/** Of the branch whose menu the screen shows. */
const BRANCH = "brn_0";
const TV = "tv_bench";
const PRODUCT = "prd_0";
const DAY = { hours: 12, hints: 100 };
const GOAL = 20;
/** Hints of each kind that are counted: changes of what is shown, and of what goes on. */
const COUNTED = 6;
/** Hints that come sooner after another are joined, and reports are told after two seconds. */
const APART = 3_500;

/** Counts what a TV asks, receives and uses, and reports what many of them cost. */
export async function reportTvs({
  platform: { url },
  password,
}: {
  platform: PlatformProcess;
  password: string;
}): Promise<void> {
  const api = await logIn({ url, password });
  await createScreen(api);
  const key = await pairTv({ api, tv: TV, branch: BRANCH });
  const counts = noCounts();
  const start = await loadPlayer(process.env.TRESEN_ROOT ?? process.cwd());
  const tv = startTv({ ...{ id: TV, key, url, start, counts }, share: 0, seed: 1 });
  await quiet(counts);
  const steps: { scene: Requests; soldOut: Requests }[] = [];
  const before = counts.hints;
  for (let change = 1; change <= COUNTED; change += 1) {
    const scene = await requestsOfStep({ counts, step: () => changeScene({ api, change }) });
    steps.push({ scene, soldOut: await requestsOfStep({ counts, step: () => changeSoldOut(api) }) });
  }
  const hints = counts.hints - before;
  // The median, since the hourly report or a slow moment of this machine may fall into a step.
  const usual = (step: "scene" | "soldOut", kind: keyof Requests): number =>
    percentile(
      steps.map((one) => one[step][kind]).sort((a, b) => a - b),
      0.5,
    );
  const stepsPerHint = COUNTED / hints;
  const aHint = requestsOf((kind) => (usual("scene", kind) + usual("soldOut", kind)) * stepsPerHint);
  const manifest = await tv.manifest();
  tv.stop();
  const memory = {
    tv: httpFunctions.find(({ name }) => name === "tv")?.memory ?? 1024,
    socket: socketFunction.memory,
  };
  const use = await useOf(key);
  const { subscribing, ending } = await useOfConnection();
  const manifestBytes = gzipSync(JSON.stringify(manifest)).length;
  const day = { ...DAY, aHint, silence: STAY.after / 1000, subscribing, ending, use, manifestBytes, memory };
  const cost = costOfTvs({ tvs: TVS, day });
  heading(`${number(TVS)} TVs that are on ${DAY.hours} hours a day, with ${DAY.hints} hints each`);
  figure({ name: "Hints counted", value: number(hints) });
  for (const [kind, { rounds, readUnits, writeUnits, bytes }] of Object.entries(use))
    figure({
      name: `A request for ${kind}: rounds, R, W, bytes`,
      value: [rounds, readUnits, writeUnits, bytes].map(number).join(", "),
    });
  for (const [name, { rounds, writeUnits }] of Object.entries({ begins: subscribing, ended: ending }))
    figure({ name: `A connection that ${name}: rounds, W`, value: [rounds, writeUnits].map(number).join(", ") });
  figure({ name: "Bytes of a manifest, compressed", value: kb(manifestBytes) });
  for (const [kind, count] of Object.entries(cost.requests))
    figure({ name: `  ${kind}, of a TV in a day`, value: number(count) });
  figure({ name: "Messages and minutes of a TV in a day", value: `${number(cost.messages)}, ${number(cost.minutes)}` });
  for (const { name, dollars } of cost.lines) figure({ name: `  ${name}, a month`, value: usd(dollars) });
  figure({ name: "TVs together, a month", value: usd(cost.total), goal: `≤ ${usd(GOAL)}`, isMet: cost.total <= GOAL });
}

/** A stream with a board of the menu and a message. */
async function createScreen(api: Api): Promise<void> {
  const make = (name: string, body: object) => api.must({ method: "POST", path: `/api/${name}`, body });
  const content = { categories: [{ id: "cat_0" }] };
  await make("scenes", { id: "scn_bench", path: "karte", name: "Karte", type: "menu", content });
  await make("scenes", {
    id: "scn_word",
    path: "wort",
    name: "Wort",
    type: "message",
    content: { text: "Willkommen" },
  });
  const entries = [{ scene: "scn_bench" }, { scene: "scn_word" }];
  await make("digital-signage-segments", { id: "seg_bench", name: "Runde", entries });
  await make("digital-signage-streams", { id: "str_bench", name: "Alles", filler: "seg_bench" });
  const place = { branch: BRANCH, stream: "str_bench" };
  await make("digital-signage-devices", { id: TV, identifier: "messung", name: "Messung", ...place });
}

async function changeScene({ api, change }: { api: Api; change: number }): Promise<void> {
  const path = "/api/scenes/scn_word";
  const { id: _, createdAt: _at, updatedAt: _then, ...record } = await api.must<Record<string, unknown>>({ path });
  await api.must({ method: "PUT", path, body: { ...record, content: { text: `Willkommen ${change}` } } });
}

let soldOut: string | null = null;

/** The product is sold out, or there again. */
async function changeSoldOut(api: Api): Promise<void> {
  if (soldOut) {
    await api.call({ method: "DELETE", path: `/api/sold-outs/${soldOut}` });
    soldOut = null;
    return;
  }
  const body = { branch: BRANCH, product: PRODUCT };
  const [made] = await api.must<{ id: string }[]>({ method: "POST", path: "/api/sold-outs", body });
  soldOut = made?.id ?? null;
}

/** What a TV asks after a step, until the next one. */
async function requestsOfStep({ counts, step }: { counts: TvCounts; step: () => Promise<void> }): Promise<Requests> {
  const before = structuredClone(counts.requests);
  await step();
  await wait(APART);
  return requestsOf((kind: RequestKind) => counts.requests[kind] - before[kind]);
}

/** What the function of TVs uses for each kind of request. */
async function useOf(key: string): Promise<Record<Answered, RequestUse>> {
  const path = `/api/tv/${key}`;
  return {
    state: await measured({ method: "GET", path }),
    report: await measured({ method: "POST", path: `${path}/report`, json: SAMPLE_REPORT }),
    ticket: await measured({ method: "POST", path: `${path}/socket-ticket` }),
  };
}

/** Waits until hints of what was made before have all come. */
async function quiet(counts: TvCounts): Promise<void> {
  for (let before = -1; before !== counts.hints;) {
    before = counts.hints;
    await wait(APART * 2);
  }
}

/** What it takes to let a connection follow what a ticket allows, and to note that it has ended. */
async function useOfConnection(): Promise<{ subscribing: StorageUse; ending: StorageUse }> {
  const [{ metered }, { createTvTicket, noteEnded, subscribe }] = await Promise.all([
    import("@tresen/core/platform/db"),
    import("@tresen/core/socket"),
  ]);
  const now = Date.now();
  const { ticket } = await createTvTicket({ tv: TV, branch: BRANCH, now });
  const { result, use } = await metered(() => subscribe({ ticket, socket: "bench", now }));
  if (!result) throw new Error("The ticket was refused.");
  const { use: ending } = await metered(() => noteEnded({ socket: "bench", now }));
  return { subscribing: use, ending };
}

/** The second of two equal requests, since the first one loads what functions keep. */
async function measured(call: Parameters<typeof invoke>[1]): Promise<RequestUse> {
  const { metered } = await import("@tresen/core/platform/db");
  await invoke("tv", call);
  const { result, use } = await metered(() => invoke("tv", call));
  if (result.statusCode !== 200) throw new Error(`${call.path}: ${result.statusCode} ${result.body}`);
  const bytes = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8").length;
  return { rounds: use.rounds, readUnits: use.readUnits, writeUnits: use.writeUnits, bytes };
}
