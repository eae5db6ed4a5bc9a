import type { AccessKey, CreatedKey, ListedKey } from "@tresen/contract/access-key/access-key";
import type { LogEntry } from "@tresen/contract/log/log";
import type { User } from "@tresen/contract/user/user.resource";
import { authenticateKey } from "@tresen/core/access-key";
import { readPartition } from "@tresen/core/platform/db";
import { client } from "../../core/src/platform/db/client";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signInHolder } from "./support/shop";
import { setPin } from "./support/tablet";

const HOUR = 3_600_000;
const NEW = { name: "Küche", branch: "brn_mitte", purpose: "backoffice" } as const;
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const post = (path: string, session: string | null, body: unknown = {}, now = NOW) =>
  send({ method: "POST", path: `/api/access-keys${path}`, session, body, now });
async function made(changes: object = {}): Promise<CreatedKey> {
  const { status, data } = await post("", sessions.manager, { ...NEW, ...changes });
  expect(status).toBe(201);
  return data as CreatedKey;
}
const opens = (key: string, { now = NOW, ...changes }: { now?: number; branch?: string; purpose?: "frontdesk" } = {}) =>
  authenticateKey({ key, branch: "brn_mitte", purpose: "backoffice", source: "192.0.2.1", ...changes, now }).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: "access-key.refused", kind: "forbidden" });
      return false;
    },
  );
const shown = async (id: string): Promise<AccessKey> =>
  (await send({ path: `/api/access-keys/${id}`, session: sessions.manager })).data as AccessKey;
/** Lets no transaction write until `count` of them are about to. @returns what ends it. */
function holdWritesUntil(count: number): () => void {
  const name = "heldWrites";
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "TransactWriteItemsCommand" && (waiting += 1) >= count) resolve();
        if (commandName === "TransactWriteItemsCommand") await promise;
        return next(args);
      },
    { step: "initialize", name },
  );
  return () => client.middlewareStack.remove(name);
}

describe("an access key", () => {
  test("is told once, with a hint afterwards, and stored as a hash", async () => {
    const { key, ...view } = await made();
    expect(key).toMatch(/^key_\w{26}\.[\w-]{43}$/);
    expect(view).toMatchObject({ ...NEW, hint: key.slice(-4), lastUsedAt: null, revokedAt: null });
    expect(await shown(view.id)).toEqual(view);
    expect(JSON.stringify(await readPartition("access-key"))).not.toContain(key.split(".")[1]);
  });

  test("opens its branch and purpose, and nothing else", async () => {
    const { key } = await made();
    expect(await opens(key)).toBe(true);
    expect(await opens(key, { branch: "brn_nord" })).toBe(false);
    expect(await opens(key, { purpose: "frontdesk" })).toBe(false);
    expect(await opens(`${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`)).toBe(false);
    expect(await opens("")).toBe(false);
  });

  test("has its last use noted at most once an hour", async () => {
    const { key, id } = await made();
    await opens(key);
    await opens(key, { now: NOW + HOUR - 1 });
    expect((await shown(id)).lastUsedAt).toBe(new Date(NOW).toISOString());
    await opens(key, { now: NOW + HOUR });
    expect((await shown(id)).lastUsedAt).toBe(new Date(NOW + HOUR).toISOString());
  });

  test("is rotated: the former one is accepted for a day", async () => {
    const first = await made();
    const { status, data } = await post(`/${first.id}/rotate`, sessions.manager);
    const { key } = data as CreatedKey;
    expect({ status, key }).toMatchObject({ status: 200, key: expect.stringContaining(`${first.id}.`) });
    expect([await opens(first.key, { now: NOW + 24 * HOUR - 1 }), await opens(key)]).toEqual([true, true]);
    expect([await opens(first.key, { now: NOW + 24 * HOUR }), await opens(key)]).toEqual([false, true]);
  });

  test("is rotated again within the day: both former ones are accepted for theirs", async () => {
    const first = await made();
    const rotated = async (now: number) =>
      (await post(`/${first.id}/rotate`, sessions.manager, {}, now)).data as CreatedKey;
    const keys = [first, await rotated(NOW), await rotated(NOW + HOUR)];
    const opened = (now: number) => Promise.all(keys.map(({ key }) => opens(key, { now })));
    expect(await opened(NOW + 2 * HOUR)).toEqual([true, true, true]);
    expect(await opened(NOW + 24 * HOUR)).toEqual([false, true, true]);
    expect(await opened(NOW + 25 * HOUR)).toEqual([false, false, true]);
  });

  test("is revoked at once, with the former one, for good", async () => {
    const first = await made();
    const { key } = (await post(`/${first.id}/rotate`, sessions.manager)).data as CreatedKey;
    const revokedAt = new Date(NOW).toISOString();
    expect(await post(`/${first.id}/revoke`, sessions.manager)).toMatchObject({ status: 200, data: { revokedAt } });
    expect([await opens(first.key), await opens(key)]).toEqual([false, false]);
    expect((await post(`/${first.id}/revoke`, sessions.manager, {}, NOW + HOUR)).data).toMatchObject({ revokedAt });
    expect((await post(`/${first.id}/rotate`, sessions.manager)).status).toBe(409);
  });

  test("ends when it said it would", async () => {
    const { key } = await made({ validUntil: new Date(NOW + HOUR).toISOString() });
    expect([await opens(key), await opens(key, { now: NOW + HOUR })]).toEqual([true, false]);
    expect(await post("", sessions.manager, { ...NEW, validUntil: new Date(NOW).toISOString() })).toMatchObject({
      status: 400,
      errors: [{ field: "validUntil" }],
    });
  });

  test("of two rotations at once, one is refused", async () => {
    const { id } = await made();
    const open = holdWritesUntil(2);
    const both = await Promise.all([1, 2].map(() => post(`/${id}/rotate`, sessions.manager)));
    open();
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("is guessed only so often", async () => {
    const guess = () => authenticateKey({ key: "", branch: "brn_mitte", purpose: "tv", source: "192.0.2.9", now: NOW });
    for (let count = 0; count < 60; count += 1) await expect(guess()).rejects.toMatchObject({ kind: "forbidden" });
    await expect(guess()).rejects.toMatchObject({ kind: "limit" });
  });
});

describe("access keys", () => {
  test("are managed in the own branches by managers", async () => {
    const other = await post("", sessions.admin, { ...NEW, branch: "brn_nord", name: "Nord" });
    const { id } = other.data as CreatedKey;
    expect((await post("", sessions.manager, { ...NEW, branch: "brn_nord" })).status).toBe(403);
    expect((await send({ path: `/api/access-keys/${id}`, session: sessions.manager })).status).toBe(403);
    expect((await post(`/${id}/rotate`, sessions.manager)).status).toBe(403);
    expect((await post(`/${id}/revoke`, sessions.manager)).status).toBe(403);
    expect((await send({ path: "/api/access-keys", session: sessions.employee })).status).toBe(403);
    const { data } = await send({ path: "/api/access-keys", session: sessions.manager });
    expect(new Set((data as AccessKey[]).map(({ branch }) => branch))).toEqual(new Set(["brn_mitte"]));
    const all = await send({ path: "/api/access-keys", session: sessions.admin });
    expect((all.data as AccessKey[]).map((key) => key.id)).toContain(id);
    expect((await post("", sessions.admin, { ...NEW, branch: "brn_none" })).status).toBe(400);
    expect((await post("/key_none/revoke", sessions.admin)).status).toBe(404);
  });

  test("are seen, but not managed, by who may only read them", async () => {
    const permissions = [{ permission: "access-keys.read", scope: "branches" as const }];
    const session = await signInHolder({ admin: sessions.admin, branches: ["brn_mitte"], permissions });
    expect((await send({ path: "/api/access-keys", session })).status).toBe(200);
    expect((await post("", session, NEW)).status).toBe(403);
  });

  test("of a terminal for time tracking tell how many people of the branch it does not show yet", async () => {
    const { id } = await made({ name: "Terminal", purpose: "time" });
    const withoutPin = async (): Promise<number | undefined> => {
      const { data } = await send({ path: "/api/access-keys", session: sessions.manager });
      const keys = data as ListedKey[];
      expect(keys.filter((key) => key.withoutPin !== undefined).map((key) => key.id)).toEqual([id]);
      return keys.find((key) => key.id === id)?.withoutPin;
    };
    const before = (await withoutPin()) ?? 0;
    for (const [name, changes] of [
      ["eins", {}],
      ["zwei", {}],
      ["aus", { isEnabled: false }],
    ] as const)
      await addUser({
        username: `${name}@example.test`,
        roles: ["ROLE_EMPLOYEE"],
        branches: ["brn_mitte"],
        ...changes,
      });
    await addUser({ username: "nord@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_nord"] });
    expect(await withoutPin()).toBe(before + 2);
    await addUser({ username: "weg@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
    const gone = (await send({ path: "/api/users", session: sessions.admin })).data as User[];
    const left = { version: 0, exitDate: "2026-06-04" };
    const path = `/api/users/${gone.find(({ username }) => username === "weg@example.test")?.id}/personnel`;
    expect((await send({ method: "PUT", path, body: left, session: sessions.admin })).status).toBe(200);
    expect(await withoutPin()).toBe(before + 2);
    await setPin({ username: "eins@example.test" });
    expect(await withoutPin()).toBe(before + 1);
    await post(`/${id}/revoke`, sessions.manager);
    const { data } = await send({ path: "/api/access-keys", session: sessions.manager });
    expect((data as ListedKey[]).some((key) => key.withoutPin !== undefined)).toBe(false);
  });

  test("stand in the log, without their secret", async () => {
    const { id, key } = await made({ name: "Pass" });
    await post(`/${id}/revoke`, sessions.manager);
    const query = { resource: "access-keys", subject: id };
    const { data } = await send({ path: "/api/logs", query, session: sessions.admin });
    expect((data as LogEntry[]).map(({ action }) => action)).toEqual(["update", "create"]);
    expect(JSON.stringify(data)).not.toContain(key.split(".")[1]);
  });
});
