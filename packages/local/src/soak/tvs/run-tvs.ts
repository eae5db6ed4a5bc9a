import type { PlayerNews } from "@tresen/contract/signage/player/player";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { importBundle } from "../../bench/import-bundle";
import { freePort, startPlatform } from "../../bench/platform-process";
import { type Api, logIn } from "../api";
import { pairTv } from "./pair-tv";
import { loadPlayer } from "./player-code";
import { type Expected, isRight } from "./right-content";
import { SAMPLE_REPORT } from "./sample-report";
import { type SimulatedTv, startTv } from "./simulated-tv";
import { type TvCounts, noCounts } from "./tv-faults";
import { BRANCH, GROUP, tvShop } from "./tv-shop";

interface TvSoakOptions {
  root: string;
  /** An empty folder for the platform's data. */
  folder: string;
  seed: number;
  tvs: number;
  /** Which share of calls and sockets goes wrong, from 0 to 1. */
  share: number;
  /** How long TVs have for the last change and for each command, in milliseconds. */
  patience: number;
  say: (line: string) => void;
}

export interface TvSoakOutcome {
  counts: TvCounts;
  /** TVs that do not show what they have to in the end. */
  wrong: string[];
  /** How often each TV showed the message that all were told. */
  told: number[];
  /** How often each page was loaded: once at first, and once by a command. */
  loads: number[];
  /** How many TVs the two commands ended on, by their state. */
  commands: Record<string, number>;
  /** Milliseconds from the last change until all were right. */
  lasted: number;
}

const PASSWORD = "ein-langes-passwort";
const MESSAGE = "Bitte einmal lesen";
/** Between two changes of the shop, in milliseconds. */
const BETWEEN = 700;
const PAIRED_AT_ONCE = 8;

/** Runs the platform with many TVs while the shop changes, and looks what each of them shows in the end. */
export async function runTvSoak(options: TvSoakOptions): Promise<TvSoakOutcome> {
  const { root, folder, tvs: count, say, patience } = options;
  const dataDir = join(folder, "data");
  await importBundle({ root, folder, dataDir, bundle: tvShop(count) });
  const port = await freePort();
  const platform = await startPlatform({ root, dataDir, port, env: { DEMO_PASSWORD: PASSWORD } });
  const counts = noCounts();
  const tvs: SimulatedTv[] = [];
  try {
    const { url } = platform;
    const api = await logIn({ url, password: PASSWORD });
    const keys = await pairAll({ api, count });
    const start = await loadPlayer(root);
    for (const [index, key] of keys.entries())
      tvs.push(
        startTv({ id: `tv_${index + 1}`, key, url, start, counts, ...options, seed: options.seed + index * 97 }),
      );
    say(`${count} TVs are on.`);
    await until({ patience, isSo: () => tvs.every((tv) => tv.played() !== null) });
    say("All of them play.");
    await changeShop(api);
    say("The shop was changed.");
    const commands = await giveCommands({ api, patience });
    say(`Commands: ${JSON.stringify(commands)}`);
    const changed = Date.now();
    const expected = await lastWord({ url, key: keys[0] ?? "" });
    const isDone = (tv: SimulatedTv): boolean =>
      tv.played() === expected.sha256 && isRight({ expected, shown: tv.shown(), now: Date.now() });
    await until({ patience, isSo: () => tvs.every(isDone) });
    const lasted = Date.now() - changed;
    return {
      ...{ counts, commands, lasted },
      wrong: tvs.filter((tv) => !isDone(tv)).map((tv) => `${tv.id}: ${tv.played()} ${tv.shown()}`),
      told: tvs.map((tv) => tv.timesTold(MESSAGE)),
      loads: tvs.map((tv) => tv.loads()),
    };
  } finally {
    for (const tv of tvs) tv.stop();
    await platform.stop();
  }
}

/** Connects each TV by a code, as staff do. @returns their keys. */
async function pairAll({ api, count }: { api: Api; count: number }): Promise<string[]> {
  const keys: string[] = [];
  for (let first = 1; first <= count; first += PAIRED_AT_ONCE) {
    const some = Array.from({ length: Math.min(PAIRED_AT_ONCE, count - first + 1) }, (_, index) => first + index);
    keys.push(...(await Promise.all(some.map((number) => pairTv({ api, tv: `tv_${number}`, branch: BRANCH })))));
  }
  return keys;
}

/** A price, scenes that go and come back, another text, and what is sold out. */
async function changeShop(api: Api): Promise<void> {
  const change = async (path: string, fields: object): Promise<void> => {
    const { id: _, createdAt: _at, updatedAt: _then, ...record } = await api.must<Record<string, unknown>>({ path });
    await api.must({ method: "PUT", path, body: { ...record, ...fields } });
    await wait(BETWEEN);
  };
  const soldOut = (product: string) =>
    api.must<{ id: string }[]>({ method: "POST", path: "/api/sold-outs", body: { branch: BRANCH, product } });
  await change("/api/products/prd_1", { price: 130 });
  await change("/api/scenes/scn_word", { isEnabled: false });
  const [ended] = await soldOut("prd_1");
  await change("/api/products/prd_2", { price: 210 });
  await change("/api/scenes/scn_image", { isEnabled: false });
  if (ended) await api.must({ method: "DELETE", path: `/api/sold-outs/${ended.id}` });
  await change("/api/scenes/scn_word", { isEnabled: true, content: { text: "Bis morgen" } });
  await soldOut("prd_2");
  await change("/api/scenes/scn_image", { isEnabled: true });
  await change("/api/products/prd_1", { price: 140 });
}

/**
 * A message, which is taken back once all show it, and then that all load their page again.
 * @returns how the commands ended, by type and state.
 */
async function giveCommands({ api, patience }: { api: Api; patience: number }): Promise<Record<string, number>> {
  const path = "/api/digital-signage-devices";
  const ended: Record<string, number> = {};
  const give = (command: object) =>
    api.must({ method: "POST", path: `${path}/command`, body: { group: GROUP, command } });
  const note = async (): Promise<void> => {
    for (const { command } of await api.all<Tv>(path)) {
      const name = `${command?.type} ${command?.state}`;
      ended[name] = (ended[name] ?? 0) + 1;
    }
  };
  const reached = (type: string, state: string) =>
    until({
      patience,
      isSo: async () =>
        (await api.all<Tv>(path)).every(({ command }) => command?.type === type && command.state === state),
    });
  await give({ type: "message", data: { text: MESSAGE, minutes: 60 } });
  await reached("message", "running");
  for (const { id } of await api.all<Tv>(path))
    await api.must({ method: "POST", path: `${path}/${id}/command/abort`, body: {} });
  await note();
  await give({ type: "reload" });
  await reached("reload", "done");
  await note();
  return ended;
}

/** What the server says without any fault. */
async function lastWord({ url, key }: { url: string; key: string }): Promise<Expected> {
  const ask = async <Value>(path: string, init?: RequestInit): Promise<Value> =>
    (await (await fetch(`${url}${path}`, init)).json()) as Value;
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(SAMPLE_REPORT) };
  const { state, live } = (await ask<{ data: PlayerNews }>(`/api/tv/${key}/report`, sent)).data;
  if (!state.manifest) throw new Error("The stream has no manifest.");
  return { sha256: state.manifest.sha256, manifest: await ask<Manifest>(state.manifest.url), live };
}

/** Waits until something is so, but no longer than the patience lasts. */
async function until({ patience, isSo }: { patience: number; isSo: () => boolean | Promise<boolean> }): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end && !(await isSo())) await wait(200);
}
