import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import type { OwnActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { setPin } from "./support/tablet";

const HOUR = 3_600_000;
const PATH = "/api/working-activities/requests";
const USERNAME = "antrag@example.test";
const at = (time: number): string => new Date(time).toISOString();
let sessions: Sessions;
let terminal: string;
let person: string;
let own: string;

beforeAll(async () => {
  sessions = await openShop();
  const key = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  const made = await send({ method: "POST", path: "/api/access-keys", body: key, session: sessions.admin });
  terminal = (made.data as CreatedKey).key;
  await addUser({ username: USERNAME, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  person = await setPin({ username: USERNAME });
  own = await signIn({ username: USERNAME });
});

const atTerminal = (what: string, body?: object): Promise<Reply> =>
  send({
    ...(body ? { method: "POST" as const, body } : {}),
    path: `/api/time-tracking/${terminal}/${person}/${what}`,
    headers: { "x-pin": "4711" },
  });
const get = async (session: string): Promise<TimeRequest[]> =>
  (await send({ path: PATH, session })).data as TimeRequest[];
const decide = (id: string, session: string, answer?: string): Promise<Reply> => {
  const path = `${PATH}/${id}/${answer === undefined ? "accept" : "refuse"}`;
  return send({ method: "POST", path, session, ...(answer === undefined ? {} : { body: { answer } }) });
};
const MISSING = { startedAt: at(NOW - 30 * HOUR), endedAt: at(NOW - 26 * HOUR), reason: "Terminal war aus" };

/** An activity of the person that has ended. */
async function activity(hours: number): Promise<OwnActivity> {
  const stamped = (action: string, time: number): Promise<Reply> =>
    atTerminal(`working-activities/${action}`, { at: at(time) });
  const { data } = await stamped("start", NOW - hours * HOUR);
  await stamped("end", NOW - (hours - 0.5) * HOUR);
  return data as OwnActivity;
}
const recorded = async (id: string): Promise<Activity> =>
  (await send({ path: `/api/working-activities/${id}`, session: sessions.manager })).data as Activity;

describe("a request for a correction", () => {
  test("changes nothing until a manager accepts it, and then stays visible beside what was recorded", async () => {
    const { id, startedAt } = await activity(4);
    const body = { activity: id, startedAt, endedAt: at(NOW - HOUR), reason: "Ausstempeln vergessen" };
    const asked = await atTerminal("requests", body);
    expect(asked).toMatchObject({ status: 201, data: { state: "open", branch: "brn_mitte", activity: id } });
    const request = (asked.data as TimeRequest).id;
    expect((await recorded(id)).corrections).toEqual([]);
    expect((await get(sessions.manager)).find((one) => one.id === request)).toMatchObject({
      ...{
        mayDecide: true,
        recorded: { startedAt, endedAt: at(NOW - 3.5 * HOUR) },
        person: { id: person, name: expect.stringMatching(/./) },
      },
    });
    expect(await decide(request, sessions.manager)).toMatchObject({ status: 200, data: { state: "accepted" } });
    expect(await recorded(id)).toMatchObject({
      ...{ endedAt: at(NOW - HOUR), workedSeconds: 3 * 3600, flags: ["offline", "corrected"] },
      corrections: [{ reason: "Ausstempeln vergessen", endedAt: at(NOW - 3.5 * HOUR) }],
    });
    const told = (await atTerminal("requests")).data as TimeRequest[];
    // What was recorded before stays beside what was asked for.
    expect(told.find((one) => one.id === request)).toMatchObject({
      ...{ state: "accepted", mayDecide: false, endedAt: at(NOW - HOUR) },
      recorded: { startedAt, endedAt: at(NOW - 3.5 * HOUR), breaks: [] },
    });
  });

  test("may be for time that is missing, and a refusal tells the person why", async () => {
    const asked = await send({ method: "POST", path: PATH, body: MISSING, session: own });
    const request = (asked.data as TimeRequest).id;
    expect(await decide(request, sessions.manager, "  ")).toMatchObject({ status: 400 });
    expect(await decide(request, sessions.manager, "Da war zu")).toMatchObject({ data: { state: "refused" } });
    expect((await get(own)).find((one) => one.id === request)).toMatchObject({ answer: "Da war zu", mayDecide: false });
    expect((await decide(request, sessions.manager)).status).toBe(409);
  });

  test("for time that is missing leaves who has accepted it, when and why in the record", async () => {
    const body = { ...MISSING, startedAt: at(NOW - 60 * HOUR), endedAt: at(NOW - 58 * HOUR), reason: "War im Keller" };
    const asked = await send({ method: "POST", path: PATH, body, session: own });
    expect((await decide((asked.data as TimeRequest).id, sessions.manager)).status).toBe(200);
    const query = { user: person };
    const found = (await send({ path: "/api/working-activities", query, session: own })).data as Activity[];
    const made = found.find(({ note }) => note === "War im Keller");
    const manager = ((await send({ path: "/api/users/me", session: sessions.manager })).data as { id: string }).id;
    const nothing = { startedAt: null, endedAt: null, breaks: [], kind: null };
    expect(made).toMatchObject({
      ...{ source: "backoffice", flags: ["corrected"], startedAt: body.startedAt, workedSeconds: 2 * 3600 },
      corrections: [{ at: at(NOW), by: manager, reason: "War im Keller", ...nothing }],
    });
    const path = `/api/working-activities/${made?.id}`;
    expect((await send({ path: `${path}/corrections`, session: own })).data).toMatchObject([
      { by: { id: manager, name: expect.stringMatching(/./) }, reason: "War im Keller", ...nothing },
    ]);
    // A later correction keeps it, with the times that it had.
    const changed = { ...made, endedAt: at(NOW - 57 * HOUR), reason: "Noch länger" };
    const { data } = await send({ method: "PUT", path, body: changed, session: sessions.manager });
    expect((data as Activity).corrections.map(({ startedAt, endedAt }) => [startedAt, endedAt])).toEqual([
      [null, null],
      [body.startedAt, body.endedAt],
    ]);
    const days = { from: "2026-06-01", to: "2026-06-05", format: "csv" };
    const records = await send({ path: "/api/time-sheets/records", query: days, session: own });
    expect(records.bytes.toString()).toContain("auf Antrag nachgetragen (War im Keller)");
  });

  test("is decided once, also if two managers do so at the same moment", async () => {
    for (const answer of [undefined, "Nein"]) {
      const asked = await send({ method: "POST", path: PATH, body: { ...MISSING, reason: "Zu zweit" }, session: own });
      const request = (asked.data as TimeRequest).id;
      const both = await Promise.all([decide(request, sessions.manager), decide(request, sessions.admin, answer)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [state] = (await get(own)).filter(({ id }) => id === request).map((one) => one.state);
      const query = { user: person };
      const found = (await send({ path: "/api/working-activities", query, session: sessions.manager }))
        .data as Activity[];
      const made = found.filter(({ note }) => note === "Zu zweit");
      expect(made).toHaveLength(state === "accepted" ? 1 : 0);
      for (const { id } of made)
        await send({ method: "DELETE", path: `/api/working-activities/${id}`, session: sessions.manager });
    }
  });

  test("does not overwrite what somebody has corrected since it was asked", async () => {
    const { id, startedAt } = await activity(2.5);
    const body = { activity: id, startedAt, endedAt: at(NOW - HOUR), reason: "Vergessen" };
    const request = ((await atTerminal("requests", body)).data as TimeRequest).id;
    const known = await recorded(id);
    const changed = { ...known, note: "schon angesehen" };
    const path = `/api/working-activities/${id}`;
    expect((await send({ method: "PUT", path, body: changed, session: sessions.manager })).status).toBe(200);
    expect((await decide(request, sessions.manager)).status).toBe(409);
    expect((await get(own)).find((one) => one.id === request)).toMatchObject({ state: "open" });
  });

  test("is for one's own time, and for managers of its branch", async () => {
    const { id } = await activity(1.5);
    const asked = await send({ method: "POST", path: PATH, body: MISSING, session: own });
    const request = (asked.data as TimeRequest).id;
    for (const session of [own, sessions.employee]) expect((await decide(request, session)).status).toBe(403);
    expect((await get(sessions.employee)).map((one) => one.id)).not.toContain(request);
    const body = { ...MISSING, activity: id };
    expect((await send({ method: "POST", path: PATH, body, session: sessions.employee })).status).toBe(400);
    for (const wrong of [
      { ...MISSING, branch: "brn_nord" },
      { ...MISSING, endedAt: at(NOW + HOUR) },
      { ...MISSING, endedAt: at(NOW - 40 * HOUR) },
      { ...MISSING, reason: " " },
      { ...MISSING, breaks: [{ startedAt: at(NOW - HOUR), endedAt: at(NOW) }] },
    ])
      expect((await send({ method: "POST", path: PATH, body: wrong, session: own })).status).toBe(400);
    expect((await send({ path: PATH })).status).toBe(401);
  });

  test("of a manager is decided by somebody else", async () => {
    const asked = await send({ method: "POST", path: PATH, body: MISSING, session: sessions.manager });
    const { id } = asked.data as TimeRequest;
    expect((await get(sessions.manager)).find((one) => one.id === id)).toMatchObject({ mayDecide: false });
    expect((await decide(id, sessions.manager)).status).toBe(403);
    expect((await decide(id, sessions.admin)).status).toBe(200);
  });
});
