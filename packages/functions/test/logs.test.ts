import type { LogEntry } from "@tresen/contract/log/log";
import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

type Version = { id: string; version: number } & Record<string, unknown>;
const HOUR = 3_600_000;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const entries = ({ data }: Reply): LogEntry[] => data as LogEntry[];
const logs = async (query: Record<string, string>, session = sessions.admin): Promise<Reply> => {
  await indexLog();
  return send({ path: "/api/logs", query, session });
};

describe("the log", () => {
  test("shows who created, changed and removed a record, with old and new values", async () => {
    const created = await send({
      method: "POST",
      path: "/api/divisions",
      body: { identifier: "sued", name: "Süd" },
      session: sessions.admin,
    });
    const record = created.data as Version;
    const path = `/api/divisions/${record.id}`;
    const changed = await send({ method: "PUT", path, body: { ...record, name: "Süden" }, session: sessions.admin });
    expect(changed.status).toBe(200);
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(200);

    const answer = await logs({ resource: "divisions", subject: record.id });
    expect(entries(answer).map(({ action, message, changes }) => ({ action, message, changes }))).toEqual([
      {
        action: "remove",
        message: "Organisation „Süden“ gelöscht",
        changes: expect.arrayContaining([{ field: "name", before: "Süden", after: null }]),
      },
      {
        action: "update",
        message: "Organisation „Süden“ geändert",
        changes: [{ field: "name", before: "Süd", after: "Süden" }],
      },
      {
        action: "create",
        message: "Organisation „Süd“ angelegt",
        changes: expect.arrayContaining([{ field: "identifier", before: null, after: "sued" }]),
      },
    ]);
    const [, update] = entries(answer);
    expect(update).toMatchObject({
      id: `divisions.${record.id}.2`,
      level: "info",
      kind: "change",
      actor: { kind: "staff", name: expect.stringMatching(/./) },
      branch: null,
      subject: { resource: "divisions", id: record.id, title: "Süden" },
      requestId: expect.stringMatching(/./),
    });
    expect((await send({ path: `/api/logs/${update?.id}`, session: sessions.admin })).data).toEqual(update);
  });

  test("has pages with each entry once, whatever it is filtered by", async () => {
    const names = Array.from({ length: 7 }, (_, index) => `Stichwort ${index}`);
    for (const name of names)
      await send({ method: "POST", path: "/api/tags", body: { name }, session: sessions.admin });
    const queries: Record<string, string>[] = [
      { resource: "tags", action: "create" },
      { kind: "change", level: "info", resource: "tags" },
    ];
    for (const query of queries) {
      const titles: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 40; page += 1) {
        const answer = await logs({ ...query, limit: "3", ...(cursor ? { cursor } : {}) });
        expect(answer.status).toBe(200);
        expect(entries(answer).length).toBeLessThanOrEqual(3);
        titles.push(...entries(answer).map(({ subject }) => subject?.title ?? ""));
        if (answer.cursor === null) break;
        cursor = String(answer.cursor);
      }
      // All were made at the same moment.
      expect(titles.filter((title) => names.includes(title)).sort()).toEqual(names);
    }
    const [newest] = entries(await logs({ resource: "tags", limit: "1" }));
    const same = entries(await logs({ requestId: newest?.requestId ?? "" }));
    expect(same.map(({ id }) => id)).toEqual([newest?.id]);
    expect(entries(await logs({ actor: newest?.actor.id ?? "", resource: "tags" })).length).toBe(7);
    expect(entries(await logs({ level: "error" }))).toEqual([]);
    expect((await logs({ cursor: "bm9uZQ" })).status).toBe(400);
  });

  test("has the form of every list: its bounds, its order and its limit", async () => {
    const tag = async (name: string, now: number) =>
      (await send({ method: "POST", path: "/api/tags", body: { name }, session: sessions.admin, now })).data as Version;
    const made = [
      await tag("Grenze 1", NOW + HOUR),
      await tag("Grenze 2", NOW + 2 * HOUR),
      await tag("Grenze 3", NOW + 3 * HOUR),
    ];
    const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
    const found = async (query: Record<string, string>, now = NOW + 4 * HOUR) => {
      const reply = await send({
        path: "/api/logs",
        query: { resource: "tags", ...query },
        session: sessions.admin,
        now,
      });
      expect(reply.status).toBe(200);
      const ids = entries(reply).map(({ subject }) => subject?.id);
      return made.flatMap(({ id }, index) => (ids.includes(id) ? [index + 1] : []));
    };
    expect(await found({ sort: "-at", limit: "500" })).toEqual([1, 2, 3]);
    expect(await found({ atFrom: at(2) })).toEqual([2, 3]);
    expect(await found({ atTo: at(2) })).toEqual([1, 2]);
    expect(await found({ atFrom: "2026-06-05T20:00:00+02:00", atTo: "2026-06-05T20:45:00+02:00" })).toEqual([2]);
    expect(await found({ atFrom: "2026-06-05", atTo: "2026-06-05" })).toEqual([1, 2, 3]);
    expect(await found({ atTo: "2026-06-04" })).toEqual([]);
    expect(await found({ atFrom: "2026-06-06" })).toEqual([]);
    expect(await found({ day: "2026-06-05", atFrom: "2026-06-06" })).toEqual([]);
    expect(await found({ subject: made[1]?.id ?? "", atFrom: at(2) })).toEqual([2]);
    expect(await found({ subject: made[1]?.id ?? "", atFrom: at(3) })).toEqual([]);
    // What is older than the usual days is found by its bounds.
    made.push(await tag("Grenze 4", NOW - 40 * 24 * HOUR));
    expect(await found({})).toEqual([1, 2, 3]);
    expect(await found({ atTo: "2026-04-30" })).toEqual([4]);
  });

  test("with a bound far in the past is read some days at a time", async () => {
    const query = { atFrom: "2026-03-01", atTo: "2026-05-20", resource: "divisions" };
    const first = await logs(query);
    expect([entries(first), first.cursor]).toEqual([[], expect.any(String)]);
    const second = await logs({ ...query, cursor: String(first.cursor) });
    const third = await logs({ ...query, cursor: String(second.cursor) });
    expect([second.status, third.status, third.cursor]).toEqual([200, 200, null]);
  });

  test("refuses what its definition does not name", async () => {
    const field = async (query: Record<string, string>) => {
      const { status, errors } = await logs(query);
      return [status, ...errors.map(({ field: name, message }) => `${name}: ${message}`)];
    };
    expect(await field({ subject: "x" })).toEqual([
      400,
      "subject: Bitte geben Sie dazu auch die Art des Eintrags an (resource).",
    ]);
    for (const [name, value] of Object.entries({ find: "x", sort: "at", atFrom: "gestern", atTo: "2026-13-01" }))
      expect(await field({ [name]: value })).toEqual([400, expect.stringContaining(`${name}: `)]);
  });

  test("shows managers only their branches, and nothing to employees and visitors", async () => {
    const make = (identifier: string, branch: string) =>
      send({ method: "POST", path: "/api/tables", body: { identifier, branch }, session: sessions.admin });
    const [own, foreign] = [await make("log-1", "brn_mitte"), await make("log-2", "brn_nord")].map(
      ({ data }) => data as Version,
    );
    const seen = entries(await logs({ limit: "100" }, sessions.manager));
    const subjects = seen.map(({ subject }) => subject?.id);
    expect(subjects).toContain(own?.id);
    expect(subjects).not.toContain(foreign?.id);
    expect(seen.every(({ subject }) => subject?.resource !== "users" && subject?.resource !== "config")).toBe(true);
    expect((await send({ path: `/api/logs/tables.${foreign?.id}.1`, session: sessions.manager })).status).toBe(404);
    expect((await logs({}, sessions.employee)).status).toBe(403);
    expect((await send({ path: "/api/logs", session: null })).status).toBe(401);
  });

  test("shows users without their passwords, and the settings only to administrators", async () => {
    const body = { username: "log@example.test", roles: ["ROLE_EMPLOYEE"], password: "noch-ein-passwort" };
    const user = (await send({ method: "POST", path: "/api/users", body, session: sessions.admin })).data as Version;
    const told = await logs({ resource: "users", subject: user.id });
    expect(entries(told)).toHaveLength(1);
    expect(told.bytes.toString()).not.toMatch(/noch-ein-passwort|scrypt|passwordHash/);
    const path = `/api/users/${user.id}`;
    const set = await send({
      method: "PUT",
      path,
      body: { ...user, password: "ein-anderes-passwort" },
      session: sessions.admin,
    });
    expect(set.status).toBe(200);
    const [update] = entries(await logs({ resource: "users", subject: user.id }));
    expect(update).toMatchObject({ action: "update", changes: [{ field: "password", before: null, after: null }] });
    await send({ method: "POST", path: "/api/config", body: { shopName: "Umbenannt" }, session: sessions.admin });
    const [setting] = entries(await logs({ resource: "config", subject: "config" }));
    expect(setting).toMatchObject({
      message: "Einstellungen geändert",
      changes: expect.arrayContaining([expect.objectContaining({ field: "shopName", after: "Umbenannt" })]),
    });
  });

  test("has no entry for refused changes", async () => {
    const count = async () => entries(await logs({ resource: "divisions", limit: "100" })).length;
    const before = await count();
    const refused = await send({
      method: "POST",
      path: "/api/divisions",
      body: { identifier: "ost", name: "" },
      session: sessions.admin,
    });
    expect(refused.status).toBe(400);
    expect(await count()).toBe(before);
  });
});
