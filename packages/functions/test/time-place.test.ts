import type { CreatedKey } from "@tresen/contract/access-key/access-key";
import type { OwnActivity, TerminalPeople } from "@tresen/contract/time-tracking/time-tracking.calls";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { externalUser } from "./support/external";
import { type Sessions, addUser, openShop } from "./support/shop";
import { setPin } from "./support/tablet";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

async function checkPlace(stampingRadius: number | null): Promise<void> {
  const path = "/api/branches/brn_mitte";
  const { data } = await send({ path, session: sessions.admin });
  const body = { ...(data as object), latitude: 48.2, longitude: 16.3, stampingRadius };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
}
async function phone(): Promise<(action: string, body?: object) => Promise<OwnActivity | null>> {
  const { user, key } = await externalUser({ session: sessions.admin, permissions: ["timeTracking"] });
  return async (action, body = {}) => {
    const path = `/api/time-tracking/${key}/${user.username}/working-activities/${action}`;
    const answer = await send({ method: "POST", path, body });
    expect([answer.status, answer.errors]).toEqual([200, []]);
    return answer.data as OwnActivity | null;
  };
}

test("a phone that does not say where it is is taken, and a manager sees that the place is not known", async () => {
  const stamp = await phone();
  expect((await stamp("start"))?.flags).toEqual([]);
  await checkPlace(150);
  expect((await stamp("pause", { isOutside: false }))?.flags).toEqual([]);
  expect((await stamp("resume", { isOutside: null }))?.flags).toEqual(["placeUnknown"]);
  await stamp("end");
  const other = await phone();
  expect((await other("start"))?.flags).toEqual(["placeUnknown"]);
  expect((await other("pause", { isOutside: true }))?.flags).toEqual(["placeUnknown", "outsideArea"]);
  const query = { flags: "placeUnknown" };
  const { data } = await send({ path: "/api/working-activities", query, session: sessions.manager });
  expect((data as object[]).length).toBe(2);
});

test("a terminal is where it is, and learns without a PIN what can be chosen there, and no more of anybody", async () => {
  await checkPlace(150);
  const kinds = [
    { id: "wak_service", name: "Service" },
    { id: "wak_north", name: "Nur Nord", branches: [{ id: "brn_nord" }] },
  ];
  for (const body of kinds) {
    const path = "/api/working-activity-kinds";
    expect(await send({ method: "POST", path, body, session: sessions.admin })).toMatchObject({ status: 201 });
  }
  const username = "ort@example.test";
  await addUser({ username, roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  const id = await setPin({ username });
  const made = { name: "Terminal", branch: "brn_mitte", purpose: "time" };
  const { key } = (await send({ method: "POST", path: "/api/access-keys", body: made, session: sessions.admin }))
    .data as CreatedKey;
  const path = `/api/time-tracking/${key}/${id}/working-activities/start`;
  const { data } = await send({ method: "POST", path, body: {}, headers: { "x-pin": "4711" } });
  expect((data as OwnActivity).flags).toEqual([]);
  const people = (await send({ path: `/api/time-tracking/${key}/people` })).data as TerminalPeople;
  expect(Object.keys(people).sort()).toEqual(["branch", "kinds", "people"]);
  expect(people.kinds).toEqual([
    { id: "wak_service", name: "Service", color: expect.any(String), isBreak: false, isProjectRequired: false },
  ]);
  expect(Object.keys(people.people[0] ?? {}).sort()).toEqual(["id", "image", "name", "since", "state"]);
});
