import type { LogEntry } from "@tresen/contract/log/log";
import { beforeAll, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
let count = 0;

beforeAll(async () => {
  sessions = await openShop();
});

const SEGMENTS = "/api/digital-signage-segments";

async function made(path: string, body: object): Promise<string> {
  const { status, data, errors } = await send({ method: "POST", path, body, session: sessions.admin });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return (data as { id: string }).id;
}
function newScene(changes: object = {}): Promise<string> {
  const name = `szene-${(count += 1)}`;
  return made("/api/scenes", { path: name, name, type: "message", content: { text: "Hallo" }, ...changes });
}
function newSegment(entries: readonly object[], changes: object = {}): Promise<string> {
  return made(SEGMENTS, { name: `Sequenz ${(count += 1)}`, entries, ...changes });
}

test("a condition names a category that there is, which is kept as long as it is named", async () => {
  const scene = await newScene();
  const category = await made("/api/categories", { name: "Nachspeisen" });
  const entry = (value: unknown, kind = "soldOutCategory") => ({ scene, condition: { kind, value } });
  const body = { name: "Bedingt", entries: [entry(5, "openOrdersAbove"), entry("cat_none")] };
  expect(await send({ method: "POST", path: SEGMENTS, body, session: sessions.admin })).toMatchObject({
    status: 400,
    errors: [{ field: "entries.1.condition.value", message: "Der ausgewählte Eintrag existiert nicht." }],
  });
  await newSegment([entry(5, "openOrdersAbove"), entry(category), entry(null, "open")], { name: "Bedingt" });
  const removed = await send({ method: "DELETE", path: `/api/categories/${category}`, session: sessions.admin });
  expect(removed).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringContaining("Filmsequenz „Bedingt“") }, {}],
  });
});

test("the log tells who gave a TV a command, and who took it back", async () => {
  const path = "/api/digital-signage-devices";
  const tv = await made(path, { identifier: "log", name: "Theke", branch: "brn_mitte" });
  const asked = { method: "POST", session: sessions.manager } as const;
  const given = { ...asked, path: `${path}/${tv}/command`, body: { type: "volume", data: { volume: 30 } } };
  expect((await send(given)).status).toBe(200);
  // What is refused is no command.
  expect((await send(given)).status).toBe(409);
  const abort = { ...asked, path: `${path}/${tv}/command/abort`, session: sessions.admin };
  expect((await send(abort)).status).toBe(200);
  await indexLog();
  const query = { resource: "digital-signage-devices", subject: tv, kind: "device" };
  const { data } = await send({ path: "/api/logs", query, session: sessions.manager });
  expect((data as LogEntry[]).map(({ message, actor, branch }) => [message, actor.name, branch]).toSorted()).toEqual([
    ["TV „Theke“: Befehl „Lautstärke“ abgebrochen", "admin@example.test", "brn_mitte"],
    ["TV „Theke“: Befehl „Lautstärke“ gegeben", "leitung@example.test", "brn_mitte"],
  ]);
});
