import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { beforeAll, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { accountCalls, mailsTo, sessionOf } from "./support/accounts";
import { send } from "./support/api";
import { PASSWORD, type Sessions, openShop } from "./support/shop";

const provider = useProvider();
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const { change, created, idOf, login, post } = accountCalls(() => sessions);
const password = "korrekt pferd batterie";

/** The tokens of the mails to the address, by the place that their links lead to. */
async function tokensFor(name: string): Promise<Record<string, string>> {
  const mails = await mailsTo(provider, name);
  provider.mails.length = 0;
  return Object.fromEntries(mails.map(({ place, token }) => [place, token]));
}

test("links that were sent before the mail address changed work no more", async () => {
  const name = await created("umzug");
  const session = sessionOf(await login(name));
  await post("login/link", { username: name });
  await post("login/reset", { username: name });
  const former = await tokensFor(name);
  expect(Object.keys(former).sort()).toEqual(["link", "password"]);
  await post(`users/${await idOf(name)}/invite`, {}, { session: sessions.admin });
  const { password: invitation } = await tokensFor(name);

  await post("account/mail", { username: "umgezogen@example.test", password: PASSWORD }, { session });
  const mails = await mailsTo(provider, "example.test").then(() => provider.mails);
  const confirmations = mails.flatMap(({ text }) => /login#mail=([\w-]+)/.exec(text)?.[1] ?? []);
  expect(confirmations).toHaveLength(2);
  const answers = [];
  for (const token of confirmations) answers.push((await post("login/mail/confirm", { token })).data);
  expect(answers).toEqual([{ isChanged: false }, { isChanged: true }]);

  expect(await post("login/link/confirm", { token: former["link"] })).toMatchObject({
    status: 401,
    errors: [{ message: LOGIN_MESSAGES.link }],
  });
  for (const token of [former["password"], invitation])
    expect(await post("login/reset/confirm", { token, password })).toMatchObject({
      status: 404,
      errors: [{ message: ACCOUNT_MESSAGES.linkGone }],
    });
  expect((await login("umgezogen@example.test")).status).toBe(200);
});

test("both mails about another address name it, and the change is shown and can be called off", async () => {
  const name = await created("absage");
  const session = sessionOf(await login(name));
  const protection = async () => (await send({ path: "/api/account/protection", session })).data;
  expect(await protection()).toMatchObject({ waitingMail: null, hasPassword: true });
  await post("account/mail", { username: "danach@example.test", password: PASSWORD }, { session });
  await mailsTo(provider, "danach@example.test");
  const [old, fresh] = [name, "danach@example.test"].map((to) => provider.mails.find((mail) => mail.to.includes(to)));
  for (const mail of [old, fresh])
    for (const text of [`Bisherige E-Mail-Adresse: ${name}`, "Neue E-Mail-Adresse: danach@example.test"])
      expect(mail?.text).toContain(text);
  expect(old?.text).toContain("Zeitpunkt");
  expect(await protection()).toMatchObject({ waitingMail: "danach@example.test" });
  expect((await post("account/mail/cancel", {}, { session })).status).toBe(200);
  expect(await protection()).toMatchObject({ waitingMail: null });
  const [, token] = /login#mail=([\w-]+)/.exec(fresh?.text ?? "") ?? [];
  expect((await post("login/mail/confirm", { token })).status).toBe(404);
});

test("a new password ends the PIN, whoever sets it", async () => {
  const name = await created("pin-ende");
  const session = sessionOf(await login(name));
  const pinSince = async (): Promise<unknown> =>
    (await send({ path: `/api/users/${await idOf(name)}/protection`, session: sessions.admin })).data;
  await post("account/pin", { password: PASSWORD, pin: "2580" }, { session });
  expect(await pinSince()).toMatchObject({ pinSince: expect.any(String) });
  expect((await change(name, { password })).status).toBe(200);
  expect(await pinSince()).toMatchObject({ pinSince: null });
  const again = sessionOf(await login(name, { password }));
  await post("account/pin", { password, pin: "8520" }, { session: again });
  expect(await pinSince()).toMatchObject({ pinSince: expect.any(String) });
  await post("login/reset", { username: name });
  const { password: token } = await tokensFor(name);
  expect((await post("login/reset/confirm", { token, password: "noch ein anderes wort" })).status).toBe(200);
  expect(await pinSince()).toMatchObject({ pinSince: null });
});

test("a new password by a mailed link forgets the wrong ones before it", async () => {
  const name = await created("zu-oft");
  for (let tries = 0; tries < 5; tries += 1)
    expect((await login(name, { password: "falsch" })).errors[0]?.message).toBe(LOGIN_MESSAGES.invalid);
  expect((await login(name)).status).toBe(429);
  await post("login/reset", { username: name });
  const { password: token } = await tokensFor(name);
  expect((await post("login/reset/confirm", { token, password })).status).toBe(200);
  expect((await login(name, { password })).status).toBe(200);
});

test("whoever has the link for a password sees whose it is, and that it is used, before typing one", async () => {
  const name = await created("eingeladen");
  await post(`users/${await idOf(name)}/invite`, {}, { session: sessions.admin });
  await post("login/link", { username: name });
  const { password: token, link } = await tokensFor(name);
  const owner = { status: 200, data: { username: name, shopName: expect.any(String) as string } };
  expect(await post("login/reset/owner", { token })).toMatchObject(owner);
  expect(await post("login/reset/owner", { token })).toMatchObject(owner);
  const gone = { status: 404, errors: [{ code: "account.link", message: ACCOUNT_MESSAGES.linkGone }] };
  for (const other of [link, "x".repeat(43)])
    expect(await post("login/reset/owner", { token: other })).toMatchObject(gone);
  expect((await post("login/reset/confirm", { token, password })).status).toBe(200);
  expect(await post("login/reset/owner", { token })).toMatchObject(gone);
});

test("those who look after an account see whether its owner was invited or has a password, who then gets the short-lived link", async () => {
  const body = { username: "lehrling@example.test", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_mitte" }] };
  await send({ method: "POST", path: "/api/users", body, session: sessions.admin });
  const id = await idOf(body.username);
  const state = async () => (await send({ path: `/api/users/${id}/protection`, session: sessions.admin })).data;
  const invited = async (): Promise<{ subject: string; token: string } | undefined> => {
    await post(`users/${id}/invite`, {}, { session: sessions.admin });
    const [mail] = await mailsTo(provider, body.username);
    provider.mails.length = 0;
    return mail;
  };
  expect(await state()).toMatchObject({ hasPassword: false, invitedAt: null });
  const invitation = await invited();
  expect(await state()).toMatchObject({ hasPassword: false, invitedAt: expect.stringMatching(/^20/) as string });
  await post("login/reset/confirm", { token: invitation?.token, password });
  expect(await state()).toMatchObject({ hasPassword: true });
  expect((await invited())?.subject).toBe("Pizzeria Probe: Neues Passwort festlegen");
});
