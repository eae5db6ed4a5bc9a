import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { CreatedTimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import type { OwnActivity, TerminalPeople, TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { documents } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { StampingEntity } from "../../core/src/time-tracking/stamping.entity";
import { type Reply, send } from "./support/api";
import { externalUser } from "./support/external";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { setPin } from "./support/tablet";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PIN = "4711";
const REFUSED = { status: 403, errors: [{ message: "Benutzer konnte nicht geladen werden." }] };
let sessions: Sessions;
let terminal: CreatedKey;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
  terminal = await keyOf("brn_mitte");
  for (const body of [
    { id: "wak_service", name: "Service" },
    { id: "wak_project", name: "Werkstatt", isProjectRequired: true },
    { id: "wak_north", name: "Nur Nord", branches: [{ id: "brn_nord" }] },
  ]) {
    const path = "/api/working-activity-kinds";
    expect(await send({ method: "POST", path, body, session: sessions.admin })).toMatchObject({ status: 201 });
  }
});

async function keyOf(branch: string): Promise<CreatedKey> {
  const body = { name: "Terminal", branch, purpose: "time" };
  const { data } = await send({ method: "POST", path: "/api/access-keys", body, session: sessions.admin });
  return data as CreatedKey;
}

/** Somebody of the branch with a PIN. */
async function person(branches = ["brn_mitte"]): Promise<{ id: string; username: string }> {
  people += 1;
  const username = `zeit${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches });
  return { id: await setPin({ username }), username };
}

interface Asked {
  key?: string;
  token?: string;
  pin?: string;
  now?: number;
  body?: object | string;
}
const headers = ({ key, pin = PIN }: Asked): Record<string, string> => ({
  ...(key ? { "idempotency-key": key } : {}),
  ...(pin ? { "x-pin": pin } : {}),
});
const get = (who: string, what: string, { token = terminal.key, now, ...asked }: Asked = {}): Promise<Reply> =>
  send({ path: `/api/time-tracking/${token}/${who}/${what}`, headers: headers(asked), now });
function stamp(who: string, action: string, { token = terminal.key, now, body, ...asked }: Asked = {}): Promise<Reply> {
  const path = `/api/time-tracking/${token}/${who}/working-activities/${action}`;
  return send({ method: "POST", path, headers: headers(asked), body, now });
}
const entriesOf = async (who: string, now = NOW + HOUR): Promise<OwnActivity[]> =>
  (await get(who, "working-activities", { now })).data as OwnActivity[];
const at = (time: number): string => new Date(time).toISOString();

describe("who stamps", () => {
  test("a terminal alone is told names, pictures and who is in, and nothing else of anybody", async () => {
    const { id } = await person();
    const foreign = await person(["brn_nord"]);
    await stamp(id, "start");
    const { data } = await send({ path: `/api/time-tracking/${terminal.key}/people` });
    const told = data as TerminalPeople;
    expect(told.branch).toEqual({ id: "brn_mitte", name: "Mitte", timeZone: "Europe/Vienna" });
    expect(told.people.find((one) => one.id === id)).toEqual({
      ...{ id, name: expect.any(String), image: null, state: "running", since: at(NOW) },
    });
    expect(told.people.map((one) => one.id)).not.toContain(foreign.id);
    for (const what of ["me", "working-activities", "working-schedules"])
      expect(await get(id, what, { pin: "" })).toMatchObject(REFUSED);
    expect(await stamp(id, "end", { pin: "" })).toMatchObject(REFUSED);
  });

  test("whatever is wrong is the same refusal, and never 401", async () => {
    const { id, username } = await person();
    const foreign = await person(["brn_nord"]);
    const display = await send({
      ...{ method: "POST", path: "/api/access-keys", session: sessions.admin },
      body: { name: "Anzeige", branch: "brn_mitte", purpose: "backoffice" },
    });
    const refusals = [
      get(id, "me", { pin: "0815" }),
      get("niemand@example.test", "me"),
      get(foreign.id, "me"),
      get(id, "me", { token: `${terminal.id}.${"x".repeat(43)}` }),
      get(id, "me", { token: "unsinn" }),
      get(id, "me", { token: (display.data as CreatedKey).key }),
      get(id, "me", { token: `tim_${id}.${"x".repeat(43)}` }),
      get(id, "me", { token: `ext_${id}.${"x".repeat(43)}` }),
      send({ path: "/api/time-tracking/unsinn/people" }),
      get(id, "me", { token: "x".repeat(3000) }),
      get(id, "me", { token: `${terminal.id}.${"x".repeat(300)}` }),
      get("x".repeat(3000), "me"),
      stamp("x".repeat(255), "start"),
      stamp(id, "start", { pin: "", body: { pin: "9".repeat(300) } }),
      stamp(id, "start", { token: "unsinn", pin: "", body: { pin: "9".repeat(300) } }),
      send({ path: `/api/time-tracking/${"x".repeat(201)}/people` }),
    ];
    for (const reply of await Promise.all(refusals)) expect(reply).toMatchObject(REFUSED);
    expect((await get(id, "me")).data).toMatchObject({ id, username, workingActivity: null });
    expect((await get(username.toUpperCase(), "me")).data).toMatchObject({ id });
    const revoked = await keyOf("brn_mitte");
    await send({ method: "POST", path: `/api/access-keys/${revoked.id}/revoke`, session: sessions.admin });
    expect(await get(id, "me", { token: revoked.key })).toMatchObject(REFUSED);
  });

  test("a body that cannot be read tells nothing to a wrong key, and is told to a right one", async () => {
    const { id } = await person();
    const body = "{nicht lesbar";
    for (const action of ["start", "end", "pause", "resume"]) {
      expect(await stamp(id, action, { token: "unsinn", body })).toMatchObject(REFUSED);
      expect(await stamp(id, action, { token: `tim_${id}.${"x".repeat(43)}`, body })).toMatchObject(REFUSED);
      expect(await stamp(id, action, { pin: "0816", body })).toMatchObject(REFUSED);
      expect((await stamp(id, action, { body })).status).toBe(400);
      expect((await stamp(id, action, { pin: "", body })).status).toBe(400);
    }
    expect(await stamp(id, "start", { token: "unsinn", body: { kind: 7 } })).toMatchObject(REFUSED);
    expect((await stamp(id, "start", { body: { kind: 7 } })).status).toBe(400);
    expect(await send({ method: "POST", path: `/api/time-tracking/x/${id}/requests`, body })).toMatchObject(REFUSED);
  });

  test("wrong PINs stop one person, and nobody else at the terminal, and a missing one is no guess", async () => {
    const [guessed, other] = [await person(), await person()];
    for (const pin of [...Array<string>(6).fill(""), ...Array<string>(5).fill("0815")])
      expect((await get(guessed.id, "me", { pin })).status).toBe(403);
    for (const name of [guessed.id, guessed.username]) expect((await get(name, "me")).status).toBe(429);
    expect((await get(other.id, "me")).status).toBe(200);
    expect((await get(guessed.id, "me", { now: NOW + 20 * MINUTE })).status).toBe(200);
  });

  test("they are told what they may choose, and no roles, mail, phone or wage", async () => {
    const { id } = await person();
    const { data } = await get(id, "me");
    expect(Object.keys(data as object).sort()).toEqual(
      ["branches", "firstName", "id", "image", "kinds", "lastName", "projects", "tasks", "username"]
        .concat("workingActivity")
        .sort(),
    );
    const { kinds, branches } = data as TimeTrackingMe;
    expect(kinds.map((kind) => kind.id)).toEqual(["wak_service", "wak_project"]);
    expect(branches).toEqual([{ id: "brn_mitte", name: "Mitte", timeZone: "Europe/Vienna", place: null }]);
    expect((await get(id, "working-schedules")).data).toEqual([]);
  });

  test("staff stamp with a key of their own until it is revoked, and external users with theirs", async () => {
    const { id, username } = await person();
    const session = await signIn({ username });
    const path = "/api/working-activities/me/key";
    const made = (await send({ method: "POST", path, session })).data as CreatedTimeKey;
    const own = { token: made.key, pin: "" };
    expect((await stamp(username, "start", own)).data).toMatchObject({ source: "phone", branch: "brn_mitte" });
    expect(await get((await person()).id, "me", own)).toMatchObject(REFUSED);
    expect((await send({ path, session })).data).toMatchObject({ state: "valid", hint: made.key.slice(-4) });
    expect((await send({ method: "POST", path: `${path}/revoke`, session })).data).toMatchObject({ state: "revoked" });
    expect(await get(id, "me", own)).toMatchObject(REFUSED);
    const allowed = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
    const asExternal = { token: allowed.key, pin: "" };
    expect((await stamp(allowed.user.username, "start", asExternal)).data).toMatchObject({ state: "running" });
    expect((await get(allowed.user.id, "me", asExternal)).data).toMatchObject({ id: allowed.user.id, image: null });
    const other = await externalUser({ session: sessions.admin, permissions: ["deliveryRuns"] });
    expect(await get(other.user.id, "me", { token: other.key, pin: "" })).toMatchObject(REFUSED);
  });
});

describe("stampings", () => {
  test("begin, interrupt, go on and end an activity, and what is already so changes nothing", async () => {
    const { id } = await person();
    expect((await stamp(id, "end")).data).toBeNull();
    const refusals = {
      pause: "Aktivität konnte nicht pausiert werden.",
      resume: "Aktivität konnte nicht fortgesetzt werden.",
    };
    for (const [action, message] of Object.entries(refusals))
      expect(await stamp(id, action)).toMatchObject({ status: 409, errors: [{ message }] });
    const body = { kind: "wak_service", note: "Theke" };
    const begun = (await stamp(id, "start", { body })).data as OwnActivity;
    expect(begun).toMatchObject({ state: "running", kind: "wak_service", note: "Theke", day: "2026-06-05", flags: [] });
    expect((await stamp(id, "start", { body, now: NOW + MINUTE })).data).toEqual(begun);
    expect((await stamp(id, "resume", { now: NOW + MINUTE })).data).toEqual(begun);
    const paused = await stamp(id, "pause", { now: NOW + 10 * MINUTE });
    expect(paused.data).toMatchObject({ id: begun.id, state: "paused" });
    expect((await stamp(id, "pause", { now: NOW + 11 * MINUTE })).data).toEqual(paused.data);
    expect((await stamp(id, "resume", { now: NOW + 25 * MINUTE })).data).toMatchObject({ state: "running" });
    expect((await stamp(id, "end", { now: NOW + 60 * MINUTE })).data).toBeNull();
    expect(await entriesOf(id)).toMatchObject([
      { id: begun.id, state: "ended", workedSeconds: 45 * 60, breakSeconds: 15 * 60, source: "terminal" },
    ]);
  });

  test("a start switches in one step, and refuses what may not be booked on", async () => {
    const { id } = await person();
    const first = (await stamp(id, "start", { body: { kind: "wak_service" } })).data as OwnActivity;
    for (const kind of ["wak_north", "wak_none", "wak_project"])
      expect((await stamp(id, "start", { body: { kind }, now: NOW + MINUTE })).status).toBe(400);
    expect((await stamp(id, "start", { body: { project: "prj_none" } })).status).toBe(400);
    const second = (await stamp(id, "start", { now: NOW + 30 * MINUTE })).data as OwnActivity;
    expect(await entriesOf(id)).toMatchObject([
      { id: second.id, state: "running", startedAt: at(NOW + 30 * MINUTE) },
      { id: first.id, state: "ended", endedAt: at(NOW + 30 * MINUTE), workedSeconds: 1800 },
    ]);
  });

  test("a repeated key changes nothing, whatever happened since", async () => {
    const { id } = await person();
    await stamp(id, "start", { key: "k1" });
    await stamp(id, "end", { key: "k2", now: NOW + MINUTE });
    expect((await stamp(id, "start", { key: "k1", now: NOW + 2 * MINUTE })).data).toBeNull();
    const again = await stamp(id, "start", { key: "k3", now: NOW + 3 * MINUTE });
    expect((await stamp(id, "end", { key: "k2", now: NOW + 4 * MINUTE })).status).toBe(200);
    expect((await get(id, "me")).data).toMatchObject({ workingActivity: { id: (again.data as OwnActivity).id } });
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test("a key that was used for another stamping is refused, and changes nothing", async () => {
    const { id } = await person();
    const asked = { key: "r1", body: { at: at(NOW - MINUTE), note: "Theke" } };
    expect((await stamp(id, "start", asked)).status).toBe(200);
    for (const [action, changes] of [
      ["end", {}],
      ["start", { at: at(NOW) }],
      ["start", { kind: "wak_service" }],
      ["start", { note: "Lager" }],
    ] as const) {
      const other = await stamp(id, action, { ...asked, body: { ...asked.body, ...changes } });
      expect(other).toMatchObject({
        status: 409,
        errors: [{ code: "time.key", message: expect.stringMatching(/Idempotency-Key/) }],
      });
    }
    const again = { ...asked, body: { ...asked.body, kind: null, pin: PIN } };
    expect((await stamp(id, "start", again)).status).toBe(200);
    // A device has a better clock by the time at which it sends again what was taken.
    for (const changes of [{ sequence: 1 }, { at: at(NOW), sequence: 1 }, { at: at(NOW), isClockUncertain: true }]) {
      const body = { ...asked.body, ...changes };
      expect((await stamp(id, "start", { key: "r2", body })).status).toBe(200);
    }
    const { id: other } = await person();
    expect((await stamp(other, "start", { key: "r1" })).status).toBe(200);
    await StampingEntity.patch({ owner: `user:${id}`, key: "r1" })
      .remove(["hash"])
      .go();
    expect((await stamp(id, "end", { key: "r1" })).status).toBe(200);
    expect(await entriesOf(id)).toMatchObject([{ state: "running", note: "Theke" }]);
  });

  test("a function that dies before or after its write leaves all of a switch or nothing, and is asked again", async () => {
    const { id } = await person();
    await stamp(id, "start", { body: { note: "a" } });
    for (const isWritten of [false, true]) {
      const sent = documents.send.bind(documents);
      const storage = vi.spyOn(documents, "send").mockImplementation(async (command) => {
        if (!(command.constructor.name === "TransactWriteCommand")) return sent(command);
        if (isWritten) await sent(command);
        throw new Error("killed");
      });
      const note = isWritten ? "c" : "b";
      const switched = { key: note, body: { note }, now: NOW + (isWritten ? 2 : 1) * MINUTE };
      expect((await stamp(id, "start", switched)).status).toBe(502);
      storage.mockRestore();
      expect((await entriesOf(id)).filter(({ state }) => state !== "ended")).toHaveLength(1);
      expect((await stamp(id, "start", switched)).data).toMatchObject({ note, state: "running" });
    }
    expect((await entriesOf(id)).map((one) => [one.note, one.state, one.workedSeconds])).toEqual([
      ["c", "running", null],
      ["b", "ended", 60],
      ["a", "ended", 60],
    ]);
  });

  test("of racing ones at two terminals one state is left", async () => {
    const { id } = await person();
    const other = (await keyOf("brn_mitte")).key;
    const racing = (action: string, bodies: object[], now: number) =>
      Promise.all(
        bodies.map((body, index) => stamp(id, action, { body, now, token: index % 2 ? other : terminal.key })),
      );
    const same = await racing("start", [{}, {}, {}, {}], NOW);
    expect(new Set(same.map(({ data }) => (data as OwnActivity).id)).size).toBe(1);
    await racing("start", [{ note: "a" }, { note: "b" }, { note: "c" }], NOW + MINUTE);
    const open = (await entriesOf(id)).filter(({ state }) => state !== "ended");
    expect(open).toHaveLength(1);
    const ends = await racing("end", [{}, {}, {}], NOW + 2 * MINUTE);
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
    const all = await entriesOf(id);
    expect(all.every(({ state }) => state === "ended")).toBe(true);
    expect(all.reduce((sum, { workedSeconds }) => sum + (workedSeconds ?? 0), 0)).toBe(120);
  });
});
