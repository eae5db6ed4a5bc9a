import type { Page } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures";
import { type Platform, startPlatform } from "./platform";
import { signIn } from "./sign-in";

const PASSWORD = process.env.DEMO_PASSWORD ?? "";

let platform: Platform;
// A platform of its own: its clock is set ahead, and others have no limits.
test.beforeAll(async () => {
  platform = await startPlatform({ demo: "bike", name: "limits", clock: "2026-06-05T10:30:00+02:00" });
});
test.afterAll(() => platform.stop());

async function attempt({ page, username, password }: { page: Page; username: string; password: string }) {
  await page.getByLabel("Benutzername (E-Mail)").fill(username);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  const answered = page.waitForResponse(/\/api\/login$/);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await answered;
}

async function setAhead({ page, seconds }: { page: Page; seconds: number }): Promise<void> {
  expect((await page.request.post(`${platform.url}/_local/overview/ahead/${seconds}`)).ok()).toBe(true);
}

test(
  "who was wrong too often waits until the minutes are over, also with the right password",
  onDesktop,
  async ({ page }) => {
    const username = "leitung@example.test";
    await page.goto(`${platform.url}/backend/login`);
    const told = page.getByRole("alert");
    for (let time = 0; time < 5; time += 1) {
      await attempt({ page, username, password: "falsch-falsch" });
      await expect(told).toContainText("Fehlerhafte Zugangsdaten.");
    }
    await attempt({ page, username, password: PASSWORD });
    await expect(told).toContainText(
      /Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in 1[45] Minuten/,
    );
    await setAhead({ page, seconds: 600 });
    await attempt({ page, username, password: PASSWORD });
    await expect(told).toContainText(/in [45] Minuten noch einmal/);
    await setAhead({ page, seconds: 301 });
    await attempt({ page, username, password: PASSWORD });
    await expect(page).not.toHaveURL(/\/login/);
  },
);

test("accounts that are locked or over say so only after the right password", onDesktop, async ({ page, request }) => {
  await signIn({ request, url: platform.url });
  const add = async (name: string, changes: object): Promise<string> => {
    const username = `${name}@example.test`;
    const data = { username, firstName: name, roles: ["ROLE_EMPLOYEE"], password: PASSWORD, ...changes };
    expect((await request.post(`${platform.url}/api/users`, { data })).status()).toBe(201);
    return username;
  };
  await page.goto(`${platform.url}/backend/login`);
  for (const [changes, message] of [
    [{ isLocked: true }, "Der Account ist gesperrt."],
    [{ isEnabled: false }, "Der Account ist deaktiviert."],
    [{ activeTo: "2026-06-01T00:00:00Z" }, "Der Account ist abgelaufen."],
  ] as const) {
    const username = await add(Object.keys(changes)[0]?.toLowerCase() ?? "", changes);
    await attempt({ page, username, password: "falsch-falsch" });
    await expect(page.getByRole("alert")).toContainText("Fehlerhafte Zugangsdaten.");
    await attempt({ page, username, password: PASSWORD });
    await expect(page.getByRole("alert")).toContainText(message);
  }
});
