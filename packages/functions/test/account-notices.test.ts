import { env } from "@tresen/core/platform/env";
import { beforeAll, describe, expect, test } from "vitest";
import { madePasskey } from "../../core/test/passkey";
import { useProvider } from "../../core/test/provider";
import { codeAt } from "../../core/test/totp";
import { accountCalls, mailsTo, sessionOf } from "./support/accounts";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { PASSWORD, type Sessions, openShop } from "./support/shop";

const provider = useProvider();
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const { change, created, idOf, login, post } = accountCalls(() => sessions);
const password = "ein anderes langes wort";

/** The subjects of the mails that went to the address since the last time. */
async function toldTo(name: string): Promise<string[]> {
  const subjects = (await mailsTo(provider, name)).map(({ subject }) => subject.replace("Pizzeria Probe: ", ""));
  provider.mails.length = 0;
  return subjects;
}

async function signedIn(name: string): Promise<{ name: string; session: string }> {
  const username = await created(name);
  return { name: username, session: sessionOf(await login(username)) };
}

describe("the owner of an account is told by mail", () => {
  test("that the password was changed: by themselves, and by a mailed link", async () => {
    const { name, session } = await signedIn("neues-wort");
    const body = { oldPassword: PASSWORD, password };
    expect((await post("users/me/password", { ...body, oldPassword: "falsch" }, { session })).status).toBe(400);
    expect(await toldTo(name)).toEqual([]);
    expect((await post("users/me/password", body, { session, ip: "198.51.100.7" })).status).toBe(200);
    await mailsTo(provider, name);
    expect(provider.mails[0]?.text).toContain("198.51.100.7");
    expect(provider.mails[0]?.text).not.toContain(password);
    expect(await toldTo(name)).toEqual(["Ihr Passwort wurde geändert"]);
    await post("login/reset", { username: name });
    const [{ token = "" } = {}] = await mailsTo(provider, name);
    provider.mails.length = 0;
    expect((await post("login/reset/confirm", { token, password: "noch ein langes wort" })).status).toBe(200);
    expect(await toldTo(name)).toEqual(["Ihr Passwort wurde geändert"]);
  });

  test("that an authenticator app was added, has other codes, or was removed", async () => {
    const { name, session } = await signedIn("faktor");
    const { data } = await post("account/authenticator", { password: PASSWORD }, { session });
    const { secret } = data as { secret: string };
    expect(await toldTo(name)).toEqual([]);
    await post("account/authenticator/confirm", { code: codeAt({ secret, now: NOW }) }, { session });
    await mailsTo(provider, name);
    expect(provider.mails.map(({ text }) => text).join()).not.toContain(secret);
    expect(await toldTo(name)).toEqual(["Authenticator-App eingerichtet"]);
    for (const [path, told] of [
      ["account/recovery-codes", "Neue Wiederherstellungscodes"],
      ["account/authenticator/remove", "Authenticator-App entfernt"],
    ] as const) {
      expect((await post(path, { password: "falsch" }, { session })).status).toBe(400);
      expect(await toldTo(name)).toEqual([]);
      expect((await post(path, { password: PASSWORD }, { session })).status).toBe(200);
      expect(await toldTo(name)).toEqual([told]);
    }
  });

  test("that a passkey was added, or removed, which asks for the password", async () => {
    const { name, session } = await signedIn("schluessel");
    const { data } = await post("passkeys/begin", { password: PASSWORD }, { session });
    const options = data as { challenge: string; rp: { id: string } };
    const response = madePasskey({ options, origin: env.PUBLIC_URL });
    const added = await post("passkeys", { name: "Telefon", response }, { session });
    expect(added).toMatchObject({ status: 201, data: { name: "Telefon" } });
    expect(await toldTo(name)).toEqual(["Neuer Passkey"]);
    const path = `passkeys/${(added.data as { id: string }).id}/remove`;
    expect(await post(path, {}, { session })).toMatchObject({ status: 400, errors: [{ field: "password" }] });
    expect(await post(path, { password: "falsch" }, { session })).toMatchObject({
      status: 400,
      errors: [{ field: "password" }],
    });
    expect((await send({ path: "/api/passkeys", session })).data).toHaveLength(1);
    expect((await post(path, { password: PASSWORD }, { session })).status).toBe(200);
    expect((await send({ path: "/api/passkeys", session })).data).toEqual([]);
    expect(await toldTo(name)).toEqual(["Passkey entfernt"]);
  });

  test("that whoever looks after accounts removed the second factor", async () => {
    const { name } = await signedIn("verloren");
    const path = `users/${await idOf(name)}/protection/remove`;
    expect((await post(path, {}, { session: sessions.admin })).status).toBe(200);
    expect(await toldTo(name)).toEqual(["Zweiter Faktor entfernt"]);
    await change(name, { language: "en" });
    expect((await post(path, {}, { session: sessions.admin })).status).toBe(200);
    expect(await toldTo(name)).toEqual(["Second factor removed"]);
  });
});
