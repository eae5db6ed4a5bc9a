// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { MINUTE } from "@tresen/contract/kit/time";
import type { TvCommand } from "@tresen/contract/signage/command/command";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import type { PlayerState } from "@tresen/contract/signage/player/player";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileStore } from "../content/store";
import { Player, STEP } from "../player";
import { ServerClock } from "../state/clock";
import { Commands } from "./commands";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const manifestOf = (text: string): Manifest => ({
  ...{ format: 1, branch: "brn_1", zone: "Europe/Vienna", currency: "EUR", priceHours: 24, files: [] },
  shop: { name: "Pizzeria", logo: null, primaryColor: "#222222", secondaryColor: "#ffffff" },
  stream: { id: "str_1", filler: "seg_1", plan: [], overrides: [], orientation: "landscape", isMuted: true },
  segments: [{ id: "seg_1", order: "sequence", entries: [{ scene: "scn_1" }] }],
  scenes: [
    {
      ...{ id: "scn_1", name: text, version: 1, title: "", fit: "contain", isEnabled: true, duration: 10 },
      ...{ transition: "none", validFrom: null, validTo: null, schedule: [], branches: [] },
      content: { type: "message", text, color: null, background: null },
    },
  ],
});
let player: Player;
let commands: Commands;
let told: string[];
let files: Map<string, string>;
/** How many answers are lost from now on. */
let lost: number;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  document.body.replaceChildren();
  [told, files, lost] = [[], new Map(), 0];
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
    const file = files.get(url);
    if (file !== undefined) return new Response(file);
    if (url.startsWith("/signage/")) throw new TypeError("lost");
    if (lost-- > 0) throw new TypeError("lost");
    const { state, result } = JSON.parse(String(body)) as { state: string; result?: { message?: string } };
    told.push([state, result?.message ?? []].flat().join(": "));
    return Response.json({ data: null });
  });
  start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page is loaded. */
function start(): void {
  document.body.replaceChildren();
  const [clock, store] = [new ServerClock(), new FileStore()];
  player = new Player(document.body, {
    ...{ clock, store, heardAt: () => NOW, liveAt: () => NOW, onChange: () => undefined },
  });
  player.take(manifestOf("Geplant"));
  commands = new Commands({ key: "k", player, store, clock });
}

const named = (text: string): PlayerState["commandScene"] => {
  const body = JSON.stringify(manifestOf(text));
  const sha256 = createHash("sha256").update(body).digest("hex");
  files.set(`/signage/${sha256}.json`, body);
  return { sha256, url: `/signage/${sha256}.json`, bytes: body.length };
};
function hear(command: Pick<TvCommand, "id" | "type" | "data"> | null, changes: Partial<PlayerState> = {}): void {
  const at = new Date(NOW).toISOString();
  const given = { state: "queued", by: "Eva", createdAt: at, deliveredAt: at, finishedAt: null } as const;
  player.state = {
    ...{
      id: "tv_1",
      version: 1,
      name: "Theke",
      identifier: "t1",
      branch: "brn_1",
      group: "",
      orientation: "landscape",
    },
    ...{ size: { width: 1920, height: 1080 }, powerHours: [], volume: 0, wall: null, timeZone: "Europe/Vienna" },
    ...{ manifest: { sha256: "x", url: "/signage/x.json", bytes: 1 }, now: at },
    command: command && { ...command, ...given, expiresAt: at, result: null },
    ...changes,
  };
  commands.take(player.state);
}
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    player.step();
    await vi.advanceTimersByTimeAsync(STEP);
  }
}
const shown = () => document.querySelector(".stage")?.lastElementChild?.textContent;
const show = (id = "cmd_1") => ({ id, type: "showScene" as const, data: { scene: "scn_1", minutes: 2 } });

test("a scene is shown for its minutes, in which its command runs, and it is done then", async () => {
  hear(show(), { commandScene: named("Aktion") });
  await pass(MINUTE);
  expect([shown(), told]).toEqual(["Aktion", ["running"]]);
  // What it shows has changed, such as a price.
  hear(show(), { commandScene: named("Neuer Preis") });
  await pass(MINUTE / 2);
  expect(shown()).toBe("Neuer Preis");
  await pass(MINUTE);
  expect([shown(), told]).toEqual(["Geplant", ["running", "done"]]);
});

test("a scene goes on for the rest of its minutes after the page was loaded again", async () => {
  hear(show(), { commandScene: named("Aktion") });
  await pass(MINUTE);
  start();
  hear(show(), { commandScene: named("Aktion") });
  await pass(MINUTE / 2);
  expect(shown()).toBe("Aktion");
  await pass(MINUTE);
  expect([shown(), told.at(-1)]).toEqual(["Geplant", "done"]);
});

test("a scene whose command is taken back goes at once, and nothing more is told of it", async () => {
  hear(show(), { commandScene: named("Aktion") });
  await pass(5000);
  hear(null);
  await pass(2000);
  expect([shown(), told]).toEqual(["Geplant", ["running"]]);
  hear(show("cmd_2"), { commandScene: named("Zweite") });
  await pass(5000);
  expect([shown(), told]).toEqual(["Zweite", ["running", "running"]]);
});

test.each([
  ["may not be shown", () => ({}), /kann auf diesem TV gerade nicht gezeigt werden/],
  ["cannot be loaded", () => ({ commandScene: { ...named("x"), url: "/signage/lost.json" } }), /nicht geladen/],
  ["meets a black screen", () => ({ commandScene: named("x"), isEnabled: false }), /gerade schwarz/],
])("a scene that %s fails, which is told in words for staff", async (_, changes, words) => {
  hear(show(), changes());
  await pass(2000);
  expect(told).toEqual(["running", expect.stringMatching(words)]);
  expect(told[1]).toMatch(/^failed: /);
});

test("what goes wrong in any other way is told in German as well", async () => {
  hear({ id: "cmd_1", type: "screenshot", data: {} });
  await pass(1000);
  expect(told).toEqual(["running", "failed: Der Bildschirm konnte den Befehl nicht ausführen."]);
});

const message = (id = "cmd_1", minutes = 2) => ({
  ...{ id, type: "message" as const },
  data: { text: "Wir schließen\nheute früher", minutes },
});
/** Hashing a manifest takes a time that no clock of a test moves. */
const untilShown = (text: string) =>
  vi.waitFor(async () => {
    await pass(500);
    expect(shown()).toBe(text);
  });
const covered = () => player.stage.covered?.textContent;

test("a message is shown for its minutes, in which its command runs, also after the page was loaded again", async () => {
  hear(message());
  await pass(MINUTE);
  expect([covered(), told]).toEqual(["Wir schließenheute früher", ["running"]]);
  start();
  hear(message());
  await pass(MINUTE / 2);
  expect(covered()).toBe("Wir schließenheute früher");
  await pass(MINUTE);
  expect([covered(), told.at(-1)]).toEqual([undefined, "done"]);
  // Without a connection it is not shown again.
  hear(message());
  await pass(1000);
  expect(covered()).toBeUndefined();
});

test("a message that is taken back goes at once, and what is shown after it is seen", async () => {
  hear(message("cmd_1", 1440));
  await pass(5000);
  expect(covered()).toMatch(/früher/);
  hear(null);
  await pass(1000);
  expect([covered(), told]).toEqual([undefined, ["running"]]);
  hear(message("cmd_2", 1440));
  await pass(1000);
  hear(show("cmd_3"), { commandScene: named("Aktion") });
  await untilShown("Aktion");
  expect(covered()).toBeUndefined();
});

test("what is shown takes the place of the screen's number", async () => {
  hear({ id: "cmd_1", type: "identify", data: {} });
  await pass(1000);
  expect([covered(), told.at(-1)]).toEqual(["t1Theke", "done"]);
  hear(show("cmd_2"), { commandScene: named("Aktion") });
  await untilShown("Aktion");
  expect(covered()).toBeUndefined();
});

test("a message on a black screen fails, and one that is shown gives way to the black until it ends", async () => {
  hear(message(), { isEnabled: false });
  await pass(1000);
  expect(told).toEqual(["running", expect.stringMatching(/^failed: .*gerade schwarz/)]);
  hear(message("cmd_2", 60));
  await pass(1000);
  hear(message("cmd_2", 60), { isEnabled: false });
  await pass(1000);
  expect(player.stage.covered?.className).toBe("dark");
  hear(message("cmd_2", 60));
  await pass(1000);
  expect(covered()).toMatch(/früher/);
});

test("a message that is taken back before it could be shown is not shown", async () => {
  hear(message());
  hear(null);
  await pass(1000);
  expect(covered()).toBeUndefined();
});

test("that a command runs is told until the server knows it, since it would give up a command otherwise", async () => {
  lost = 2;
  hear(message("cmd_1", 60));
  await pass(1000);
  expect([covered() !== undefined, told]).toEqual([true, []]);
  await pass(10_000);
  expect(told).toEqual(["running"]);
  lost = 1;
  hear(null);
  hear(message("cmd_2", 60));
  await pass(500);
  hear(null);
  await pass(60_000);
  expect(told).toEqual(["running"]);
});
