import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { Absence } from "@tresen/contract/absence/absence";
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";
import { setPin } from "./support/tablet";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATH = "/api/working-activities";
let sessions: Sessions;
let people = 0;

beforeAll(async () => {
  sessions = await openShop();
});

const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();
const day = (days: number): string => new Date(NOW + days * DAY).toISOString().slice(0, 10);
const german = (text: string): string => text.split("-").reverse().join(".");
async function person(): Promise<{ id: string; session: string }> {
  people += 1;
  const username = `eintritt${people}@example.test`;
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  return { id: await setPin({ username }), session: await signIn({ username }) };
}
async function begins(id: string, validFrom: string): Promise<void> {
  const body = { version: 0, contracts: [{ validFrom, weeklyMinutes: 2400 }] };
  const asked = { method: "PUT", path: `/api/users/${id}/personnel`, body, session: sessions.admin };
  expect(await send(asked)).toMatchObject({ status: 200, errors: [] });
}
const create = (user: string, startedAt: string, endedAt: string): Promise<Reply> =>
  send({
    method: "POST",
    path: PATH,
    session: sessions.manager,
    body: { branch: "brn_mitte", user, startedAt, endedAt },
  });
const put = (record: Activity, changes: object): Promise<Reply> =>
  send({ method: "PUT", path: `${PATH}/${record.id}`, session: sessions.manager, body: { ...record, ...changes } });

test("the back-office enters no time before the first contract, and still changes and removes what is there", async () => {
  const { id: user } = await person();
  const known = (await create(user, at(-51), at(-50))).data as Activity;
  await begins(user, day(-1));
  const message = `Das Arbeitsverhältnis dieser Person beginnt erst am ${german(day(-1))}. Zeiten, die davor beginnen, können nicht eingetragen werden.`;
  const refusal = { status: 400, errors: [{ field: "startedAt", message }] };
  expect(await create(user, at(-49), at(-48))).toMatchObject(refusal);
  const first = (await create(user, at(-26), at(-25))).data as Activity;
  expect(first).toMatchObject({ day: day(-1) });
  expect(await put(first, { startedAt: at(-75), endedAt: at(-74), reason: "Früher" })).toMatchObject(refusal);
  expect(await put(known, { endedAt: at(-50.5), reason: "Zu lang" })).toMatchObject({ status: 200 });
  expect((await send({ method: "DELETE", path: `${PATH}/${known.id}`, session: sessions.manager })).status).toBe(200);
  // Nothing is known of the employment of somebody without a contract.
  expect((await create((await person()).id, at(-49), at(-48))).status).toBe(201);
});

test("missing time before the first contract is neither asked for nor accepted", async () => {
  const { id, session } = await person();
  const path = `${PATH}/requests`;
  const body = { startedAt: at(-49), endedAt: at(-48), reason: "Vergessen" };
  const ask = (): Promise<Reply> => send({ method: "POST", path, body, session });
  const asked = (await ask()).data as TimeRequest;
  await begins(id, day(-1));
  const refusal = { status: 400, errors: [{ field: "startedAt", message: expect.stringContaining(german(day(-1))) }] };
  expect(await ask()).toMatchObject(refusal);
  const accepted = { method: "POST", path: `${path}/${asked.id}/accept`, session: sessions.manager };
  expect(await send(accepted)).toMatchObject(refusal);
});

test("absences begin on the first day at the earliest, and known ones can still be rejected", async () => {
  const { id: user, session } = await person();
  const ask = (from: number, to: number): Promise<Reply> => {
    const body = { kind: "holiday", from: day(from), to: day(to) };
    return send({ method: "POST", path: "/api/absences", body, session });
  };
  const { id, version } = (await ask(10, 12)).data as Absence;
  await begins(user, day(20));
  const message = expect.stringContaining(german(day(20)));
  expect(await ask(15, 16)).toMatchObject({ status: 409, errors: [{ field: "from", message }] });
  expect(await ask(19, 22)).toMatchObject({ status: 409, errors: [{ field: "from", message }] });
  expect((await ask(20, 22)).status).toBe(201);
  const body = { version, state: "rejected", reason: "Noch nicht da" };
  const path = `/api/absences/${id}/state`;
  expect((await send({ method: "POST", path, body, session: sessions.manager })).status).toBe(200);
});

test("what is stamped before the first day is taken, and the time sheet warns of it", async () => {
  const { id: user } = await person();
  await begins(user, day(5));
  const key = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  const made = await send({ method: "POST", path: "/api/access-keys", body: key, session: sessions.admin });
  const path = `/api/time-tracking/${(made.data as CreatedKey).key}/${user}/working-activities`;
  const stamp = (action: string, hours: number): Promise<Reply> =>
    send({ method: "POST", path: `${path}/${action}`, headers: { "x-pin": "4711" }, body: { at: at(hours) } });
  expect((await stamp("start", -3)).status).toBe(200);
  expect((await stamp("end", -1)).status).toBe(200);
  const month = day(0).slice(0, 7);
  const sheet = await send({ path: `/api/time-sheets/${user}/${month}`, session: sessions.manager });
  expect(sheet.status).toBe(200);
  const { warnings } = sheet.data as TimeSheetDetail;
  expect(warnings.filter(({ kind }) => kind === "beforeEntry").map((one) => one.day)).toEqual([day(0)]);
});
