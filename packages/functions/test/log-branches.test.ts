import type { LogEntry } from "@tresen/contract/log/log";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

type Version = { id: string; version: number } & Record<string, unknown>;
const PATH = "/api/departments";
let sessions: Sessions;
/** The manager of the other branch; `sessions.manager` leads brn_mitte. */
let north: string | null;

beforeAll(async () => {
  sessions = await openShop();
  const username = "leitung@nord.example.test";
  await addUser({ username, roles: ["ROLE_MANAGER"], branches: ["brn_nord"] });
  north = await signIn({ username });
});

const write = async (method: "POST" | "PUT" | "DELETE", path: string, session: string | null, body?: object) => {
  const { status, data } = await send({ method, path, ...(body ? { body } : {}), session });
  expect(status).toBeLessThan(300);
  return data as Version;
};
const logs = async (query: Record<string, string>, session: string | null): Promise<LogEntry[]> =>
  (await send({ path: "/api/logs", query, session })).data as LogEntry[];
const told = async (subject: string, session: string | null) =>
  (await logs({ resource: "departments", subject }, session)).map(({ id, action }) => [
    action,
    Number(id.split(".")[2]),
  ]);

describe("the log of a record whose id was given before", () => {
  test("keeps the history of the removed one, for those who could read that one", async () => {
    const id = "dep_twice";
    await write("POST", PATH, sessions.manager, { id, identifier: "alt", name: "Geheim", branch: "brn_mitte" });
    await write("DELETE", `${PATH}/${id}`, sessions.manager);
    const made = await write("POST", PATH, north, { id, identifier: "neu", name: "Neu", branch: "brn_nord" });
    expect(made.version).toBe(3);
    const changed = await write("PUT", `${PATH}/${id}`, north, { ...made, name: "Neuer" });
    expect(changed.version).toBe(4);
    expect(await told(id, sessions.manager)).toEqual([
      ["remove", 2],
      ["create", 1],
    ]);
    expect(await told(id, north)).toEqual([
      ["update", 4],
      ["create", 3],
    ]);
    expect((await told(id, sessions.admin)).map(([, version]) => version)).toEqual([4, 3, 2, 1]);
    expect(JSON.stringify(await logs({ limit: "100" }, north))).not.toContain("Geheim");
    expect((await send({ path: `/api/logs/departments.${id}.1`, session: north })).status).toBe(404);
  });
});

describe("the log of a record that moved to another branch", () => {
  test("shows each branch only what the record was or is there", async () => {
    const id = "dep_moved";
    const made = await write("POST", PATH, sessions.admin, {
      id,
      identifier: "umzug",
      name: "Vertraulich",
      branch: "brn_mitte",
    });
    await write("PUT", `${PATH}/${id}`, sessions.admin, { ...made, name: "Angekommen", branch: "brn_nord" });
    const seenBy = async (session: string | null) => await logs({ resource: "departments", subject: id }, session);
    const change = (entries: LogEntry[], field: string) =>
      entries.find(({ action }) => action === "update")?.changes.find((one) => one.field === field);

    const admin = await seenBy(sessions.admin);
    expect(change(admin, "name")).toMatchObject({ before: "Vertraulich", after: "Angekommen" });

    const arrived = await seenBy(north);
    expect(arrived.map(({ action }) => action)).toEqual(["update"]);
    expect(change(arrived, "name")).toMatchObject({ before: null, after: "Angekommen" });
    expect(arrived[0]).toMatchObject({ branch: "brn_nord", subject: { title: "Angekommen" } });

    const left = await seenBy(sessions.manager);
    expect(left.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(change(left, "name")).toMatchObject({ before: "Vertraulich", after: null });
    expect(left[0]).toMatchObject({ branch: "brn_mitte" });
    expect(JSON.stringify(left)).not.toContain("Angekommen");

    const single = async (session: string | null) =>
      (await send({ path: `/api/logs/departments.${id}.2`, session })).data as LogEntry;
    expect(JSON.stringify(await single(north))).not.toMatch(/Vertraulich|brn_mitte/);
    expect(JSON.stringify(await single(sessions.manager))).not.toMatch(/Angekommen|brn_nord/);
    // A filter by branch finds it where the reader sees it, and tells nothing about the other one.
    expect(await logs({ resource: "departments", branch: "brn_mitte" }, north)).toEqual([]);
  });
});
