import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { beforeAll, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { accountCalls, mailsTo, sessionOf } from "./support/accounts";
import { PASSWORD, type Sessions, openShop } from "./support/shop";

const provider = useProvider();
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const { created, idOf, login, post } = accountCalls(() => sessions);
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
