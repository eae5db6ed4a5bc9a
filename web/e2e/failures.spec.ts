import type { Locator, Page } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures";

const entriesOf = (page: Page): Locator => page.getByRole("log", { name: "Fehlermeldungen" }).getByRole("listitem");

test("failed calls have entries below the page, which cover nothing and go when the call succeeds", async ({
  openDesk,
  bike,
}, { project }) => {
  const { page: desk } = await openDesk(bike);
  await desk.goto(`${bike}/backend#/tables/new`);
  const entries = entriesOf(desk);
  let answers = 0;
  await desk.route("**/api/tables", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    answers += 1;
    return answers <= 2 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await desk.getByLabel("Kennung").fill(`F-${project.name}`);
  await desk.getByRole("combobox", { name: "Filiale" }).click();
  // Not the note that they are being loaded, which stands in an option too.
  await desk.getByRole("option").filter({ hasNotText: "Wird geladen" }).first().click();
  const save = desk.getByRole("button", { name: "Speichern" });
  await save.click();
  const entry = entries.filter({ hasText: "Tisch konnte nicht erstellt werden." });
  await expect(entry).toBeVisible();
  const [button, box] = [await save.boundingBox(), await entry.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);

  const retry = entry.getByRole("button", { name: "Erneut versuchen" });
  await retry.click();
  await expect.poll(() => answers).toBe(2);
  // It failed again: the entry is the same one in the same place.
  await expect(retry).toBeEnabled();
  await expect(entries).toHaveCount(1);
  await retry.click();
  await expect(desk.getByText("Tisch erstellt.")).toBeVisible();
  await expect(entries).toHaveCount(0);
  const id = desk.url().split("/").at(-1) ?? "";

  // Entries stay usable below an open dialog.
  await desk.route(`**/api/tables/${id}`, (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  const remove = async (): Promise<void> => {
    await desk.getByRole("button", { name: "Weitere Befehle" }).click();
    await desk.getByRole("menuitem", { name: "Löschen" }).click();
  };
  await remove();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  const removal = entries.filter({ hasText: "Tisch konnte nicht gelöscht werden." });
  await expect(removal).toBeVisible();
  await remove();
  const dialog = desk.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  const [window, below] = [await dialog.boundingBox(), await removal.boundingBox()];
  expect((window?.y ?? 0) + (window?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await removal.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(entries).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await desk.unroute(`**/api/tables/${id}`);
  await dialog.getByRole("button", { name: "Löschen" }).click();
  await expect(desk).toHaveURL(/#\/tables$/);
});

test(
  "a part of the desk that cannot be loaded has an entry too, and its retry shows the part",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    // Nothing of the server can be reached, so the page is not taken for one from before an update.
    await desk.route(/\/assets\/order-panel-[^/]*\.js|\/backend\/?$/, (route) => route.abort());
    await desk.goto(`${pizza}/backend#/?order=ord_unknown`);
    const entry = entriesOf(desk).filter({ hasText: "Dieser Teil der Seite konnte nicht geladen werden." });
    await expect(entry).toBeVisible();
    await desk.unrouteAll();
    await entry.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(desk.getByRole("dialog")).toBeVisible();
    await expect(entry).toHaveCount(0);
  },
);
