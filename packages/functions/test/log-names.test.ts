import type { LogEntry } from "@tresen/contract/log/log";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const nameOf = async (subject: string): Promise<string | undefined> => {
  const query = { resource: "tags", subject };
  const entries = (await send({ path: "/api/logs", query, session: sessions.admin })).data as LogEntry[];
  return entries[0]?.actor.name;
};

test("the log has the name that a user has now, and none of a user who was removed", async () => {
  const username = "erna.fort@example.test";
  await addUser({ username, roles: ["ROLE_ADMIN"], branches: [] });
  const session = await signIn({ username });
  const body = { id: "tag_named", name: "Benannt" };
  expect((await send({ method: "POST", path: "/api/tags", body, session })).status).toBe(201);
  const users = (await send({ path: "/api/users", query: { search: username }, session })).data as LogEntry[];
  const path = `/api/users/${users[0]?.id}`;
  const user = (await send({ path, session })).data as Record<string, unknown>;
  const named = { ...user, firstName: "Erna", lastName: "Fort" };
  expect((await send({ method: "PUT", path, body: named, session: sessions.admin })).status).toBe(200);
  expect(await nameOf("tag_named")).toBe("Erna Fort");

  expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBeLessThan(300);
  expect(await nameOf("tag_named")).toBe("Gelöschter Benutzer");
  const all = await send({ path: "/api/logs", query: { limit: "500" }, session: sessions.admin });
  expect(JSON.stringify(all.data)).not.toMatch(/Erna|Fort|erna\.fort/);
});
