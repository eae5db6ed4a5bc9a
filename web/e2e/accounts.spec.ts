import type { BrowserContext, Page } from "@playwright/test";
import { codeAt } from "./authenticator-code";
import { expect, onDesktop, onPhone, test } from "./fixtures";

const PASSWORD = process.env.DEMO_PASSWORD ?? "";

/** A new user of the back-office, made by an administrator. */
async function newUser({ desk, url, name }: { desk: Page; url: string; name: string }): Promise<string> {
  const username = `${name}-${Date.now().toString(36)}@example.test`;
  const data = { username, firstName: name, roles: ["ROLE_ADMIN"], password: PASSWORD };
  expect((await desk.request.post(`${url}/api/users`, { data })).status()).toBe(201);
  return username;
}

async function logIn({ page, url, username }: { page: Page; url: string; username: string }): Promise<void> {
  await page.goto(`${url}/backend/login`);
  await page.getByLabel("Benutzername (E-Mail)").fill(username);
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

async function signedIn(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/login/);
}

/** The link in the newest mail with this subject to this address, on the page of the running platform. */
async function mailedLink({
  context,
  url,
  to,
  subject,
}: {
  context: BrowserContext;
  url: string;
  to: string;
  subject: string;
}) {
  const page = await context.newPage();
  const row = page.locator("#mails tr", { hasText: to }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto(`${url}/_local`);
    await expect(row.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await row.first().getByRole("link").click();
  const text = await page.locator("pre").textContent();
  await page.close();
  return /https?:\S+\/backend\/login#\S+/.exec(text ?? "")?.[0] ?? "";
}

test("a passkey is made and signs in without a password", onDesktop, async ({ page, openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  const username = await newUser({ desk, url: pizza, name: "Passkey" });
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await logIn({ page, url: pizza, username });
  await signedIn(page);
  await page.goto(`${pizza}/backend#/account`);
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Passkey hinzufügen" });
  await dialog.getByLabel("Name").fill("Laptop");
  await dialog.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Passkey gespeichert.")).toBeVisible();
  await expect(page.getByText("Noch nicht verwendet")).toBeVisible();

  await page.context().clearCookies({ name: "session" });
  await page.goto(`${pizza}/backend/login`);
  await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Konto und Sicherheit" })).toBeVisible();
  await expect(page.getByText("Zuletzt verwendet am")).toBeVisible();
  await expect(page.getByText(/^mit Passkey/)).toBeVisible();
});

test(
  "an authenticator app is set up by its secret, asked for at the next log-in, and a recovery code replaces it once",
  onPhone,
  async ({ page, openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const username = await newUser({ desk, url: pizza, name: "Code" });
    await logIn({ page, url: pizza, username });
    await signedIn(page);
    await page.goto(`${pizza}/backend#/account`);
    await page.getByRole("button", { name: "Einrichten" }).click();
    await page.getByRole("dialog").getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    const app = await page.getByRole("link", { name: "In der App öffnen" }).getAttribute("href");
    const secret = new URL(app ?? "").searchParams.get("secret") ?? "";
    await page.getByLabel("Code aus der App").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Dieser Code ist nicht richtig")).toBeVisible();
    await page.getByLabel("Code aus der App").fill(codeAt({ secret, now: await platformTime(page) }));
    await page.keyboard.press("Enter");
    const codes = page.getByRole("alertdialog", { name: "Wiederherstellungscodes" });
    const recovery = (await codes.getByRole("listitem").first().textContent()) ?? "";
    await codes.getByRole("button", { name: "Ich habe sie aufbewahrt" }).click();
    await expect(page.getByText("Noch 10 Wiederherstellungscodes.")).toBeVisible();

    const again = async (): Promise<void> => {
      await page.context().clearCookies({ name: "session" });
      await logIn({ page, url: pizza, username });
      await page.getByLabel("Code", { exact: true }).fill(recovery);
      await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    };
    await again();
    await expect(page.getByText("Noch 9 Wiederherstellungscodes.")).toBeVisible();
    await again();
    await expect(page.getByRole("alert")).toContainText("schon verwendet");
  },
);

test("a mailed link opens a page whose button signs in, once", onPhone, async ({ page, openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  const username = await newUser({ desk, url: pizza, name: "Link" });
  await page.goto(`${pizza}/backend/login`);
  await page.getByRole("button", { name: /^Passwort vergessen/ }).click();
  await page.getByLabel("Benutzername (E-Mail)").fill(username);
  await page.getByRole("button", { name: "Anmelde-Link senden" }).click();
  await expect(page.getByRole("status")).toContainText(`Wenn es zu ${username} ein Konto gibt`);
  const link = await mailedLink({ context: page.context(), url: pizza, to: username, subject: "Ihr Anmelde-Link" });
  // A program that only opens the link uses nothing up.
  for (let time = 0; time < 2; time += 1) {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByText("Er gilt einmal.")).toBeVisible();
  }
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/backend\/?(#.*)?$/);
  await page.context().clearCookies({ name: "session" });
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Ungültiger oder abgelaufener Anmelde-Link.");
});

test(
  "an invited person chooses a password; a role that demands a second factor opens nothing else before",
  onDesktop,
  async ({ page, openDesk, bike }) => {
    const { page: desk } = await openDesk(bike);
    const username = `Eingeladen-${Date.now().toString(36)}@example.test`.toLowerCase();
    const role = { identifier: `ROLE_SICHER_${Date.now()}`, name: "Besonders sicher", permissions: [] };
    expect((await desk.request.post(`${bike}/api/roles`, { data: role })).status()).toBe(201);
    const data = { username, roles: [role.identifier] };
    const { data: user } = (await (await desk.request.post(`${bike}/api/users`, { data })).json()) as {
      data: { id: string };
    };
    await desk.goto(`${bike}/backend#/roles`);
    await desk.getByRole("button", { name: "Zweiter Faktor" }).click();
    await desk.getByRole("dialog").getByLabel("Besonders sicher").check();
    await desk.getByRole("dialog").getByRole("button", { name: "Speichern" }).click();
    await expect(desk.getByText("Gespeichert.")).toBeVisible();
    await desk.goto(`${bike}/backend#/users/${user.id}`);
    await desk.getByRole("button", { name: "Einladung senden" }).click();
    await expect(desk.getByText("Einladung wird gesendet.")).toBeVisible();

    await page.goto(await mailedLink({ context: page.context(), url: bike, to: username, subject: "Ihr Zugang" }));
    await page.getByLabel("Neues Passwort", { exact: true }).fill("kurz");
    await page.getByLabel("Neues Passwort wiederholen").fill("kurz");
    await page.getByRole("button", { name: "Passwort festlegen" }).click();
    await expect(page.getByText(/mindestens 10 Zeichen/i).first()).toBeVisible();
    await page.getByLabel("Neues Passwort", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Neues Passwort wiederholen").fill(PASSWORD);
    await page.getByRole("button", { name: "Passwort festlegen" }).click();
    await expect(page.getByRole("status")).toContainText("Passwort festgelegt");
    await page.getByRole("button", { name: "Zur Anmeldung" }).click();
    await logIn({ page, url: bike, username });
    await expect(page.getByRole("heading", { level: 1, name: "Ihr Konto braucht einen zweiten Faktor" })).toBeVisible();
    await page.goto(`${bike}/backend#/tags`);
    await expect(page.getByRole("heading", { level: 1, name: "Ihr Konto braucht einen zweiten Faktor" })).toBeVisible();
  },
);

/** The platform's clock, which may be set to another time than the machine's. */
async function platformTime(page: Page): Promise<number> {
  const { headers } = await page.evaluate(async () => {
    const answer = await fetch("/api/init", { method: "HEAD" });
    return { headers: Object.fromEntries(answer.headers) };
  });
  return Date.parse(headers["date"] ?? "") || Date.now();
}
