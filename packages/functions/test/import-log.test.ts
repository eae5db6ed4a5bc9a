import type { LogEntry } from "@tresen/contract/log/log";
import { importBundle } from "@tresen/core/bundle";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const logs = async (query: Record<string, string>, session = sessions.admin): Promise<LogEntry[]> =>
  (await send({ path: "/api/logs", query, session })).data as LogEntry[];
const bundle = {
  divisions: [
    { id: "div_a", identifier: "a", name: "Erste" },
    { id: "div_b", identifier: "b", name: "Zweite" },
  ],
  tags: [{ id: "tag_a", name: "Scharf" }],
};
const run = (changed: object = bundle, now = NOW - 2000) => importBundle({ bundle: changed, now });

describe("an import", () => {
  test("is one entry of the log, with the number of records by resource; each record has its history", async () => {
    await run();
    const [entry, ...others] = await logs({ action: "import" });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind: "change",
      actor: { kind: "system", name: "System" },
      message: "Shop importiert: 2 Organisationen, 1 Schlagwort",
      changes: expect.arrayContaining([{ field: "divisions", before: null, after: { created: 2, updated: 0 } }]),
    });
    expect((await send({ path: `/api/logs/${entry?.id}`, session: sessions.admin })).data).toEqual(entry);
    expect((await logs({ limit: "100" })).filter(({ subject }) => subject?.id.startsWith("div_"))).toEqual([]);
    expect(await logs({ resource: "divisions", subject: "div_b" })).toMatchObject([
      { action: "import", message: "Organisation „Zweite“ importiert" },
    ]);
    expect(await logs({ action: "import" }, sessions.manager)).toEqual([]);
  });

  test("distinguishes created and changed records, the settings too, and has no entry without changes", async () => {
    const again = await metered(() => run());
    expect(again.use.writeUnits).toBe(0);
    const [first, second] = bundle.divisions;
    const divisions = [first, { ...second, name: "Andere" }, { id: "div_c", identifier: "c", name: "Dritte" }];
    await run({ divisions, config: { shopName: "Importiert" } }, NOW);
    const entries = await logs({ action: "import" });
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      message: "Shop importiert: 2 Organisationen, Einstellungen",
      changes: expect.arrayContaining([{ field: "divisions", before: null, after: { created: 1, updated: 1 } }]),
    });
    expect(await logs({ resource: "config", subject: "config", limit: "1" })).toMatchObject([{ action: "import" }]);
  });
});

describe("a user who is removed", () => {
  test("is removed from the log, except for the entry of the removal", async () => {
    const body = {
      username: "erika.muster@example.test",
      firstName: "Erika",
      lastName: "Muster",
      roles: ["ROLE_EMPLOYEE"],
      password: "ein langes passwort",
    };
    const made = (await send({ method: "POST", path: "/api/users", body, session: sessions.admin })).data as {
      id: string;
      version: number;
    };
    const path = `/api/users/${made.id}`;
    await send({ method: "PUT", path, body: { ...made, phone: "+43 660 7654321" }, session: sessions.admin });
    const of = { resource: "users", subject: made.id };
    expect(JSON.stringify(await logs(of))).toContain("7654321");
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(200);
    expect(await logs(of)).toMatchObject([
      { action: "remove", message: "Benutzer gelöscht", changes: [], subject: { title: "" }, actor: { kind: "staff" } },
    ]);
    expect(JSON.stringify(await logs({ limit: "100" }))).not.toMatch(/erika|muster|7654321/i);
    expect((await send({ path: `/api/logs/users.${made.id}.1`, session: sessions.admin })).status).toBe(404);
  });
});
