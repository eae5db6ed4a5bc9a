import type { ListedVersion, RecordVersion } from "@tresen/contract/log/version";
import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

type Stored = { id: string; version: number } & Record<string, unknown>;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const versionsOf = async ({
  of,
  session = sessions.admin,
  query = {},
}: {
  of: string;
  session?: string | null;
  query?: Record<string, string>;
}): Promise<Reply & { listed: ListedVersion[] }> => {
  const reply = await send({ path: `/api/${of}/versions`, session, query });
  return { ...reply, listed: reply.data as ListedVersion[] };
};
const version = async ({ of, at, session = sessions.admin }: { of: string; at: number; session?: string }) => {
  const reply = await send({ path: `/api/${of}/versions/${at}`, session });
  return { ...reply, data: reply.data as RecordVersion };
};
const create = async (resource: string, body: object): Promise<Stored> => {
  const reply = await send({ method: "POST", path: `/api/${resource}`, body, session: sessions.admin });
  expect(reply.errors).toEqual([]);
  return reply.data as Stored;
};
const save = async ({ of, body }: { of: string; body: object }): Promise<Stored> => {
  const reply = await send({ method: "PUT", path: `/api/${of}`, body, session: sessions.admin });
  expect(reply.errors).toEqual([]);
  return reply.data as Stored;
};

describe("versions of a record", () => {
  test("say who changed which fields, newest first, and hold the record as it was", async () => {
    const tag = await create("tags", { name: "Vegan" });
    const of = `tags/${tag.id}`;
    await save({ of, body: { ...tag, name: "Ganz vegan" } });
    const { listed, cursor } = await versionsOf({ of });
    expect(listed).toMatchObject([
      { version: 2, action: "update", fields: ["name"], actor: { kind: "staff", name: expect.stringMatching(/./) } },
      { version: 1, action: "create", fields: expect.arrayContaining(["name"]), requestId: expect.stringMatching(/./) },
    ]);
    expect(cursor).toBeNull();
    const first = await version({ of, at: 1 });
    expect(first.data).toMatchObject({ version: 1, action: "create", record: { name: "Vegan" } });
    const second = await version({ of, at: 2 });
    expect(second.data.record).toMatchObject({ name: "Ganz vegan" });
    expect(second.data.changes).toEqual([{ field: "name", before: "Vegan", after: "Ganz vegan" }]);
    expect((await version({ of, at: 3 })).status).toBe(404);
  });

  test("come in pages", async () => {
    let tag = await create("tags", { name: "Seite" });
    const of = `tags/${tag.id}`;
    for (let index = 2; index <= 5; index += 1) tag = await save({ of, body: { ...tag, name: `Seite ${index}` } });
    const seen: number[] = [];
    let cursor = "";
    do {
      const page = await versionsOf({ of, query: { limit: "2", ...(cursor ? { cursor } : {}) } });
      seen.push(...page.listed.map(({ version: number }) => number));
      cursor = typeof page.cursor === "string" ? page.cursor : "";
    } while (cursor);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
    const first = await versionsOf({ of, query: { limit: "2" } });
    const elsewhere = await create("tags", { name: "Andere" });
    const moved = await versionsOf({ of: `tags/${elsewhere.id}`, query: { cursor: String(first.cursor) } });
    expect(moved.status).toBe(400);
  });

  test("of a large record are whole, though its fields are stored in parts, also after its removal", async () => {
    const text = "Lorem ipsum ".repeat(8_000);
    const content = { sections: ["A", "B", "C"].map((title) => ({ type: "hero", value: { title, text } })) };
    const site = await create("sites", { name: "Groß", type: "default", path: "gross", content });
    const of = `sites/${site.id}`;
    const next = await save({ of, body: { ...site, name: "Größer" } });
    expect((await version({ of, at: 1 })).data.record).toMatchObject({ name: "Groß", content });
    expect((await version({ of, at: 2 })).data.record).toMatchObject({ name: "Größer", content });
    // Undoing a save is a PUT of the fields before it.
    const { record } = (await version({ of, at: 1 })).data;
    const undone = await save({ of, body: { ...record, version: next.version } });
    expect(undone).toMatchObject({ version: 3, name: "Groß", content });
    expect((await send({ method: "DELETE", path: `/api/${of}`, session: sessions.admin })).status).toBe(200);
    const removal = await version({ of, at: 4 });
    expect(removal.data).toMatchObject({ action: "remove", record: { name: "Groß", content } });
  });

  test("of a removed record are for administrators", async () => {
    const table = await create("tables", { identifier: "weg", branch: "brn_mitte" });
    const of = `tables/${table.id}`;
    expect((await versionsOf({ of, session: sessions.manager })).status).toBe(200);
    expect((await send({ method: "DELETE", path: `/api/${of}`, session: sessions.admin })).status).toBe(200);
    expect((await versionsOf({ of, session: sessions.manager })).status).toBe(404);
    expect((await version({ of, at: 1, session: sessions.manager })).status).toBe(404);
    expect((await versionsOf({ of })).listed.map(({ action }) => action)).toEqual(["remove", "create"]);
  });

  test("are for those who may read the record, and to nobody else", async () => {
    const own = await create("departments", { identifier: "kueche", name: "Küche", branch: "brn_mitte" });
    const foreign = await create("departments", { identifier: "bar", name: "Bar", branch: "brn_nord" });
    expect((await versionsOf({ of: `departments/${own.id}`, session: sessions.manager })).status).toBe(200);
    expect((await versionsOf({ of: `departments/${foreign.id}`, session: sessions.manager })).status).toBe(403);
    expect((await version({ of: `departments/${foreign.id}`, at: 1, session: sessions.manager })).status).toBe(403);
    expect((await versionsOf({ of: `departments/${own.id}`, session: null })).status).toBe(401);
    const { data: user } = await send({ path: "/api/users/me", session: sessions.admin });
    const users = `users/${(user as Stored).id}`;
    expect((await versionsOf({ of: users, session: sessions.manager })).status).toBe(403);
    // Nor do they learn which users there are.
    expect((await versionsOf({ of: "users/usr_nobody", session: sessions.manager })).status).toBe(403);
    expect((await version({ of: "users/usr_nobody", at: 1, session: sessions.manager })).status).toBe(403);
    const told = await version({ of: users, at: 1 });
    expect(told.bytes.toString()).not.toMatch(/scrypt|passwordHash/);
    expect((await versionsOf({ of: "unknown/x" })).status).toBe(404);
    expect((await versionsOf({ of: "orders/x" })).status).toBe(404);
  });

  test("of a record that came from another branch tell nothing of that branch", async () => {
    const moved = await create("departments", { identifier: "geheim", name: "Geheim", branch: "brn_nord" });
    const of = `departments/${moved.id}`;
    const renamed = await save({ of, body: { ...moved, name: "Offen", branch: "brn_mitte" } });
    expect(renamed.version).toBe(2);
    const seen = await versionsOf({ of, session: sessions.manager });
    expect(seen.listed.map(({ version: number }) => number)).toEqual([2]);
    expect((await version({ of, at: 1, session: sessions.manager })).status).toBe(404);
    const second = await version({ of, at: 2, session: sessions.manager });
    expect(second.data.record).toMatchObject({ name: "Offen" });
    expect(second.bytes.toString()).not.toContain("Geheim");
  });

  test("are those of the settings too, for administrators", async () => {
    const { status } = await send({
      method: "POST",
      path: "/api/config",
      body: { title: "Neu" },
      session: sessions.admin,
    });
    expect(status).toBe(200);
    const { listed } = await versionsOf({ of: "config/config" });
    expect(listed[0]).toMatchObject({ action: "update", fields: ["title"] });
    const newest = listed[0]?.version ?? 0;
    expect((await version({ of: "config/config", at: newest })).data.record).toMatchObject({ title: "Neu" });
    expect((await versionsOf({ of: "config/config", session: sessions.manager })).status).toBe(403);
  });
});
