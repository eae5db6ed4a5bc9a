import type { Page } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures";

interface Stored {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  identifier: string;
  name: string;
  branch: string;
}

/** A department to change; other tests need none. */
async function department(page: Page, url: string, identifier: string): Promise<Stored> {
  const body = { identifier, name: "Küche", branch: "brn_neubau", description: "Warme Speisen" };
  const created = await page.request.post(`${url}/api/departments`, { data: body });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { data: Stored }).data;
}

async function stored(page: Page, url: string, id: string): Promise<Stored> {
  const answer = await page.request.get(`${url}/api/departments/${id}?as=staff`);
  return ((await answer.json()) as { data: Stored }).data;
}

test(
  "a save is taken back by its undo, and an older version by the history",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const { id } = await department(desk, pizza, "verlauf");
    await desk.goto(`${pizza}/backend#/departments/${id}`);
    const name = desk.getByLabel("Name");
    const save = desk.getByRole("button", { name: "Speichern" });
    await name.fill("Backstube");
    await save.click();
    const toast = desk.getByRole("status").filter({ hasText: "Gespeichert." });
    await toast.getByRole("button", { name: "Rückgängig" }).click();
    await expect(desk.getByText("Rückgängig gemacht.")).toBeVisible();
    await expect(name).toHaveValue("Küche");
    expect(await stored(desk, pizza, id)).toMatchObject({ version: 3, name: "Küche" });

    // An undo after somebody else has saved says so and changes nothing.
    await name.fill("Konditorei");
    await save.click();
    await expect(toast).toBeVisible();
    const current = await stored(desk, pizza, id);
    const { createdAt: _, updatedAt: __, ...sent } = current;
    const other = await desk.request.put(`${pizza}/api/departments/${id}`, { data: { ...sent, name: "Fremd" } });
    expect(other.ok()).toBe(true);
    await toast.getByRole("button", { name: "Rückgängig" }).click();
    await expect(desk.getByText("Inzwischen wurde noch einmal gespeichert.", { exact: false })).toBeVisible();
    expect(await stored(desk, pizza, id)).toMatchObject({ version: 5, name: "Fremd" });

    await desk.reload();
    await desk.getByRole("button", { name: "Verlauf" }).click();
    const panel = desk.getByRole("dialog", { name: "Verlauf von Fremd" });
    await expect(panel.getByRole("listitem")).toHaveCount(5);
    const differences = panel.getByRole("table", { name: "Was sich geändert hat" });
    await expect(differences.getByRole("row", { name: "Konditorei Fremd" })).toBeVisible();
    await expect(panel).not.toContainText(/brn_|dep_/);
    await panel.getByRole("button", { name: "Angelegt" }).click();
    await expect(differences.nth(1).getByRole("row", { name: /leer Glutnest Neubau/ })).toBeVisible();
    await panel.getByRole("button", { name: "Diese Fassung wiederherstellen" }).click();
    await expect(panel).toBeHidden();
    await expect(name).toHaveValue("Küche");
    await expect(desk.getByText("Noch ist nichts gespeichert.", { exact: false })).toBeVisible();
    expect(await stored(desk, pizza, id)).toMatchObject({ version: 5 });
    await save.click();
    await expect(save).toBeDisabled();
    expect(await stored(desk, pizza, id)).toMatchObject({ version: 6, name: "Küche" });
  },
);

test("what two people changed is chosen field by field", onDesktop, async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  const { id, createdAt: _, updatedAt: __, ...made } = await department(desk, pizza, "konflikt");
  await desk.goto(`${pizza}/backend#/departments/${id}`);
  await desk.getByLabel("Name").fill("Meine Küche");
  await desk.getByLabel("Beschreibung").fill("Meine Beschreibung");
  const other = { ...made, identifier: "konflikt-neu", name: "Fremde Küche", description: "Fremde Beschreibung" };
  expect((await desk.request.put(`${pizza}/api/departments/${id}`, { data: other })).ok()).toBe(true);
  await desk.getByRole("button", { name: "Speichern" }).click();
  const choice = desk.getByRole("alertdialog", { name: "Dieser Eintrag wurde inzwischen geändert" });
  const field = (name: string) => choice.getByRole("group", { name });
  await expect(field("Name").getByRole("radio", { name: /Meine Eingabe .*Meine Küche/ })).toBeChecked();
  await expect(field("Kennung").getByRole("radio", { name: /Gespeicherte Fassung .*konflikt-neu/ })).toBeChecked();
  await field("Name")
    .getByRole("radio", { name: /Gespeicherte Fassung .*Fremde Küche/ })
    .check();
  // Nothing is lost by looking at the form once more.
  await choice.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(desk.getByLabel("Name")).toHaveValue("Meine Küche");
  await desk.getByRole("button", { name: "Speichern" }).click();
  await field("Name")
    .getByRole("radio", { name: /Gespeicherte Fassung .*Fremde Küche/ })
    .check();
  await choice.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(choice).toBeHidden();
  expect(await stored(desk, pizza, id)).toMatchObject({
    version: 3,
    identifier: "konflikt-neu",
    name: "Fremde Küche",
    description: "Meine Beschreibung",
  });
});

test("an address typed by hand asks once before changes are lost", onDesktop, async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  const { id } = await department(desk, pizza, "adresse");
  const native: string[] = [];
  desk.on("dialog", (dialog) => {
    native.push(dialog.type());
    void dialog.accept();
  });
  const question = desk.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
  // Loaded anew, the form is the first entry of the router, which it cannot take back by itself.
  for (const isFirst of [true, false]) {
    if (!isFirst) await desk.goto(`${pizza}/backend#/departments`);
    await desk.goto(`${pizza}/backend#/departments/${id}`);
    if (isFirst) await desk.reload();
    await desk.getByLabel("Name").fill("Ungespeichert");
    await desk.evaluate(() => (window.location.hash = "#/tags"));
    const stay = question.getByRole("button", { name: "Weiter bearbeiten" });
    await expect(stay).toBeFocused();
    await stay.click();
    await expect(desk).toHaveURL(new RegExp(`#/departments/${id}$`));
    await expect(desk.getByLabel("Name")).toHaveValue("Ungespeichert");
    await desk.evaluate(() => (window.location.hash = "#/tags"));
    await question.getByRole("button", { name: "Verwerfen" }).click();
    await expect(desk).toHaveURL(/#\/tags$/);
    await expect(desk.getByRole("heading", { name: "Schlagwörter" }).first()).toBeVisible();
  }
  expect(native).toEqual([]);
});

test(
  "the browser's button leads back from a form to a typed address, and stays if the person does",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    const { id } = await department(desk, pizza, "zurueck");
    await desk.goto(`${pizza}/backend#/categories`);
    await desk.reload();
    await desk.evaluate(() => (window.location.hash = "#/departments"));
    await desk.locator(`tbody a[href$="#/departments/${id}"]`).first().click();
    await expect(desk).toHaveURL(new RegExp(`#/departments/${id}$`));
    await desk.getByRole("textbox", { name: "Name" }).fill("Ungespeichert");
    const question = desk.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
    await desk.evaluate(() => window.history.back());
    await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
    await expect(desk).toHaveURL(new RegExp(`#/departments/${id}$`));
    await desk.evaluate(() => window.history.back());
    await question.getByRole("button", { name: "Speichern" }).click();
    await expect(desk).toHaveURL(/#\/departments$/);
    // A list takes whoever comes back to the row that was open.
    await expect(desk.getByRole("row").filter({ hasText: "Ungespeichert" })).toBeFocused();
  },
);

test("an address leads to a field, also within an entry of a list", onDesktop, async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  await desk.goto(`${pizza}/backend#/products/prd_salat-gemischt?field=price`);
  await expect(desk.locator("[data-field='price'] input")).toBeFocused();
  await expect(desk.locator("[data-field='price']")).toBeInViewport();
  await desk.goto(`${pizza}/backend#/branches/brn_neubau?field=deliveryAreas.1.area`);
  await expect(desk.locator("[data-field='deliveryAreas.1.area'] input")).toBeFocused();
});
