import type { Resource } from "@tresen/contract/kit/resource";
import { users as userResource } from "@tresen/contract/user/user.resource";
import { describe, expect, it } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, create } from "../../test/shop";
import { requireStaff } from "../platform/actor";
import { createRecord, removeRecord, updateRecord } from "../records";
import { allRows } from "../records/rows";
import { authenticate, currentUser, login, logout, userHooks as hooks } from ".";

const users: Resource = userResource;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const password = "richtig langes passwort";
let made = 0;

function person(changes: Partial<Parameters<typeof create<"users">>[1]> = {}) {
  made += 1;
  return create("users", {
    username: `person${made}@example.test`,
    firstName: "Eva",
    lastName: "Muster",
    roles: ["ROLE_EMPLOYEE"],
    password,
    ...changes,
  });
}
/** Milliseconds that attempts were made to wait; here none of them passes. */
const waits: number[] = [];
const wait = async (milliseconds: number): Promise<void> => {
  waits.push(milliseconds);
  await new Promise((resolve) => setTimeout(resolve, 5));
};
const enter = (
  username: unknown,
  secret = password,
  { now = NOW, ip = "192.0.2.1", device = null as string | null } = {},
) => login({ username: String(username), password: secret, now, ip, device, wait });

describe("login", () => {
  it("opens a session with the user", async () => {
    const user = await person();
    const { token, user: shown, expiresAt } = await enter(String(user.username).toUpperCase());
    expect(expiresAt).toBe(NOW + 14 * DAY);
    expect(JSON.stringify(shown)).not.toMatch(/scrypt|password/);
    const actor = await authenticate({ token, now: NOW });
    expect(actor).toEqual({
      kind: "staff",
      user: { id: user.id, name: "Eva Muster", roles: ["ROLE_EMPLOYEE"], branches: [] },
    });
    expect(await currentUser({ actor })).toMatchObject({ id: user.id, username: user.username });
    await logout({ token });
    expect(await authenticate({ token, now: NOW })).toEqual(anonymous);
  });

  it("answers the same for a wrong password and an unknown user, and says disabled only after the right password", async () => {
    const user = await person({ isEnabled: false });
    expect(await refusal(enter(user.username, "falsch falsch"))).toMatchObject({
      kind: "unauthenticated",
      message: "Fehlerhafte Zugangsdaten.",
    });
    expect(await refusal(enter("nobody@example.test"))).toMatchObject({
      kind: "unauthenticated",
      message: "Fehlerhafte Zugangsdaten.",
    });
    expect(await refusal(enter(user.username))).toMatchObject({
      kind: "unauthenticated",
      message: "Der Account ist deaktiviert.",
    });
    const without = await person({ password: undefined });
    expect(await refusal(enter(without.username, ""))).toMatchObject({ code: "login.invalid" });
  });

  it("is throttled after five failures of a username from one address, however concurrent, for 15 minutes", async () => {
    const user = await person();
    const ip = "192.0.2.2";
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => refusal(enter(user.username, "falsch falsch", { ip }))),
    );
    expect(tries.filter(({ code }) => code === "login.invalid")).toHaveLength(5);
    expect(await refusal(enter(user.username, password, { ip }))).toMatchObject({
      kind: "limit",
      message: "Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in 15 Minuten noch einmal.",
    });
    expect(await refusal(enter(user.username, password, { ip, now: NOW + 14 * MINUTE + 1 }))).toMatchObject({
      message: "Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in einer Minute noch einmal.",
    });
    expect(await enter(user.username, password, { ip, now: NOW + 15 * MINUTE })).toMatchObject({
      user: { id: user.id },
    });
  });

  it("works from another address while somebody fails with the same username", async () => {
    const user = await person();
    await Promise.all(
      Array.from({ length: 60 }, () => refusal(enter(user.username, "falsch falsch", { ip: "192.0.2.4" }))),
    );
    expect(await enter(user.username, password, { ip: "192.0.2.5" })).toMatchObject({ user: { id: user.id } });
    expect(await refusal(enter(user.username, password, { ip: "192.0.2.4" }))).toMatchObject({
      code: "login.throttled",
    });
  });

  it("clears failures after the right password, and does not count it", async () => {
    const user = await person();
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 3; failure += 1)
        expect(await refusal(enter(user.username, "falsch falsch", { ip: `192.0.2.${10 + round}` }))).toMatchObject({
          code: "login.invalid",
        });
      await enter(user.username, password, { ip: `192.0.2.${10 + round}` });
    }
  });

  it("lets other users of an address log in after many failures there", async () => {
    const ip = "192.0.2.99";
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => refusal(enter(`guess${index}@example.test`, "x", { ip }))),
    );
    const user = await person();
    expect(await enter(user.username, password, { ip })).toMatchObject({ user: { id: user.id } });
  });

  it("checks few passwords at once from an address with many failures", async () => {
    const ip = "192.0.2.98";
    const fail = (index: number) => refusal(enter(`spray${index}@example.test`, "x", { ip }));
    await Promise.all(Array.from({ length: 20 }, (_, index) => fail(index)));
    const crowd = await Promise.all(Array.from({ length: 120 }, (_, index) => fail(100 + index)));
    expect(crowd.filter(({ code }) => code === "login.throttled").length).toBeGreaterThan(0);
    expect(await refusal(enter("late@example.test", "x", { ip }))).toMatchObject({ code: "login.invalid" });
  });

  it("does not refuse right passwords that are sent at the same time", async () => {
    const user = await person();
    const doors = await Promise.all(
      Array.from({ length: 8 }, () => enter(user.username, password, { ip: "192.0.2.97" })),
    );
    expect(doors.map(({ user: { id } }) => id)).toEqual(Array(8).fill(user.id));
  });

  it("has a separate limit for browsers where somebody logged in before", async () => {
    const [user, other] = [await person(), await person()];
    const ip = "192.0.2.96";
    const { device } = await enter(user.username, password, { ip });
    const shared = await enter(other.username, password, { ip, device: device.token });
    expect(shared.device.token).toBe(device.token);
    for (let failure = 0; failure < 5; failure += 1) await refusal(enter(user.username, "falsch falsch", { ip }));
    expect(await refusal(enter(user.username, password, { ip }))).toMatchObject({ code: "login.throttled" });
    expect(await refusal(enter(user.username, password, { ip, device: "A".repeat(43) }))).toMatchObject({
      code: "login.throttled",
    });
    expect(await enter(user.username, password, { ip, device: device.token })).toMatchObject({ user: { id: user.id } });
    for (let failure = 0; failure < 5; failure += 1)
      expect(await refusal(enter(user.username, "falsch falsch", { ip, device: device.token }))).toMatchObject({
        code: "login.invalid",
      });
    expect(await refusal(enter(user.username, password, { ip, device: device.token }))).toMatchObject({
      code: "login.throttled",
    });
    expect(await enter(other.username, password, { ip, device: device.token })).toMatchObject({
      user: { id: other.id },
    });
  });
});

describe("a session", () => {
  it("ends after 14 days, and is not found by another token", async () => {
    const { token } = await enter((await person()).username);
    expect((await authenticate({ token, now: NOW + 14 * DAY - 1000 })).kind).toBe("staff");
    expect(await authenticate({ token, now: NOW + 14 * DAY })).toEqual(anonymous);
    for (const other of ["", "x", `${token.slice(1)}A`, "y".repeat(5000)])
      expect(await authenticate({ token: other, now: NOW })).toEqual(anonymous);
    expect(() => requireStaff(anonymous)).toThrow("Bitte melden Sie sich an.");
  });

  it("ends when the password changes or the user is disabled or removed, but not with another change", async () => {
    const user = await person();
    const { token } = await enter(user.username);
    const change = (input: Record<string, unknown>) =>
      updateRecord({ resource: users, actor: admin, now: NOW, id: user.id, input, hooks });
    const renamed = await change({ ...user, lastName: "Anders", branches: [], password });
    expect(await authenticate({ token, now: NOW })).toMatchObject({ user: { name: "Eva Anders" } });
    const changed = await change({ ...renamed, password: "ein anderes passwort" });
    expect(await authenticate({ token, now: NOW })).toEqual(anonymous);
    const { token: second } = await enter(user.username, "ein anderes passwort");
    const disabled = await change({ ...changed, isEnabled: false });
    expect(await authenticate({ token: second, now: NOW })).toEqual(anonymous);
    await change({ ...disabled, isEnabled: true });
    expect(await authenticate({ token: second, now: NOW })).toEqual(anonymous);
    const { token: third } = await enter(user.username, "ein anderes passwort");
    await removeRecord({ resource: users, actor: admin, now: NOW, id: user.id, referrers: [], hooks });
    expect(await authenticate({ token: third, now: NOW })).toEqual(anonymous);
    expect(await refusal(enter(user.username, "ein anderes passwort"))).toMatchObject({ code: "login.invalid" });
  });
});

describe("the last administrator", () => {
  it("cannot be removed, even when the last two are removed at once", async () => {
    const [first, second] = [
      await person({ roles: ["ROLE_ADMIN"] }),
      await person({ roles: ["ROLE_ADMIN", "ROLE_MANAGER"] }),
    ];
    const disable = (user: typeof first) =>
      updateRecord({
        resource: users,
        actor: admin,
        now: NOW,
        id: user.id,
        input: { ...user, isEnabled: false },
        hooks,
      });
    const outcomes = await Promise.allSettled([disable(first), disable(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const last = outcomes[0]?.status === "rejected" ? first : second;
    const demote = () =>
      updateRecord({
        resource: users,
        actor: admin,
        now: NOW,
        id: last.id,
        input: { ...last, roles: ["ROLE_MANAGER"] },
        hooks,
      });
    const remove = () => removeRecord({ resource: users, actor: admin, now: NOW, id: last.id, referrers: [], hooks });
    for (const leave of [() => disable(last), demote, remove])
      expect(await refusal(leave())).toMatchObject({ code: "user.last_admin", kind: "conflict" });
  });
});

describe("a user written without the hooks of users", () => {
  it("is refused before the password is stored as it was sent", async () => {
    const input = { username: "ohne@example.test", roles: ["ROLE_EMPLOYEE"], branches: [], isEnabled: true, password };
    await expect(createRecord({ resource: users, actor: admin, now: NOW, input })).rejects.toThrow("users.password");
    const user = await person();
    await expect(
      updateRecord({ resource: users, actor: admin, now: NOW, id: user.id, input: { ...user, password } }),
    ).rejects.toThrow("users.password");
    expect(JSON.stringify(await allRows({ resource: users }))).not.toContain(password);
  });
});
