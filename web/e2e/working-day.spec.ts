import type { Locator, Page } from "@playwright/test";
import { place } from "./api-order";
import { expect, onDesktop, test } from "./fixtures";

/** A working day on every screen: the two projects are a desktop and a phone, and a tablet lies between them. */
const SIZES = [
  { size: "window", details: {}, viewport: null },
  { size: "tablet", details: onDesktop, viewport: { width: 1024, height: 768 } },
] as const;
const PASSWORD = (): string => process.env.DEMO_PASSWORD ?? "";
const BRANCH = "brn_neubau";

const saveOf = (page: Page): Locator => page.getByRole("button", { name: "Speichern" });
const entriesOf = (page: Page): Locator => page.getByRole("log", { name: "Fehlermeldungen" }).getByRole("listitem");

for (const { size, details, viewport } of SIZES) {
  test.describe(`on a ${size}`, details, () => {
    if (viewport) test.use({ viewport });

    test("records are created, duplicated, chosen, taken back, and changed in two windows", async ({
      openDesk,
      pizza,
    }, { project, retry }) => {
      const { page } = await openDesk(pizza);
      const word = `tag-${size}-${project.name}-${retry}`;
      await page.goto(`${pizza}/backend#/departments`);
      await page.getByRole("link", { name: "Abteilung erstellen" }).first().click();
      await page.getByRole("textbox", { name: /^Kennung/ }).fill(word);
      await page.getByLabel("Name").fill(`Backstube ${word}`);
      await page.getByRole("combobox", { name: "Filiale" }).fill("Neubau");
      await page.getByRole("option", { name: /Neubau/ }).click();
      await saveOf(page).click();
      await expect(page.getByText("Abteilung erstellt.")).toBeVisible();
      const first = idOf(page);

      await page.getByRole("button", { name: "Weitere Befehle" }).click();
      await page.getByRole("menuitem", { name: "Duplizieren" }).click();
      await expect(page).toHaveURL(/\/new\?copy=/);
      await page.getByRole("textbox", { name: /^Kennung/ }).fill(`${word}-2`);
      await saveOf(page).click();
      await expect(page).not.toHaveURL(/\/new/);
      const second = idOf(page);
      expect(second).not.toBe(first);

      await page.goto(`${pizza}/backend#/departments?search=${word}`);
      const rows = page.getByRole("grid", { name: "Abteilungen" }).locator("tbody").getByRole("row");
      await expect(rows).toHaveCount(2);
      for (const row of await rows.all()) await row.getByRole("checkbox").press("Space");
      await expect(page.getByRole("region", { name: "Auswahl" })).toContainText("2 ausgewählt");
      await page.getByRole("button", { name: "Auswahl aufheben" }).click();

      await page.goto(`${pizza}/backend#/departments/${first}`);
      const name = page.getByLabel("Name");
      await name.fill("Konditorei");
      await saveOf(page).click();
      await page.getByRole("status").getByRole("button", { name: "Rückgängig" }).click();
      await expect(page.getByText("Rückgängig gemacht.")).toBeVisible();
      await expect(name).toHaveValue(`Backstube ${word}`);

      // Another window of the same person saves first.
      const other = await page.context().newPage();
      await other.goto(`${pizza}/backend#/departments/${first}`);
      await expect(other.getByLabel("Name")).toHaveValue(`Backstube ${word}`);
      await name.fill("Meine Backstube");
      await page.getByLabel("Beschreibung").fill("Meine Beschreibung");
      await other.getByLabel("Name").fill("Andere Backstube");
      await saveOf(other).click();
      await expect(other.getByText("Gespeichert.")).toBeVisible();
      await other.close();
      await saveOf(page).click();
      const choice = page.getByRole("alertdialog", { name: "Dieser Eintrag wurde inzwischen geändert" });
      await choice.getByRole("radio", { name: /Gespeicherte Fassung .*Andere Backstube/ }).check();
      await choice.getByRole("button", { name: "Auswahl speichern" }).click();
      await expect(choice).toBeHidden();
      const { data } = (await (await page.request.get(`${pizza}/api/departments/${first}?as=staff`)).json()) as {
        data: object;
      };
      expect(data).toMatchObject({ name: "Andere Backstube", description: "Meine Beschreibung" });
      await remove({ page, url: pizza, ids: [first, second] });
    });

    test("without a network nothing is lost, and everything goes on when it is back", async ({ openDesk, pizza }, {
      project,
      retry,
    }) => {
      const desk = await openDesk(pizza, BRANCH);
      const { page } = desk;
      const word = `netz-${size}-${project.name}-${retry}`;
      const id = await department({ page, url: pizza, word });
      await page.goto(`${pizza}/backend#/departments/${id}`);
      await page.getByLabel("Name").fill(`Ohne Netz ${word}`);
      await network(page, "gone");
      await saveOf(page).click();
      const entry = entriesOf(page).filter({ hasText: "Abteilung konnte nicht aktualisiert werden." });
      await expect(entry).toContainText("Bitte überprüfen Sie Ihre Internetverbindung.");
      await expect(page.getByLabel("Name")).toHaveValue(`Ohne Netz ${word}`);
      await network(page, "back");
      await entry.getByRole("button", { name: "Erneut versuchen" }).click();
      await expect(page.getByText("Gespeichert.")).toBeVisible();
      await expect(entry).toHaveCount(0);

      // A list keeps its rows and its selection, and says that they are not up to date.
      await page.goto(`${pizza}/backend#/departments?search=${word}`);
      const rows = page.getByRole("grid", { name: "Abteilungen" }).locator("tbody").getByRole("row");
      await rows.getByRole("checkbox").press("Space");
      await network(page, "gone");
      // A screen that was never opened says so in its place, and opens by itself.
      await go(page, "#/jobs");
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toContainText("Bitte überprüfen Sie Ihre Internetverbindung.");
      await network(page, "back");
      await expect(main.getByRole("heading", { name: "Hintergrundaufgaben" })).toBeVisible();

      // The order desk keeps its orders, and the action that was not sent is sent by the retry of its entry.
      const ticket = await order({ page, url: pizza });
      await desk.show({ url: pizza, branch: BRANCH });
      await desk.showColumn(/^Neu/);
      await desk.card(ticket);
      await network(page, "gone");
      await expect(page.getByText("Verbindung unterbrochen")).toBeVisible();
      await page.getByRole("button", { name: `Bestätigen: Ticket ${ticket}`, exact: true }).click();
      const refused = entriesOf(page).filter({ hasText: "Bestellstatus konnte nicht geändert werden." });
      await expect(refused).toContainText(String(ticket));
      await expect(page.getByRole("button", { name: `Bestätigen: Ticket ${ticket}`, exact: true })).toBeVisible();
      await network(page, "back");
      await expect(page.getByText("Verbindung unterbrochen")).toBeHidden();
      await refused.getByRole("button", { name: "Erneut versuchen" }).click();
      await expect(refused).toHaveCount(0);
      await desk.showColumn(/^In Arbeit/);
      await expect(page.getByRole("button", { name: new RegExp(`: Ticket ${ticket}$`) }).first()).toBeVisible();
      await remove({ page, url: pizza, ids: [id] });
    });
  });
}

test(
  "an ended session is renewed where one works: at a list with a selection, and at the order desk",
  onDesktop,
  async ({ openDesk, pizza }, { project, retry }) => {
    const desk = await openDesk(pizza, BRANCH);
    const { page } = desk;
    const word = `ende-${project.name}-${retry}`;
    const id = await department({ page, url: pizza, word });
    await page.goto(`${pizza}/backend#/departments`);
    const rows = page.getByRole("grid", { name: "Abteilungen" }).locator("tbody").getByRole("row");
    await rows.filter({ hasText: word }).getByRole("checkbox").press("Space");
    const selection = page.getByRole("region", { name: "Auswahl" });
    await expect(selection).toContainText("1 ausgewählt");
    await endSession(page);
    await selection.getByRole("button", { name: "Löschen" }).click();
    await logInAgain(page);
    const removal = page.getByRole("dialog");
    await removal.getByRole("button", { name: "1 Eintrag löschen" }).click();
    await expect(removal).toContainText("1 gelöscht");
    await removal.getByRole("button", { name: "Schließen" }).last().click();
    await expect(rows.filter({ hasText: word })).toHaveCount(0);
    expect((await page.request.get(`${pizza}/api/departments/${id}?as=staff`)).status()).toBe(404);

    const ticket = await order({ page, url: pizza });
    await desk.show({ url: pizza, branch: BRANCH });
    await desk.showColumn(/^Neu/);
    await desk.card(ticket);
    await endSession(page);
    await page.getByRole("button", { name: `Bestätigen: Ticket ${ticket}`, exact: true }).click();
    await logInAgain(page);
    await desk.showColumn(/^In Arbeit/);
    await expect(page.getByRole("button", { name: new RegExp(`: Ticket ${ticket}$`) }).first()).toBeVisible();
    await expect(entriesOf(page)).toHaveCount(0);
  },
);

test("a record is made by keyboard alone, from the log-in to the saved form", onDesktop, async ({ page, pizza }) => {
  await page.goto(`${pizza}/backend/login`);
  const keys = page.keyboard;
  await tabTo(page, page.getByLabel("Benutzername (E-Mail)"));
  await keys.type("admin@example.test");
  await tabTo(page, page.getByLabel("Passwort", { exact: true }));
  await keys.type(PASSWORD());
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Bestelltresen" })).toBeVisible();
  await tabTo(page, page.getByRole("searchbox", { name: "Bereiche filtern" }));
  await keys.type("abteil");
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Abteilungen" })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Abteilung erstellen" }).first());
  await keys.press("Enter");
  await expect(page.getByRole("textbox", { name: /^Kennung/ })).toBeVisible();
  await tabTo(page, page.getByRole("textbox", { name: /^Kennung/ }));
  await keys.type("tastatur");
  await tabTo(page, page.getByLabel("Name"));
  await keys.type("Nur mit Tasten");
  await tabTo(page, page.getByRole("combobox", { name: "Filiale" }));
  await keys.type("Neubau");
  await expect(page.getByRole("option", { name: /Neubau/ })).toBeVisible();
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await expect(page.getByRole("combobox", { name: "Filiale" })).toHaveValue(/Neubau/);
  await keys.press("Control+s");
  await expect(page.getByText("Abteilung erstellt.")).toBeVisible();
  await remove({ page, url: pizza, ids: [idOf(page)] });
});

/** Presses Tab until the control has the focus: also past a desk full of orders that other tests have placed. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = (): Promise<boolean> => control.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 600 && !(await hasFocus()); press += 1) await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
}

/** The network goes or comes back, as the browser tells it, and requests fail meanwhile. */
async function network(page: Page, state: "gone" | "back"): Promise<void> {
  await page.context().setOffline(state === "gone");
}

/** Follows a link without loading the page, which works without a network. */
async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), hash);
}

async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: "session" });
}

async function logInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: "Bitte melden Sie sich wieder an" });
  await dialog.getByLabel("Passwort", { exact: true }).fill(PASSWORD());
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(dialog).toBeHidden();
}

const idOf = (page: Page): string => new URL(page.url()).hash.split("/").at(-1)?.split("?")[0] ?? "";

async function department({ page, url, word }: { page: Page; url: string; word: string }): Promise<string> {
  const data = { identifier: word, name: `Küche ${word}`, branch: BRANCH };
  const made = await page.request.post(`${url}/api/departments`, { data });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { data: { id: string } }).data.id;
}

async function remove({ page, url, ids }: { page: Page; url: string; ids: string[] }): Promise<void> {
  for (const id of ids) expect((await page.request.delete(`${url}/api/departments/${id}`)).ok()).toBe(true);
}

/** Orders a pizza through the API. Returns the number of its ticket. */
async function order({ page, url }: { page: Page; url: string }): Promise<number> {
  const id = await place(page, url);
  const { data } = (await (await page.request.get(`${url}/api/orders/${id}`)).json()) as {
    data: { ticketNumber: number };
  };
  return data.ticketNumber;
}
