import { importBundle } from "@tresen/core/bundle";
import { beforeEach, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

type User = { id: string; version: number; username: string; roles: string[]; isEnabled: boolean; password?: string };
let sessions: Sessions;
let admins: User[];

const active = async (): Promise<User[]> =>
  ((await send({ path: "/api/users", session: sessions.admin })).data as User[]).filter(
    ({ roles, isEnabled }) => isEnabled && roles.includes("ROLE_ADMIN"),
  );
const remove = ({ id }: User) => send({ method: "DELETE", path: `/api/users/${id}`, session: sessions.admin });
const change = (user: User, changes: Partial<User>) =>
  send({ method: "PUT", path: `/api/users/${user.id}`, body: { ...user, ...changes }, session: sessions.admin });

beforeEach(async () => {
  sessions ??= await openShop();
  const body = {
    username: `zweite-${Math.random().toString(36).slice(2)}@example.test`,
    roles: ["ROLE_ADMIN"],
    password: "noch ein langes passwort",
  };
  // Exactly two: whoever asks, and another one.
  if ((await active()).length < 2) await send({ method: "POST", path: "/api/users", body, session: sessions.admin });
  admins = await active();
});

describe("one administrator remains", () => {
  test("when nobody else is one, however the change is made", async () => {
    const me = (await send({ path: "/api/users/me", session: sessions.admin })).data as User;
    for (const other of admins.filter(({ id }) => id !== me.id)) expect((await remove(other)).status).toBe(200);
    const [last] = await active();
    if (!last) throw new Error("Nobody is left");
    const refused = [
      await remove(last),
      await change(last, { isEnabled: false }),
      await change(last, { roles: ["ROLE_MANAGER"] }),
    ];
    // Nobody changes their own roles, whoever else there is.
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 403]);
    const { version: _, ...fields } = last;
    const bundle = { users: [{ id: last.id, username: fields.username, roles: ["ROLE_MANAGER"] }] };
    await expect(importBundle({ bundle, now: NOW })).rejects.toMatchObject({
      details: [{ field: "users", code: "user.last_admin" }],
    });
    expect(await active()).toHaveLength(1);
  });

  test("who can log in: administrators without a password do not count", async () => {
    const me = (await send({ path: "/api/users/me", session: sessions.admin })).data as User;
    for (const other of admins.filter(({ id }) => id !== me.id)) expect((await remove(other)).status).toBe(200);
    const body = { username: "ohne-passwort@example.test", roles: ["ROLE_ADMIN"], branches: [] };
    const added = await send({ method: "POST", path: "/api/users", body, session: sessions.admin });
    expect(added.status).toBe(201);
    expect(await change(me, { isEnabled: false })).toMatchObject({
      status: 409,
      errors: [{ code: "user.last_admin" }],
    });
    expect((await remove(me)).status).toBe(409);
    const demoted = { id: me.id, username: me.username, roles: ["ROLE_MANAGER"] };
    const third = { id: "usr_third", username: "dritte@example.test", roles: ["ROLE_ADMIN"] };
    await expect(importBundle({ bundle: { users: [demoted, third] }, now: NOW })).rejects.toMatchObject({
      details: [{ field: "users", code: "user.last_admin" }],
    });
    // With a password the other one can log in.
    const { id } = added.data as User;
    expect((await change({ ...(added.data as User) }, { password: "jetzt mit passwort" })).status).toBe(200);
    expect((await remove({ ...me, id })).status).toBe(200);
  });

  test("when the last two are removed at the same moment", async () => {
    const [first, second] = admins;
    if (!first || !second) throw new Error("There are no two");
    const answers = await Promise.all([remove(first), remove(second)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    // Whoever asked may be the one who went: then nobody is signed in any more, and the other one is still there.
    const left = await importLeft();
    expect(left).toBe("user.last_admin");
  });
});

/** Whether an administrator is left, by what an import says that would take away the role of all of them. */
async function importLeft(): Promise<string | undefined> {
  const users = admins.map(({ id, username }) => ({
    id,
    username,
    roles: ["ROLE_MANAGER"],
    password: "ein drittes langes wort",
  }));
  try {
    await importBundle({ bundle: { users }, now: NOW });
    return undefined;
  } catch (error) {
    const { details } = error as { details?: { code: string }[] };
    return details?.[0]?.code;
  }
}
