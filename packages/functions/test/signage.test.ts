import type { LogEntry } from "@tresen/contract/log/log";
import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { type Sessions, openShop, signInHolder } from "./support/shop";

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

test("a scene keeps the content of its type alone, so that nothing else is used by it", async () => {
  const menu = await made("/api/menus", { name: "Unbenutzt" });
  const others = { menu, url: "https://example.com/", image: null, columns: 4 };
  const scene = await newScene({ content: { text: "Hallo", color: "#ffffff", ...others } });
  const read = async () => (await send({ path: `/api/scenes/${scene}`, session: sessions.admin })).data;
  expect(await read()).toMatchObject({ type: "message", content: { text: "Hallo", color: "#ffffff", columns: 2 } });
  expect(await read()).not.toMatchObject({ content: { menu } });
  expect(await read()).not.toMatchObject({ content: { url: others.url } });
  const removed = await send({ method: "DELETE", path: `/api/menus/${menu}`, session: sessions.admin });
  expect(removed).toMatchObject({ errors: [] });
});

test("streams of several branches, and segments, may have the same name", async () => {
  const filler = await newSegment([], { name: "Tagesprogramm" });
  await newSegment([], { name: "Tagesprogramm" });
  const branches = ["brn_mitte", await made("/api/branches", { identifier: "namen", name: "Namen" })];
  for (const branch of branches) await made("/api/digital-signage-streams", { name: "Tagesprogramm", branch, filler });
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

describe("what belongs to all branches", () => {
  const MANAGED = { own: "brn_mitte", other: "brn_nord" } as const;
  const read = async (path: string, session: string) => {
    const { status, data } = await send({ path, session });
    return { status, ids: status === 200 ? (data as { id: string }[]).map(({ id }) => id) : [] };
  };
  const changed = async (path: string, session: string) => {
    const { data } = await send({ path, session: sessions.admin });
    const body = { ...(data as object), name: `Neu ${(count += 1)}` };
    const { status, errors } = await send({ method: "PUT", path, body, session });
    return { status, message: errors[0]?.message };
  };
  const newStream = (filler: string, branch: string | null) =>
    made("/api/digital-signage-streams", { name: `Stream ${(count += 1)}`, filler, branch });

  test("is read and chosen by who leads a branch, and not changed", async () => {
    const scenes = {
      shared: await newScene(),
      own: await newScene({ branches: [{ id: MANAGED.own }] }),
      both: await newScene({ branches: [{ id: MANAGED.own }, { id: MANAGED.other }] }),
      other: await newScene({ branches: [{ id: MANAGED.other }] }),
    };
    const filler = await newSegment([{ scene: scenes.shared }]);
    const streams = {
      shared: await newStream(filler, null),
      own: await newStream(filler, MANAGED.own),
      other: await newStream(filler, MANAGED.other),
    };
    for (const session of [sessions.manager, sessions.employee]) {
      const listed = await read("/api/scenes", session);
      expect(Object.entries(scenes).map(([name, id]) => [name, listed.ids.includes(id)])).toEqual([
        ["shared", true],
        ["own", true],
        ["both", true],
        ["other", false],
      ]);
      const played = await read("/api/digital-signage-streams", session);
      expect(Object.values(streams).map((id) => played.ids.includes(id))).toEqual([true, true, false]);
      expect((await send({ path: `/api/scenes/${scenes.shared}`, session })).status).toBe(200);
      expect((await send({ path: `/api/digital-signage-streams/${streams.shared}`, session })).status).toBe(200);
    }
    for (const path of [`/api/scenes/${scenes.shared}`, `/api/digital-signage-streams/${streams.shared}`]) {
      expect((await changed(path, sessions.manager)).status).toBe(403);
      expect((await send({ method: "DELETE", path, session: sessions.manager })).status).toBe(403);
    }
    expect((await changed(`/api/digital-signage-streams/${streams.own}`, sessions.manager)).status).toBe(200);
    const options = await read("/api/digital-signage-streams/options", sessions.manager);
    expect(Object.values(streams).map((id) => options.ids.includes(id))).toEqual([true, true, false]);
    const tv = (stream: string) =>
      send({
        ...{ method: "POST", path: "/api/digital-signage-devices", session: sessions.manager },
        body: { identifier: `tv-${(count += 1)}`, name: "TV", branch: MANAGED.own, stream },
      });
    expect((await tv(streams.shared)).status).toBe(201);
    expect(await tv(streams.other)).toMatchObject({ status: 400, errors: [{ field: "stream" }] });
  });

  test("keeps a segment from who leads one of its branches alone", async () => {
    const scene = await newScene();
    const message = expect.stringContaining("läuft auch in Streams, die für andere oder alle Filialen gelten");
    const refused = { status: 403, message };
    const remove = async (id: string) => {
      const { status, errors } = await send({ method: "DELETE", path: `${SEGMENTS}/${id}`, session: sessions.manager });
      return { status, message: errors[0]?.message };
    };
    for (const branch of [null, MANAGED.other]) {
      const inner = await newSegment([{ scene }]);
      const outer = await newSegment([{ segment: inner }]);
      expect((await changed(`${SEGMENTS}/${inner}`, sessions.manager)).status).toBe(200);
      await newStream(outer, MANAGED.own);
      expect((await changed(`${SEGMENTS}/${inner}`, sessions.manager)).status).toBe(200);
      await newStream(outer, branch);
      for (const id of [inner, outer]) {
        expect(await changed(`${SEGMENTS}/${id}`, sessions.manager)).toEqual(refused);
        expect(await remove(id)).toEqual(refused);
        expect((await changed(`${SEGMENTS}/${id}`, sessions.admin)).status).toBe(200);
      }
    }
    const own = await newSegment([{ scene }]);
    expect((await remove(own)).status).toBe(200);
    const segment = await newSegment([{ scene }]);
    await newStream(segment, null);
    const permissions = [{ permission: "digital-signage-segments.update", scope: "all" }] as const;
    const holder = await signInHolder({
      admin: sessions.admin,
      branches: [MANAGED.own],
      permissions: [...permissions],
    });
    expect((await changed(`${SEGMENTS}/${segment}`, holder)).status).toBe(200);
  });
});

test("scenes, segments and streams are listed by branch, by tag, and by words, with those of all branches", async () => {
  const branches = [{ id: "brn_nord" }];
  const tags = ["Fasching"];
  const [everywhere, north] = [await newScene({ tags }), await newScene({ branches })];
  const words = { name: "Krapfenparade" };
  const segments = {
    everywhere: await newSegment([{ scene: everywhere }], words),
    north: await newSegment([{ scene: everywhere }, { scene: north }], { tags: ["Norden"] }),
    empty: await newSegment([]),
  };
  const nested = await newSegment([{ segment: segments.north }]);
  const stream = (filler: string, branch: string | null, changes: object = {}) =>
    made("/api/digital-signage-streams", { name: `Stream ${(count += 1)}`, filler, branch, ...changes });
  const streams = {
    shared: await stream(segments.empty, null, words),
    center: await stream(segments.empty, "brn_mitte", { plan: [{ segment: nested, from: "08:00", to: "09:00" }] }),
    north: await stream(segments.everywhere, "brn_nord"),
  };
  const listed = async (path: string, query: Record<string, string>, among: Readonly<Record<string, string>>) => {
    const { status, data } = await send({ path, query, session: sessions.admin });
    expect(status).toBe(200);
    const ids = (data as { id: string }[]).map(({ id }) => id);
    return Object.entries(among).flatMap(([name, id]) => (ids.includes(id) ? [name] : []));
  };
  const scenes = { everywhere, north };
  expect(await listed("/api/scenes", { branch: "brn_mitte" }, scenes)).toEqual(["everywhere"]);
  expect(await listed("/api/scenes", { branch: "brn_nord" }, scenes)).toEqual(["everywhere", "north"]);
  expect(await listed("/api/scenes", { tag: "Fasching" }, scenes)).toEqual(["everywhere"]);
  const all = { ...segments, nested };
  expect(await listed(SEGMENTS, { branch: "brn_mitte" }, all)).toEqual(["everywhere", "empty"]);
  expect(await listed(SEGMENTS, { branch: "brn_nord" }, all)).toEqual(["everywhere", "north", "empty", "nested"]);
  expect(await listed(SEGMENTS, { tag: "Norden", branch: "brn_nord" }, all)).toEqual(["north"]);
  expect(await listed(SEGMENTS, { search: "krapfen" }, all)).toEqual(["everywhere"]);
  const path = "/api/digital-signage-streams";
  expect(await listed(path, { branch: "brn_mitte" }, streams)).toEqual(["shared", "center"]);
  expect(await listed(path, { branch: "brn_nord" }, streams)).toEqual(["shared", "north"]);
  expect(await listed(path, { tag: "Norden" }, streams)).toEqual(["center"]);
  expect(await listed(path, { tag: "Fasching" }, streams)).toEqual(["center", "north"]);
  expect(await listed(path, { tag: "Fasching", branch: "brn_nord" }, streams)).toEqual(["north"]);
  expect(await listed(path, { search: "krapfen" }, streams)).toEqual(["shared"]);
});
