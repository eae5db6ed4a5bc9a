import type { LogEntry } from "@tresen/contract/log/log";
import { metered } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

type Version = { id: string; version: number; updatedAt: string } & Record<string, unknown>;
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const put = (path: string, body: object) => send({ method: "PUT", path, body, session: sessions.admin });
const told = async (query: Record<string, string>): Promise<LogEntry[]> =>
  (await send({ path: "/api/logs", query, session: sessions.admin })).data as LogEntry[];

describe("a record that is saved without a change", () => {
  test("stays as it is, with its version, and the log tells of nothing", async () => {
    const path = "/api/departments";
    const body = { identifier: "still", name: "Still", branch: "brn_mitte" };
    const made = (await send({ method: "POST", path, body, session: sessions.admin })).data as Version;
    const one = `${path}/${made.id}`;
    const { result: again, use } = await metered(() => put(one, made));
    expect(again).toMatchObject({ status: 200, data: made });
    expect(use.writeUnits).toBe(0);
    expect((await put(one, { ...made, name: " Still " })).data).toEqual(made);
    expect((await told({ resource: "departments", subject: made.id })).map(({ action }) => action)).toEqual(["create"]);

    const changed = (await put(one, { ...made, name: "Laut" })).data as Version;
    expect(changed.version).toBe(2);
    // Who has an outdated version is told so, also if nothing in it would change.
    expect(await put(one, { ...changed, version: 1 })).toMatchObject({
      status: 409,
      errors: [{ code: "record.stale" }],
    });
    expect((await put(one, { ...changed, version: 3 })).status).toBe(409);
  });

  test("is neither a user whose password is sent again, nor the settings", async () => {
    const body = { username: "still@example.test", roles: ["ROLE_EMPLOYEE"], password: "ein-altes-passwort" };
    const user = (await send({ method: "POST", path: "/api/users", body, session: sessions.admin })).data as Version;
    const answer = await put(`/api/users/${user.id}`, { ...user, password: body.password });
    expect(answer).toMatchObject({ status: 200, data: { version: user.version } });
    expect(await told({ resource: "users", subject: user.id })).toHaveLength(1);

    const save = (config: object) =>
      send({ method: "POST", path: "/api/config", body: config, session: sessions.admin });
    const config = (await save({ shopName: "Gleich" })).data as Version;
    const before = await told({ resource: "config", subject: "config" });
    expect((await save({ shopName: "Gleich" })).data).toEqual(config);
    expect((await save(config)).data).toEqual(config);
    expect(await told({ resource: "config", subject: "config" })).toEqual(before);
    expect((await save({ ...config, version: config.version - 1 })).status).toBe(409);
  });
});
