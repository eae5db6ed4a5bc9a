import type { Locator, Page } from "@playwright/test";
import { orderAt } from "./api-order";
import { expect, onDesktop, test } from "./fixtures";

/** Has the stand-in for the mail service refuse mails to this address, on the page of the running platform. */
async function refuseMails({ page, url, to, as }: { page: Page; url: string; to: string; as: string }): Promise<void> {
  await page.goto(`${url}/_local`);
  await page.getByLabel("E-Mails an").fill(to);
  await page.getByRole("combobox", { name: "werden" }).selectOption(as);
  await page.locator("#mail-service").getByRole("button", { name: "Übernehmen" }).click();
  await expect(page.getByText("Der Mail-Dienst weist diese E-Mails jetzt zurück.")).toBeVisible();
}

/** The row of the only job whose mail goes to this domain, in the list of jobs with this state. */
async function jobRow({ page, url, state, domain }: { page: Page; url: string; state: string; domain: string }) {
  await page.goto(`${url}/backend#/jobs?state=${state}`);
  const row = page.getByRole("row").filter({ hasText: domain });
  // The list is not read again by itself once all its jobs have ended.
  await expect(async () => {
    await page.reload();
    await expect(row).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
  return row;
}

/** Presses a button of the job's panel, and the same button of the question that follows. */
async function command({ page, panel, name }: { page: Page; panel: Locator; name: string }): Promise<void> {
  await panel.getByRole("button", { name }).click();
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
}

test(
  "an administrator tries a refused mail again, and stops two others",
  onDesktop,
  async ({ page, pizza: url, openDesk }, { testId, retry }) => {
    const domain = (name: string): string => `${name}-${testId}-${retry}.example`;
    const addressAt = (name: string): string => `maria@${domain(name)}`;
    await refuseMails({ page, url, to: addressAt("wieder"), as: "zurückgewiesen" });
    await refuseMails({ page, url, to: addressAt("erledigt"), as: "zurückgewiesen" });
    await refuseMails({ page, url, to: addressAt("nie"), as: "vorerst zurückgewiesen" });
    for (const name of ["wieder", "erledigt", "nie"]) await orderAt({ url, email: addressAt(name) });
    const { page: office } = await openDesk(url);
    const panel = office.getByRole("dialog").filter({ hasText: "Eingang der Bestellung" });
    const close = () => panel.getByRole("button", { name: "Schließen" }).click();

    const failed = await jobRow({ page: office, url, state: "failed", domain: domain("wieder") });
    await expect(failed).toContainText("fehlgeschlagen");
    await expect(failed).toContainText("Der Mail-Dienst hat die Nachricht zurückgewiesen.");
    await failed.getByRole("button", { name: "Eingang der Bestellung öffnen" }).click();
    await expect(panel).toContainText("Der Mail-Dienst hat die Nachricht zurückgewiesen.");

    // Still refused: the next attempt fails as well.
    await command({ page: office, panel, name: "Nochmals versuchen" });
    await expect(office.getByText("Wird nochmals versucht.").first()).toBeVisible();
    await expect(panel.getByRole("button", { name: "Nochmals versuchen" })).toBeVisible();

    await page
      .getByRole("row", { name: addressAt("wieder") })
      .getByRole("button", { name: "Wieder annehmen" })
      .click();
    await expect(page.getByText("Der Mail-Dienst nimmt diese E-Mails wieder an.")).toBeVisible();
    await command({ page: office, panel, name: "Nochmals versuchen" });
    await expect(panel.getByText("erledigt", { exact: true })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Nochmals versuchen" })).toHaveCount(0);
    await expect(async () => {
      await page.goto(`${url}/_local`);
      await expect(page.locator("#mails tr", { hasText: addressAt("wieder") })).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await close();

    const aside = await jobRow({ page: office, url, state: "failed", domain: domain("erledigt") });
    await aside.getByRole("button", { name: "Eingang der Bestellung öffnen" }).click();
    await command({ page: office, panel, name: "Zur Seite legen" });
    await expect(panel.getByText("abgebrochen", { exact: true })).toBeVisible();
    await close();
    await expect(aside).toHaveCount(0);

    const delayed = await jobRow({ page: office, url, state: "retry", domain: domain("nie") });
    await expect(delayed).toContainText("Der Dienst ist überlastet.");
    await delayed.getByRole("button", { name: "Eingang der Bestellung öffnen" }).click();
    await command({ page: office, panel, name: "Abbrechen" });
    await expect(panel.getByText("abgebrochen", { exact: true })).toBeVisible();
    await expect(page.locator("#mails tr", { hasText: addressAt("nie") })).toHaveCount(0);
  },
);
