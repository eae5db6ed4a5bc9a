import { EXPECTED_PHONE } from "@tresen/contract/kit/fields/phone-fields";
import type { CreatedPersonalKey, PersonalKey } from "@tresen/contract/external/external-user.calls";
import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { beforeAll, describe, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { JobEntity } from "../../core/src/platform/job";
import { PersonalKeyEntity } from "../../core/src/external/personal-key.entity";
import { handler as consume } from "../src/event/stream";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { doQueuedJobs } from "./support/jobs";
import { NOW } from "./support/request";
import { type Sessions, openShop, signInHolder } from "./support/shop";
import { insertions } from "./support/stream";

const provider = useProvider();
const HOUR = 3_600_000;
const PATH = "/api/external-users";
let sessions: Sessions;
let count = 0;

beforeAll(async () => {
  sessions = await openShop();
});

const create = (changes: object = {}, session = sessions.admin) => {
  count += 1;
  const body = { username: `Rad${count}`, firstName: "Rosi", lastName: "Radl", branches: [{ id: "brn_mitte" }] };
  return send({ method: "POST", path: PATH, body: { ...body, ...changes }, session });
};
async function created(changes: object = {}): Promise<ExternalUser & { keyLastUsedAt: string | null }> {
  const { status, data, errors } = await create(changes);
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as ExternalUser & { keyLastUsedAt: string | null };
}
const post = (path: string, { session = sessions.admin, now = NOW }: { session?: string; now?: number } = {}) =>
  send({ method: "POST", path: `${PATH}/${path}`, session, now });
async function keyOf({ id }: { id: string }, now = NOW): Promise<string> {
  const { status, data, errors } = await post(`${id}/key`, { now });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return (data as CreatedPersonalKey).key;
}
const me = (key: string, now = NOW) => send({ path: `${PATH}/me`, headers: { "x-personal-key": key }, now });
const put = (user: ExternalUser, changes: object) =>
  send({ method: "PUT", path: `${PATH}/${user.id}`, body: { ...user, ...changes }, session: sessions.admin });
const namesOf = async (query: Record<string, string>, session = sessions.admin, now = NOW) => {
  const { data } = await send({ path: PATH, query, session, now });
  return (data as ExternalUser[]).map(({ username }) => username);
};

describe("external users", () => {
  test("have a username that no user has, and no other external user, whatever its case", async () => {
    const { username } = await created({ username: "Firma@Example.test" });
    expect(username).toBe("firma@example.test");
    const taken = { status: 400, errors: [{ field: "username", message: expect.any(String) }] };
    expect(await create({ username: "FIRMA@example.test" })).toMatchObject(taken);
    expect(await create({ username: "Theke@Example.test" })).toMatchObject(taken);
    const body = { username: "Firma@example.TEST", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_mitte" }] };
    const user = await send({ method: "POST", path: "/api/users", body, session: sessions.admin });
    expect(user).toMatchObject(taken);
  });

  test("of a user and an external user who get the same username at the same moment one is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const username = `gleich${round}@example.test`;
      const body = { username, roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_mitte" }] };
      const racing = await Promise.all([
        send({ method: "POST", path: "/api/users", body, session: sessions.admin }),
        create({ username }),
      ]);
      const won = racing.filter(({ status }) => status === 201);
      expect(won.length).toBeLessThanOrEqual(1);
      for (const { status } of racing) expect([201, 400, 409, 503]).toContain(status);
    }
  });

  test("are managed by managers of all of their branches, and by nobody else", async () => {
    const both = [{ id: "brn_mitte" }, { id: "brn_nord" }];
    expect((await create({}, sessions.manager)).status).toBe(201);
    expect((await create({ branches: both }, sessions.manager)).status).toBe(403);
    expect((await create({ branches: [] })).status).toBe(400);
    expect((await create({}, sessions.employee)).status).toBe(403);
    const shared = await created({ branches: both });
    const north = await created({ branches: [{ id: "brn_nord" }] });
    for (const [{ id }, read, key] of [
      [shared, 200, 403],
      [north, 403, 403],
    ] as const) {
      expect((await send({ path: `${PATH}/${id}`, session: sessions.manager })).status).toBe(read);
      for (const path of ["key", "key/send", "key/revoke"])
        expect((await post(`${id}/${path}`, { session: sessions.manager })).status).toBe(key);
    }
    expect((await post("ext_none/key")).status).toBe(404);
    const permissions = [{ permission: "external-users.keys", scope: "branches" as const }];
    const keeper = await signInHolder({ admin: sessions.admin, branches: ["brn_mitte"], permissions });
    const own = await created();
    expect((await post(`${own.id}/key`, { session: keeper })).status).toBe(201);
    expect((await send({ path: PATH, session: keeper })).status).toBe(403);
  });

  test("are filtered by branch, permission and whether they are active now, and searched by words", async () => {
    await created({ username: "suche-aktiv", company: "Suchfirma", permissions: ["deliveryRuns"] });
    await created({ username: "suche-aus", company: "Suchfirma", isEnabled: false, permissions: ["timeTracking"] });
    const validTo = new Date(NOW + HOUR).toISOString();
    await created({ username: "suche-bald-aus", company: "Suchfirma", validTo, branches: [{ id: "brn_nord" }] });
    const found = { search: "suchfirma", sort: "username" };
    expect(await namesOf(found)).toEqual(["suche-aktiv", "suche-aus", "suche-bald-aus"]);
    expect(await namesOf({ ...found, isActive: "true" })).toEqual(["suche-aktiv", "suche-bald-aus"]);
    expect(await namesOf({ ...found, isActive: "false" }, sessions.admin, NOW + HOUR)).toEqual([
      "suche-aus",
      "suche-bald-aus",
    ]);
    expect(await namesOf({ ...found, permission: "deliveryRuns" })).toEqual(["suche-aktiv"]);
    expect(await namesOf({ ...found, branch: "brn_nord", limit: "1" })).toEqual(["suche-bald-aus"]);
    expect(await namesOf({ ...found, branch: "brn_nord" }, sessions.manager)).toEqual([]);
    for (const query of [{ permission: "all" }, { isActive: "ja" }, { isEnabled: "true" }] as Record<string, string>[])
      expect((await send({ path: PATH, query, session: sessions.admin })).status).toBe(400);
  });

  test("have a number that can be called, or none, and a branch", async () => {
    expect((await created({ phone: "0043 660 / 123 45 67" })).phone).toBe("+436601234567");
    expect((await created({ phone: "" })).phone).toBe("");
    const phone = { status: 400, errors: [{ field: "phone", message: EXPECTED_PHONE }] };
    for (const wrong of ["abc", "+43 1"]) expect(await create({ phone: wrong })).toMatchObject(phone);
    expect(await create({ branches: [] })).toMatchObject({
      errors: [{ field: "branches", message: "Dieser Wert sollte nicht leer sein." }],
    });
  });

  test("end after they begin, and have each permission once", async () => {
    const at = new Date(NOW).toISOString();
    expect(await create({ validFrom: at, validTo: at })).toMatchObject({ errors: [{ field: "validTo" }] });
    expect((await create({ permissions: ["deliveryRuns", "deliveryRuns"] })).status).toBe(400);
  });
});

describe("a personal key", () => {
  test("tells whose it is and nothing else, and is told once", async () => {
    const user = await created({ permissions: ["deliveryRuns"], phone: "+43 660 1234567", email: "rosi@example.test" });
    expect(user.keyLastUsedAt).toBeNull();
    const answer = await post(`${user.id}/key`);
    const { key, ...known } = answer.data as CreatedPersonalKey;
    expect(known).toMatchObject({ state: "valid", hint: key.slice(-4), sentAt: null, lastUsedAt: null });
    const { id, username, branches } = user;
    expect((await me(key)).data).toEqual({
      ...{ id, username, branches, firstName: "Rosi", lastName: "Radl", company: "" },
      permissions: ["deliveryRuns"],
    });
    const usedAt = new Date(NOW).toISOString();
    expect((await send({ path: `${PATH}/${id}/key`, session: sessions.admin })).data).toEqual({
      ...known,
      lastUsedAt: usedAt,
    });
    const read = await send({ path: `${PATH}/${id}`, session: sessions.admin });
    expect(read.data).toMatchObject({ keyLastUsedAt: usedAt, version: user.version });
    // What a change sends of it has no effect.
    const sent = await put(user, { keyLastUsedAt: "2020-01-01T00:00:00Z" });
    expect(sent).toMatchObject({ status: 200, data: { keyLastUsedAt: usedAt } });
  });

  test("is replaced at once, and of those made at the same moment one is good", async () => {
    const user = await created();
    const first = await keyOf(user);
    const second = await keyOf(user);
    expect([(await me(first)).status, (await me(second)).status]).toEqual([403, 200]);
    const racing = await Promise.all(Array.from({ length: 8 }, () => post(`${user.id}/key`)));
    for (const { status } of racing) expect([201, 409]).toContain(status);
    const told = racing.flatMap(({ status, data }) => (status === 201 ? [(data as CreatedPersonalKey).key] : []));
    const statuses = await Promise.all([second, ...told].map(async (key) => (await me(key)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses[0]).toBe(403);
  });

  test("is ended by whoever revokes it, disables or removes its owner, and by time", async () => {
    const revoked = await created();
    const key = await keyOf(revoked);
    const { data } = await post(`${revoked.id}/key/revoke`);
    expect(data).toMatchObject({ state: "revoked", hint: "", revokedAt: new Date(NOW).toISOString() });
    expect(await me(key)).toMatchObject({ status: 403, errors: [{ code: "external.refused" }] });
    expect((await post(`${revoked.id}/key/revoke`)).data).toEqual(data as PersonalKey);

    const disabled = await created();
    const off = await keyOf(disabled);
    await put(disabled, { isEnabled: false });
    expect((await me(off)).status).toBe(403);
    expect((await post(`${disabled.id}/key`)).status).toBe(409);

    const validFrom = new Date(NOW + HOUR).toISOString();
    const validTo = new Date(NOW + 2 * HOUR).toISOString();
    const timed = await created({ validFrom, validTo });
    const early = await keyOf(timed);
    const statuses = await Promise.all(
      [-1, 0, HOUR - 1, HOUR].map(async (later) => (await me(early, NOW + HOUR + later)).status),
    );
    expect(statuses).toEqual([403, 200, 200, 403]);
    expect((await post(`${timed.id}/key`, { now: NOW + 2 * HOUR })).status).toBe(409);
  });

  test("ends with its owner, also where the record comes back under the same id", async () => {
    const removed = await created({ id: "ext_wieder" });
    const key = await keyOf(removed);
    expect((await send({ method: "DELETE", path: `${PATH}/${removed.id}`, session: sessions.admin })).status).toBe(200);
    expect((await me(key)).status).toBe(403);
    await created({ id: "ext_wieder" });
    expect((await me(key)).status).toBe(403);
    const { data } = await send({ path: `${PATH}/ext_wieder/key`, session: sessions.admin });
    expect(data).toMatchObject({ state: "revoked" });
  });

  test("is named in the log without its owner's name", async () => {
    const user = await created({ username: "ungenannt" });
    await keyOf(user);
    const { data } = await send({
      path: "/api/logs",
      query: { resource: "personal-keys", subject: user.id },
      session: sessions.manager,
      now: NOW + HOUR,
    });
    expect(data).toMatchObject([{ action: "create", subject: { id: user.id } }]);
    expect(JSON.stringify(data)).not.toContain("ungenannt");
  });
});

describe("a mail with a key", () => {
  const work = async (): Promise<void> => {
    const Records = await insertions(JobEntity);
    await withGrantsOf("stream", () => consume({ Records }));
    await doQueuedJobs(provider);
  };
  const linkIn = (text: string): string => /\/display\/external#(\S+)/.exec(text)?.[1] ?? "";
  const sent = async ({ id }: { id: string }): Promise<StartedJob> => {
    const { status, data } = await post(`${id}/key/send`);
    expect(status).toBe(202);
    return data as StartedJob;
  };

  test("brings a new key that no row holds, and the former one ends with it", async () => {
    const user = await created({ email: "rosi@example.test" });
    const former = await keyOf(user);
    const job = await sent(user);
    expect((await me(former)).status).toBe(200);
    await work();
    const [mail] = provider.mails.splice(0);
    expect(mail).toMatchObject({ to: ["rosi@example.test"], subject: "Pizzeria Probe: Ihr persönlicher Zugang" });
    const key = linkIn(mail?.text ?? "");
    expect([(await me(key)).status, (await me(former)).status]).toEqual([200, 403]);
    const rows = await Promise.all([JobEntity, PersonalKeyEntity].map(insertions));
    expect(JSON.stringify(rows)).not.toContain(key.split(".")[1]);
    const path = `${PATH}/${user.id}/key`;
    expect((await send({ path, session: sessions.manager })).data).toMatchObject({
      ...{ state: "valid", hint: key.slice(-4), sentAt: expect.any(String) },
    });
    const progress = await send({ path: `${path}/send/${job.id}`, session: sessions.manager });
    expect(progress.data).toEqual({ id: job.id, state: "done", recipient: "r…@example.test" });
    const other = await created();
    const foreign = await send({ path: `${PATH}/${other.id}/key/send/${job.id}`, session: sessions.manager });
    expect(foreign.status).toBe(404);
  });

  test("is not sent once the key was revoked or made anew, or its owner has no access or another address", async () => {
    const after: ((user: ExternalUser) => Promise<unknown>)[] = [
      (user) => post(`${user.id}/key/revoke`),
      (user) => post(`${user.id}/key`),
      (user) => put(user, { isEnabled: false }),
      (user) => put(user, { email: "anders@example.test" }),
    ];
    for (const change of after) {
      const user = await created({ email: "rosi@example.test" });
      const job = await sent(user);
      await change(user);
      await work();
      const progress = await send({ path: `${PATH}/${user.id}/key/send/${job.id}`, session: sessions.admin });
      expect(progress.data).toMatchObject({ state: "dropped" });
    }
    expect(provider.mails).toEqual([]);
  });

  test("needs an address, and is limited", async () => {
    expect(await post(`${(await created()).id}/key/send`)).toMatchObject({
      status: 409,
      errors: [{ code: "external.no_email" }],
    });
    const user = await created({ email: "viel@example.test" });
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await post(`${user.id}/key/send`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    await work();
    // Only the last mail that was asked for brings a key.
    expect(provider.mails.splice(0)).toHaveLength(1);
  });
});
