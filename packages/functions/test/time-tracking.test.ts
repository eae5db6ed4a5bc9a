import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { CreatedTimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import type { OwnActivity, TerminalPeople, TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { documents } from "@tresen/core/platform/db";
import { closeForgotten } from "@tresen/core/time-tracking";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { TimeHeadEntity } from "../../core/src/time-sheet/stored";
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
  body?: object;
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
      send({ path: `/api/time-tracking/${"x".repeat(201)}/people` }),
    ];
    for (const reply of await Promise.all(refusals)) expect(reply).toMatchObject(REFUSED);
    expect((await get(id, "me")).data).toMatchObject({ id, username, workingActivity: null });
    expect((await get(username.toUpperCase(), "me")).data).toMatchObject({ id });
    const revoked = await keyOf("brn_mitte");
    await send({ method: "POST", path: `/api/access-keys/${revoked.id}/revoke`, session: sessions.admin });
    expect(await get(id, "me", { token: revoked.key })).toMatchObject(REFUSED);
  });

  test("wrong PINs stop one person, and nobody else at the terminal", async () => {
    const [guessed, other] = [await person(), await person()];
    for (let tries = 0; tries < 5; tries += 1) expect((await get(guessed.id, "me", { pin: "0815" })).status).toBe(403);
    expect((await get(guessed.id, "me")).status).toBe(429);
    expect((await get(guessed.username, "me")).status).toBe(429);
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

describe("without connection", () => {
  test("the time of the device is kept beside the one of the server, neither ahead nor older than seven days", async () => {
    const { id } = await person();
    for (const [wrong, message] of [
      [NOW + 5 * MINUTE, "Diese Zeit liegt in der Zukunft."],
      [NOW - 7 * 24 * HOUR - MINUTE, "Diese Zeit liegt mehr als sieben Tage zurück."],
    ] as const)
      expect(await stamp(id, "start", { body: { at: at(wrong) } })).toMatchObject({
        status: 400,
        errors: [{ message }],
      });
    const body = { at: at(NOW - 2 * HOUR), sequence: 1, isClockUncertain: true };
    const begun = (await stamp(id, "start", { body, key: "o1" })).data as OwnActivity;
    expect(begun).toMatchObject({ startedAt: at(NOW - 2 * HOUR), flags: ["offline", "clockUncertain"] });
    const early = { at: at(NOW - 3 * HOUR), sequence: 1 };
    expect((await stamp(id, "end", { body: early, key: "o2" })).status).toBe(409);
    expect((await stamp(id, "end", { body: { at: at(NOW - HOUR), sequence: 2 }, key: "o3" })).status).toBe(200);
    const { data } = await send({ path: `/api/working-activities/${begun.id}`, session: sessions.manager });
    expect((data as Activity).stampings).toMatchObject([
      { action: "start", at: at(NOW - 2 * HOUR), receivedAt: at(NOW), device: terminal.id, sequence: 1 },
      { action: "end", at: at(NOW - HOUR), receivedAt: at(NOW), sequence: 2 },
    ]);
    expect(data).toMatchObject({ workedSeconds: 3600 });
  });

  test("what was stamped elsewhere meanwhile stays, and the overlap is flagged", async () => {
    const { id } = await person();
    const other = (await keyOf("brn_mitte")).key;
    const online = (await stamp(id, "start", { token: other, now: NOW })).data as OwnActivity;
    const body = { at: at(NOW - HOUR), note: "früher" };
    const late = (await stamp(id, "start", { body, now: NOW + 30 * MINUTE })).data as OwnActivity;
    await stamp(id, "end", { body: { at: at(NOW + 10 * MINUTE) }, now: NOW + 30 * MINUTE });
    const found = await entriesOf(id);
    expect(found.map((one) => [one.id, one.state, one.flags.includes("overlap")])).toEqual([
      [online.id, "ended", true],
      [late.id, "ended", true],
    ]);
  });

  describe("a stamping that arrives after the rule has ended its activity", () => {
    const DAY = 24 * HOUR;
    const later = NOW + DAY;
    const closed = async (): Promise<{ id: string; entry: string }> => {
      const { id } = await person();
      const entry = ((await stamp(id, "start", { now: NOW })).data as OwnActivity).id;
      await closeForgotten({ now: NOW + 13 * HOUR });
      return { id, entry };
    };
    const stored = async (entry: string): Promise<Activity> =>
      (await send({ path: `/api/working-activities/${entry}`, session: sessions.admin, now: later })).data as Activity;
    const correct = (activity: Activity, endedAt: string): Promise<Reply> =>
      send({
        ...{ method: "PUT", path: `/api/working-activities/${activity.id}`, session: sessions.admin, now: later },
        body: { ...activity, endedAt, reason: "Nachgefragt" },
      });

    test("tells the true end, once, and the times of the rule stay visible", async () => {
      const { id, entry } = await closed();
      expect(await stored(entry)).toMatchObject({ endedAt: at(NOW + 12 * HOUR), flags: ["closedByRule"] });
      const asked = { key: "l1", now: later, body: { at: at(NOW + MINUTE), isClockUncertain: true } };
      for (const _ of [1, 2]) expect((await stamp(id, "end", asked)).status).toBe(200);
      // Another one finds nothing that ran.
      const second = { key: "l2", now: later, body: { at: at(NOW + 5 * MINUTE) } };
      expect((await stamp(id, "end", second)).status).toBe(200);
      const told = await stored(entry);
      expect(told).toMatchObject({
        endedAt: at(NOW + MINUTE),
        workedSeconds: 60,
        flags: ["offline", "clockUncertain"],
      });
      expect(told.corrections).toMatchObject([
        { by: id, endedAt: at(NOW + 12 * HOUR), reason: expect.stringMatching(/Stempel/) },
      ]);
      expect(told.stampings.map(({ action }) => action)).toEqual(["start", "end"]);
    });

    test("begins and ends breaks, and begins another activity, where the person has begun one since", async () => {
      const { id, entry } = await closed();
      const today = (await stamp(id, "start", { now: later })).data as OwnActivity;
      const late = (action: string, hours: number, booking = {}): Promise<Reply> =>
        stamp(id, action, { now: later + MINUTE, body: { at: at(NOW + hours * HOUR), ...booking } });
      expect((await late("pause", 2)).status).toBe(200);
      await closeForgotten({ now: later + MINUTE });
      expect((await late("resume", 3)).status).toBe(200);
      const other = (await late("start", 4, { kind: "wak_service" })).data as OwnActivity;
      expect((await late("end", 6)).status).toBe(200);
      expect(await stored(entry)).toMatchObject({
        endedAt: at(NOW + 4 * HOUR),
        workedSeconds: 3 * 3600,
        flags: ["offline"],
      });
      expect(await stored(other.id)).toMatchObject({ endedAt: at(NOW + 6 * HOUR), workedSeconds: 2 * 3600 });
      expect(await stored(today.id)).toMatchObject({ state: "running" });
    });

    test("is kept for a look where a manager has corrected the activity since", async () => {
      const { id, entry } = await closed();
      expect((await correct(await stored(entry), at(NOW + 2 * HOUR))).status).toBe(200);
      const asked = { now: later, body: { at: at(NOW + 3 * HOUR) } };
      for (const _ of [1, 2]) expect((await stamp(id, "end", asked)).status).toBe(200);
      const kept = await stored(entry);
      expect(kept).toMatchObject({ endedAt: at(NOW + 2 * HOUR) });
      expect(kept.flags).toEqual(["closedByRule", "corrected", "offline", "overlap"]);
      expect(kept.stampings.map((one) => [one.action, one.at])).toEqual([
        ["start", at(NOW)],
        ["end", at(NOW + 3 * HOUR)],
      ]);
    });

    test("is refused where the month is locked", async () => {
      const { id, entry } = await closed();
      await TimeHeadEntity.put({ user: id, lockedUntil: at(NOW).slice(0, 7) }).go();
      const refused = await stamp(id, "end", { now: later, body: { at: at(NOW + MINUTE) } });
      expect([refused.status, refused.errors[0]?.message]).toEqual([409, expect.stringMatching(/gesperrt/)]);
      expect(await stored(entry)).toMatchObject({ endedAt: at(NOW + 12 * HOUR) });
    });
  });
});
