import type { PairingState, StartedPairing } from "@tresen/contract/display/pairing";
import type { ImageRecord } from "@tresen/contract/media/image.resource";
import type { PlayerNews, PlayerState } from "@tresen/contract/signage/player/player";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import { HOUR } from "@tresen/contract/kit/time";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString("base64");
const REPORT = {
  ...{ version: "tv-1", resolution: { width: 1920, height: 1080 }, userAgent: "Test", scene: null, segment: null },
  ...{ manifest: null, loading: null, storage: null, isStoragePersistent: false, clockDifference: 12 },
  ...{ isSoundBlocked: false, troubles: [] },
};
let sessions: Sessions;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let count = 0;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

const staff = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  send({ method, path, session: sessions.manager, ...(body ? { body } : {}) });
const path = (tv: string, rest = "") => `/api/digital-signage-devices/${tv}${rest}`;
async function newTv(changes: object = {}): Promise<string> {
  const identifier = `tv-${(count += 1)}`;
  const body = { identifier, name: identifier, branch: "brn_mitte", ...changes };
  const { status, data } = await staff("POST", "/api/digital-signage-devices", body);
  expect(status).toBe(201);
  return (data as { id: string }).id;
}
async function claim(tv: string | undefined, branch = "brn_mitte") {
  const ip = `198.51.100.${(count += 1)}`;
  const { code, secret } = (await send({ method: "POST", path: "/api/display-pairings", ip })).data as StartedPairing;
  const body = { branch, purpose: "tv", name: "Theke", ...(tv === undefined ? {} : { tv }) };
  const claimed = await staff("POST", `/api/display-pairings/${code}/claim`, body);
  const headers = { "x-pairing-secret": secret };
  const answer = (await send({ path: `/api/display-pairings/${code}`, headers })).data as PairingState & {
    key?: string;
  };
  return { ...claimed, key: answer.key ?? "" };
}
const asTv = (key: string, rest = "", body?: object) =>
  send({ method: body ? "POST" : "GET", path: `/api/tv/${key}${rest}`, ...(body ? { body } : {}) });

test("a screen becomes a TV by its code, tells of itself, and is shown as it is", async () => {
  const tv = await newTv({ volume: 40 });
  expect((await staff("GET", path(tv))).data).toMatchObject({ status: { state: "unpaired" }, command: null });
  const { key } = await claim(tv);
  const state = (await asTv(key)).data as PlayerState;
  expect(state).toMatchObject({ id: tv, volume: 40, manifest: null, command: null, timeZone: "Europe/Vienna" });
  expect(Date.parse(state.now)).toBe(NOW);
  expect((await staff("GET", path(tv))).data).toMatchObject({ status: { state: "offline", lastSeenAt: null } });
  expect((await asTv(key, "/report", REPORT)).status).toBe(200);
  expect((await staff("GET", path(tv))).data).toMatchObject({
    version: 1,
    status: { state: "online", report: { version: "tv-1", clockDifference: 12 } },
  });
  const later = await send({ path: path(tv), session: sessions.manager, now: NOW + 2 * HOUR });
  expect(later.data).toMatchObject({ status: { state: "offline" } });
  const query = { state: "online" };
  await newTv();
  const listed = await send({ path: "/api/digital-signage-devices", query, session: sessions.manager });
  expect((listed.data as { id: string }[]).map(({ id }) => id)).toEqual([tv]);
});

test("a command is fetched, done and told, and does not change the record", async () => {
  const tv = await newTv();
  const { key } = await claim(tv);
  expect(await staff("GET", path(tv, "/picture"))).toMatchObject({
    ...{
      status: 404,
      errors: [{ code: "tv.no_picture", message: expect.stringMatching(/^Von diesem TV gibt es noch/) }],
    },
  });
  expect(await staff("GET", path("tv_none", "/picture"))).toMatchObject({
    ...{ status: 404, errors: [{ code: "tv.missing", message: "TV wurde nicht gefunden." }] },
  });
  const given = await staff("POST", path(tv, "/command"), { type: "screenshot", data: {} });
  expect(given).toMatchObject({ status: 200, data: { id: tv, version: 1, command: { state: "queued" } } });
  const { command } = (await asTv(key)).data as PlayerState;
  expect((await staff("GET", path(tv))).data).toMatchObject({ command: { state: "delivered" } });
  expect((await asTv(key, "/picture", { jpeg: JPEG })).status).toBe(200);
  expect((await asTv(key, "/picture", { jpeg: "AAAA" })).status).toBe(400);
  await asTv(key, `/commands/${command?.id ?? ""}`, { state: "done", result: { message: "gut" } });
  const shown = await staff("GET", path(tv));
  expect(shown.data).toMatchObject({ command: { state: "done", result: { message: "gut" } } });
  expect((await asTv(key)).data).toMatchObject({ command: null });
  const picture = await staff("GET", path(tv, "/picture"));
  expect([picture.status, picture.bytes.toString("base64")]).toEqual([200, JPEG]);
  const refused = await staff("POST", path(tv, "/command/abort"));
  expect(refused).toMatchObject({
    status: 409,
    errors: [{ message: "Befehl konnte nicht abgebrochen werden." }, { message: expect.any(String) }],
  });
});

test("a command shows a scene that the TV does not play, which comes as a manifest of it alone", async () => {
  const tv = await newTv();
  const { key } = await claim(tv);
  const scene = { path: "aktion", name: "Aktion", type: "message", content: { text: "Heute" }, validTo: "2020-01-01" };
  const made = await send({ method: "POST", path: "/api/scenes", body: scene, session: sessions.admin });
  const { id } = made.data as { id: string };
  const show = { type: "showScene", data: { scene: id, minutes: 5 } };
  expect((await staff("POST", path(tv, "/command"), show)).status).toBe(200);
  const { manifest, commandScene } = (await asTv(key)).data as PlayerState;
  expect(manifest).toBeNull();
  const file = bucket.objects.get(commandScene?.url.slice(1) ?? "");
  expect(JSON.parse(String(file?.body))).toMatchObject({ scenes: [{ id, version: 1, content: { text: "Heute" } }] });
  await staff("POST", path(tv, "/command/abort"));
  expect((await asTv(key)).data).not.toHaveProperty("commandScene");
});

test("another screen that becomes the TV takes its place; one of another branch, or none, is refused", async () => {
  const tv = await newTv();
  const first = await claim(tv);
  const second = await claim(tv);
  expect([(await asTv(first.key)).status, (await asTv(second.key)).status]).toEqual([403, 200]);
  expect((await claim(tv, "brn_nord")).status).not.toBe(201);
  expect((await claim(undefined)).status).toBe(400);
});

test("a TV that is switched off in the back-office is told so, keeps its key and is switched on again by the same", async () => {
  const tv = await newTv();
  const { key } = await claim(tv);
  for (const isEnabled of [false, true]) {
    const { data } = await staff("GET", path(tv));
    const { status: _, command: __, ...record } = data as Record<string, unknown>;
    expect((await staff("PUT", path(tv), { ...record, isEnabled })).status).toBe(200);
    expect(await asTv(key)).toMatchObject({ status: 200, data: { id: tv, isEnabled } });
    expect((await asTv(key, "/report", REPORT)).data).toMatchObject({ state: { isEnabled } });
    expect((await asTv(key, "/socket-ticket", {})).status).toBe(200);
  }
});

test("a key that nobody knows is refused by the code that lets a screen ask for another one", async () => {
  expect(await asTv("key_tv_none.wrong")).toMatchObject({ status: 403, errors: [{ code: "access-key.refused" }] });
});

test("a report is answered with what goes on in the branch: what is sold out, and whether it is open", async () => {
  const tv = await newTv();
  const { key } = await claim(tv);
  const news = async () => (await asTv(key, "/report", REPORT)).data as PlayerNews;
  const { state, live } = await news();
  expect(state).toMatchObject({ id: tv, version: 1 });
  expect(live).toMatchObject({ isOpen: true, soldOut: { products: [], categories: [] } });
  expect(Date.parse(live.changesAt ?? "")).toBeGreaterThan(NOW);
  const soldOut = { branch: "brn_mitte", product: "prd_margherita" };
  await send({ method: "POST", path: "/api/sold-outs", session: sessions.admin, body: soldOut });
  expect((await news()).live).toMatchObject({ soldOut: { products: ["prd_margherita"] } });
});

test("what a TV has shown comes with its report, counts once, and is read by the staff of its branch", async () => {
  const tv = await newTv();
  const { key } = await claim(tv);
  const at = new Date(NOW - HOUR).toISOString();
  const scenes = [{ scene: "sce_menu", version: 1, name: "Karte", plays: 2, milliseconds: 90_000 }];
  const report = { ...REPORT, plays: [{ at, scenes }] };
  for (let sent = 0; sent < 2; sent += 1) expect((await asTv(key, "/report", report)).status).toBe(200);
  expect((await staff("GET", path(tv))).data).toMatchObject({ status: { report: REPORT } });
  const query = { from: "2026-06-01", to: "2026-06-30" };
  const read = (session: string, changes: object = {}) =>
    send({ path: path("plays"), query: { ...query, ...changes }, session });
  const own = await read(sessions.manager, { branch: "brn_mitte", tv });
  expect(own.data).toMatchObject({ rows: [{ branch: "brn_mitte", scene: "sce_menu", plays: 2, seconds: 90 }] });
  expect((await read(sessions.manager, { branch: "brn_nord" })).status).toBe(403);
  expect((await read(sessions.manager, { to: "2026-12-31" })).errors).toMatchObject([{ field: "to" }]);
  expect((await read(sessions.manager, { to: "2026-05-31" })).errors).toMatchObject([{ field: "to" }]);
  expect((await send({ path: path("plays"), query })).status).toBe(401);
});

test.each([
  ["no instant", { at: "gestern" }],
  ["a negative time", { milliseconds: -1 }],
  ["more than a quarter of an hour", { milliseconds: 900_001 }],
  ["an unknown field", { extra: true }],
])("a report with plays that have %s is refused", async (_, changes) => {
  const { key } = await claim(await newTv());
  const { at = new Date(NOW - HOUR).toISOString(), ...rest } = changes as { at?: string };
  const scene = { scene: "sce_menu", version: 1, name: "Karte", plays: 1, milliseconds: 1000, ...rest };
  expect((await asTv(key, "/report", { ...REPORT, plays: [{ at, scenes: [scene] }] })).status).toBe(400);
});

test("staff see a preview of their own branches, which is no state of a TV", async () => {
  const scene = { path: "wort", name: "Wort", type: "message", content: { text: "Willkommen" } };
  const at = new Date(NOW).toISOString();
  const look = (session: string | undefined, body: object) =>
    send({ method: "POST", path: "/api/tv/preview", body: { at, ...body }, ...(session ? { session } : {}) });
  const asked = { branch: "brn_mitte", scene };
  expect(await look(sessions.employee, asked)).toMatchObject({
    status: 200,
    data: { manifest: { url: expect.stringMatching(/^\/signage\/\w{64}\.json$/) }, live: { isOpen: true } },
  });
  expect((await look(undefined, asked)).status).toBe(401);
  expect((await look(sessions.manager, { ...asked, branch: "brn_nord" })).status).toBe(403);
  expect(await look(sessions.manager, { branch: "brn_mitte", scene: { ...scene, type: "none" } })).toMatchObject({
    ...{ status: 400, errors: [{ field: "scene.type" }] },
  });
});

test("a TV tells how much the next seven days need: files that are shown then, and no others", async () => {
  const picture = async (size: number) => {
    const body = await sharp({ create: { width: size, height: 20, channels: 3, background: "#228844" } })
      .png()
      .toBuffer();
    const data = `data:image/png;base64,${body.toString("base64")}`;
    const sent = await staff("POST", "/api/images", { name: `${size}`, data });
    const { id, fileVersion: version, extension, size: bytes } = sent.data as ImageRecord;
    return { bytes: bytes ?? 0, image: { id, version, extension, alt: "" } };
  };
  const [soon, later] = [await picture(40), await picture(50)];
  const admin = async (path: string, body: object) =>
    ((await send({ method: "POST", path, body, session: sessions.admin })).data as { id: string }).id;
  const scene = (path: string, image: object, changes: object = {}) =>
    admin("/api/scenes", { path, name: path, type: "image", content: { image }, ...changes });
  const entries = [
    { scene: await scene("bald", soon.image) },
    { scene: await scene("spaeter", later.image, { validFrom: "2026-07-01" }) },
  ];
  const filler = await admin("/api/digital-signage-segments", { name: "Bilder", entries });
  const stream = await admin("/api/digital-signage-streams", { name: "Bilder", branch: "brn_mitte", filler });
  const tv = await newTv({ stream });
  const week = async () => ((await staff("GET", path(tv))).data as Tv).status?.weekBytes;
  // Nobody has asked for what it plays yet.
  expect(await week()).toBeNull();
  const { key } = await claim(tv);
  expect((await asTv(key)).status).toBe(200);
  expect(await week()).toBe(soon.bytes);
});
