import type { DriverRun, KeyedRun, OwnRun } from "@tresen/contract/delivery/delivery";
import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { externalUser } from "./support/external";
import { place } from "./support/orders";
import { type Sessions, openShop } from "./support/shop";

const ADDRESS = { street: "Weg 1", zipCode: "1010", city: "Wien" };
let sessions: Sessions;
let callers = 2_000_000;

beforeAll(async () => {
  sessions = await openShop();
});

async function delivery(): Promise<{ id: string; uid: string; version: number }> {
  callers += 1;
  const { id, uid } = await place({
    ...{ isDelivery: true, deliveryArea: "are_1", ...ADDRESS },
    phone: `+43 660 ${callers}`,
  });
  const path = `/api/orders/${id}/status/confirm`;
  expect((await send({ method: "POST", path, session: sessions.employee, body: {} })).status).toBe(200);
  return { id, uid, version: 2 };
}
const start = (driver: object, orders: { id: string; version: number }[]) =>
  send({
    ...{ method: "POST", path: "/api/deliveries/runs", session: sessions.employee },
    body: { branch: "brn_mitte", driver, orders: orders.map(({ id, version }) => ({ id, version })) },
  });
const chosen = ({ id }: ExternalUser) => ({ kind: "externalUser", id });
const own = async (key: string): Promise<OwnRun[]> =>
  (await send({ path: "/api/deliveries/own-runs", headers: { "x-personal-key": key } })).data as OwnRun[];
const drive = ({ key, run, path = "" }: { key: string; run: string; path?: string }) =>
  send({
    method: path === "" ? "GET" : "POST",
    path: `/api/deliveries/run${path}`,
    headers: { "x-personal-key": key, "x-run": run },
  });

test("an external user who may drive is a driver of their branches, and nobody else outside the staff is", async () => {
  const { user } = await externalUser({ session: sessions.admin });
  const others = await Promise.all([
    externalUser({ session: sessions.admin, permissions: ["timeTracking"] }),
    externalUser({ session: sessions.admin, branches: [{ id: "brn_nord" }] }),
  ]);
  const { data } = await send({
    path: "/api/deliveries/drivers",
    query: { branch: "brn_mitte" },
    session: sessions.employee,
  });
  expect(data).toContainEqual({ kind: "externalUser", id: user.id, name: `${user.firstName} ${user.lastName}` });
  const order = await delivery();
  for (const other of others) {
    expect(JSON.stringify(data)).not.toContain(other.user.id);
    expect(await start(chosen(other.user), [order])).toMatchObject({ status: 400, errors: [{ field: "driver.id" }] });
  }
});

test("an external user sees their own runs, opens one and delivers with their key", async () => {
  const { user, key } = await externalUser({ session: sessions.admin });
  const other = await externalUser({ session: sessions.admin });
  expect(await own(key)).toEqual([]);
  const [first, second] = [await delivery(), await delivery()];
  const run = (await start(chosen(user), [first, second])).data as KeyedRun;
  const foreign = (await start({ kind: "externalUser", name: "Rosi" }, [await delivery()])).data as KeyedRun;
  expect(run.driver).toEqual({ kind: "externalUser", id: user.id, name: `${user.firstName} ${user.lastName}` });
  expect(await own(key)).toEqual([
    {
      ...{ id: run.id, branch: "Mitte", timeZone: "Europe/Vienna", createdAt: run.createdAt },
      ...{ orders: 2, open: 2 },
    },
  ]);
  expect(await own(other.key)).toEqual([]);
  expect(await drive({ key, run: run.id })).toMatchObject({ status: 200, data: { id: run.id } });
  const refused = { status: 403, errors: [{ code: "run.refused" }] };
  expect(await drive({ key: other.key, run: run.id })).toMatchObject(refused);
  expect(await drive({ key, run: foreign.id })).toMatchObject(refused);
  // The key of a run beside a personal key that does not drive it opens nothing either.
  const headers = { "x-personal-key": key, "x-run": foreign.id, "x-run-key": foreign.key };
  expect(await send({ path: "/api/deliveries/run", headers })).toMatchObject(refused);

  const done = await drive({ key, run: run.id, path: `/${first.uid}/delivered` });
  expect((done.data as DriverRun).stops.map(({ state }) => state)).toEqual(["completed", "confirmed"]);
  expect(await own(key)).toMatchObject([{ orders: 2, open: 1 }]);
  expect((await drive({ key, run: run.id, path: "/end" })).status).toBe(200);
  expect(await own(key)).toEqual([]);
  expect(await drive({ key, run: run.id })).toMatchObject(refused);
});

test("who is disabled, or works for another branch, loses their runs at once", async () => {
  const { user, key } = await externalUser({ session: sessions.admin });
  const run = (await start(chosen(user), [await delivery()])).data as KeyedRun;
  expect((await drive({ key, run: run.id })).status).toBe(200);
  const path = `/api/external-users/${user.id}`;
  const put = (changes: object) =>
    send({ method: "PUT", path, body: { ...user, ...changes }, session: sessions.admin });
  const moved = (await put({ branches: [{ id: "brn_nord" }] })).data as ExternalUser;
  expect((await drive({ key, run: run.id })).status).toBe(403);
  expect(await own(key)).toEqual([]);
  expect((await put({ ...moved, branches: user.branches, isEnabled: false })).status).toBe(200);
  expect(await drive({ key, run: run.id })).toMatchObject({ status: 403, errors: [{ code: "external.refused" }] });
});
