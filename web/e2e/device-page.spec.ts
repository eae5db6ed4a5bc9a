import type { Page } from "@playwright/test";
import { passes } from "./axe";
import { THEMES, expect, onDesktop, test } from "./fixtures";

/** The demo's printer that a virtual one answers for. */
const PRINTER = { id: "dev_neubau_theke", name: "Thekendrucker Neubau" };

/** A device of its own, so that tests do not meet in its lists. */
async function addDevice({ page, url, driver }: { page: Page; url: string; driver: string }): Promise<string> {
  const identifier = `probe-${crypto.randomUUID().slice(0, 8)}`;
  const fields = { name: `Probe ${identifier}`, branch: "brn_neubau", kind: "print" };
  const answer = await page.request.post(`${url}/api/devices`, { data: { identifier, driver, ...fields } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function removeJobs({ page, url, device }: { page: Page; url: string; device: string }): Promise<void> {
  const found = await page.request.get(`${url}/api/print-jobs?device=${device}&only=open`);
  for (const { id } of ((await found.json()) as { data: { id: string }[] }).data)
    await page.request.post(`${url}/api/print-jobs/${id}/cancel`);
}

for (const { colorScheme, on } of THEMES)
  test(
    `a printer's page shows its state, prints a test and a copy of it (${colorScheme})`,
    on,
    async ({ pizza: url, openDesk }) => {
      const { page } = await openDesk(url);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${url}/backend#/devices/${PRINTER.id}`);
      const state = page.getByRole("region", { name: "Stand" });
      await expect(state.getByText("Online")).toBeVisible();
      await state.getByRole("button", { name: "Testdruck", exact: true }).click();
      await expect(state.getByText("Der Testdruck ist gedruckt.")).toBeVisible({ timeout: 40_000 });
      const history = page.getByRole("region", { name: "Verlauf" });
      const rows = history.getByRole("listitem");
      await expect(rows.first()).toContainText("gedruckt");
      await passes(page, "the page of a printer");

      await state.getByRole("button", { name: "Papier ansehen", exact: true }).click();
      const panel = page.getByRole("dialog", { name: "Testdruck" });
      const paper = panel.getByRole("img", { name: "Das Papier von Testdruck" });
      await expect.poll(() => paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      await passes(page, "the paper of a print");
      const saved = page.waitForEvent("download");
      await panel.getByRole("button", { name: "PDF" }).click();
      expect((await saved).suggestedFilename()).toMatch(/^prj_.*\.pdf$/);
      await panel.getByRole("button", { name: "Schließen" }).click();

      await rows.first().getByRole("button", { name: "Nachdruck (KOPIE)" }).click();
      await expect(rows.filter({ hasText: "KOPIE" }).filter({ hasText: "gedruckt" }).first()).toBeVisible({
        timeout: 40_000,
      });
    },
  );

for (const { colorScheme, on } of THEMES)
  test(`a printer gets its key, which is shown once (${colorScheme})`, on, async ({ pizza: url, openDesk }) => {
    const { page } = await openDesk(url);
    await page.emulateMedia({ colorScheme });
    const device = await addDevice({ page, url, driver: "cloudprnt" });
    await page.goto(`${url}/backend#/devices/${device}`);
    await expect(page.getByText("noch kein Schlüssel")).toBeVisible();
    await page.getByRole("button", { name: "Schlüssel erstellen" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByLabel("Adresse", { exact: true })).toHaveValue(/\/api\/print\/cloudprnt\/\S+$/);
    await expect(dialog).toContainText("Server URL");
    await passes(page, "the key of a printer");
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await expect(page.getByText("hat sich noch nie gemeldet")).toBeVisible();
    await page.getByRole("button", { name: "Schlüssel erneuern" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("gilt noch 24 Stunden");
  });

test(
  "what waits is rerouted or printed here, and what failed is printed again or discarded",
  onDesktop,
  async ({ pizza: url, openDesk }) => {
    const { page } = await openDesk(url);
    // A headless browser prints nothing, and does not say that it is over.
    await page.addInitScript(() => (window.print = () => void window.dispatchEvent(new Event("afterprint"))));
    await page.reload();
    const device = await addDevice({ page, url, driver: "browser" });
    const printed = Array.from({ length: 4 }, () => page.request.post(`${url}/api/devices/${device}/test/print`));
    for (const answer of await Promise.all(printed)) expect(answer.status()).toBe(202);
    await page.goto(`${url}/backend#/devices/${device}`);
    const queue = page.getByRole("region", { name: "Warteschlange" }).getByRole("listitem");
    const unprinted = page.getByRole("region", { name: "Nicht gedruckt" });
    const history = page.getByRole("region", { name: "Verlauf" }).getByRole("listitem");
    await expect(queue).toHaveCount(4);

    await queue.first().getByRole("button", { name: "Umleiten" }).click();
    await passes(page, "the printers to choose from");
    await page.getByRole("dialog").getByRole("button", { name: PRINTER.name }).click();
    await expect(queue).toHaveCount(3);
    await expect(history.filter({ hasText: "verworfen" })).toHaveCount(1);

    await queue.first().getByRole("button", { name: "Hier drucken" }).click();
    const question = page.getByRole("alertdialog", { name: "Ist es herausgekommen?" });
    await question.getByRole("button", { name: "Ist gedruckt" }).click();
    await expect(queue).toHaveCount(2);
    await expect(history.filter({ hasText: "gedruckt" })).toHaveCount(1);

    for (const left of [1, 0]) {
      await queue.first().getByRole("button", { name: "Hier drucken" }).click();
      await question.getByRole("button", { name: "Nicht gedruckt" }).click();
      await expect(queue).toHaveCount(left);
    }
    await expect(unprinted.getByRole("listitem")).toHaveCount(2);
    await passes(page, "what was not printed");
    await unprinted.getByRole("button", { name: "alle drucken" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Alle drucken" }).click();
    await expect(queue).toHaveCount(2);
    await expect(unprinted).toHaveCount(0);
    await removeJobs({ page, url, device });
    await expect(queue).toHaveCount(0);
  },
);
