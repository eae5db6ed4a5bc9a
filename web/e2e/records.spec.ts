import type { Page } from "@playwright/test";
import { fits, shows } from "./axe";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { changeShop } from "./init";

interface Listed {
  id: string;
  identifier?: string;
  name: string;
  config?: { parts: { name: string }[] };
}

/** The orders of one day by every method, as the server answers them. */
async function refusals(
  page: Page,
  { url, branch, date }: { url: string; branch: string; date: string },
): Promise<string[]> {
  const items = [{ product: "prd_salat-gemischt", amount: 1, unit: "piece", parts: [] }];
  const answers = await Promise.all(
    [{}, { isDelivery: true }, { isDineIn: true }].map(async (method) => {
      const response = await page.request.post(`${url}/api/orders`, {
        data: { branch, items, appointmentDate: `${date}T18:00`, ...method },
      });
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      return errors
        .map(({ message }) => message)
        .filter((message) => message.startsWith("Zum ausgewählten Zeitpunkt haben wir leider geschlossen."));
    }),
  );
  return answers.flatMap(([first]) => first ?? []);
}

async function list(page: Page, address: string): Promise<Listed[]> {
  const { data } = (await (await page.request.get(address)).json()) as { data: Listed[] };
  return data;
}

test(
  "a day closed once is closed in every branch and for every method",
  onPhone,
  async ({ page, openDesk, pizza, customer }) => {
    const date = "2026-06-18";
    const day = "Donnerstag, 18.06.2026";
    const { page: desk } = await openDesk(pizza);
    await desk.getByRole("link", { name: "Geschlossen am …" }).click();
    const dialog = desk.getByRole("dialog", { name: "Geschlossen am …" });
    await dialog.getByLabel("Tag", { exact: false }).first().fill(date);
    await dialog.getByRole("checkbox", { name: "Glutnest Leopoldstadt" }).focus();
    await desk.keyboard.press("Space");
    await dialog.getByRole("button", { name: "In 2 Filialen eintragen" }).click();
    await expect(dialog.getByText("Eingetragen.")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Schließen" }).click();
    try {
      await expect(async () =>
        expect(await refusals(page, { url: pizza, branch: "brn_neubau", date })).toHaveLength(3),
      ).toPass({ timeout: 20_000 });
      expect(await refusals(page, { url: pizza, branch: "brn_leopoldstadt", date })).toHaveLength(0);
      await changeShop(customer.page, {
        edit: ({ config }) => {
          config.enablePluginHomePage = true;
        },
      });
      const block = customer.page.getByRole("region", { name: "Glutnest Neubau" });
      // Orders are refused at once; the published shop follows a moment later.
      await expect(async () => {
        await customer.page.goto(`${pizza}/`);
        await expect(block.getByRole("row", { name: `${day} geschlossen` })).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 30_000 });
      await block.getByRole("button", { name: "Lieferzeiten" }).click();
      await expect(
        block.getByRole("table", { name: "Lieferzeiten" }).getByRole("row", { name: `${day} geschlossen` }),
      ).toBeVisible();
      await desk.goto(`${pizza}/backend#/branches/brn_neubau`);
      await expect(
        desk
          .locator("[data-field='openingHours']")
          .getByText("Schließt die ganze Filiale: Takeaway, Lieferung und Dine In.")
          .first(),
      ).toBeVisible();
      await expect(
        desk.locator("[data-field='deliveryHours']").getByText(/Geschlossen wie in den Öffnungszeiten: 18\.06\.2026/),
      ).toBeVisible();
    } finally {
      for (const { id } of await list(desk, `${pizza}/api/branches?limit=500`)) {
        const { data } = (await (await desk.request.get(`${pizza}/api/branches/${id}`)).json()) as {
          data: { openingHours: { date?: string }[] };
        };
        await desk.request.put(`${pizza}/api/branches/${id}`, {
          data: { ...data, openingHours: data.openingHours.filter((rule) => rule.date !== date) },
        });
      }
    }
  },
);

test("an entry moved by keyboard keeps the focus, and its position is announced", async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  const product = (await list(desk, `${pizza}/api/products?limit=500`)).find(
    ({ config }) => config?.parts.length === 4,
  );
  const [first = "", second = ""] = product?.config?.parts.map(({ name }) => name) ?? [];
  await desk.goto(`${pizza}/backend#/products/${product?.id ?? ""}`);
  const parts = desk.locator("[data-field='config.parts']");
  const headings = parts.locator("> ol > li button[aria-expanded]");
  await parts.getByRole("button", { name: `Schritt 2: ${second}`, exact: true }).click();
  await parts.getByRole("button", { name: `Schritt 1: ${first} nach unten` }).focus();
  for (const place of [2, 3]) {
    await desk.keyboard.press("Enter");
    await expect(parts.getByRole("button", { name: `Schritt ${place}: ${first} nach unten` })).toBeFocused();
    await expect(parts.locator("> [role='status']")).toHaveText(`${first} steht jetzt an Stelle ${place} von 4.`);
  }
  await desk.keyboard.press("Space");
  await expect(parts.getByRole("button", { name: `Schritt 4: ${first} nach oben` })).toBeFocused();
  // Unfolded entries moved along.
  await expect(headings.first()).toHaveAttribute("aria-expanded", "true");
  await expect(headings.first()).toHaveText(`Schritt 1: ${second}`);
});

test("a record in use is not deleted, and the refusal links to its referrers", onPhone, async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  await desk.goto(`${pizza}/backend#/products/prd_salat-gemischt`);
  await desk.getByRole("button", { name: "Weitere Befehle" }).click();
  await desk.getByRole("menuitem", { name: "Löschen" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  const refused = desk.getByRole("alertdialog", { name: "Produkt konnte nicht gelöscht werden." });
  await expect(refused).toContainText("Produkt wird noch verwendet von:");
  await expect(desk.getByRole("button", { name: "Erneut versuchen" })).toHaveCount(0);
  await refused
    .getByRole("link", { name: /Neubau/ })
    .first()
    .click();
  await expect(desk).toHaveURL(/#\/menus\//);
  await expect(desk.getByRole("alertdialog")).toHaveCount(0);
});

test(
  "a new page is a draft, and its faults are named as its form names them",
  onPhone,
  async ({ openDesk, bike }, { retry }) => {
    const { page: desk } = await openDesk(bike);
    await desk.goto(`${bike}/backend#/sites/new`);
    await desk.getByLabel("Name").fill(`Entwurf am Telefon ${retry}`);
    await desk.getByRole("button", { name: "Seite erstellen" }).click();
    await expect(desk.getByText("Nicht öffentlich", { exact: true })).toBeVisible();
    await desk.getByRole("button", { name: "Abschnitt hinzufügen" }).click();
    await desk.getByRole("menuitem", { name: "Links", exact: true }).click();
    await desk.getByRole("button", { name: "Felder", exact: true }).click();
    await desk.getByLabel("Beschriftung").fill("");
    const summary = desk.getByRole("alert").filter({ hasText: "nicht gültig" });
    await expect(summary.getByRole("button", { name: "Abschnitt 1, Link 1, Beschriftung" })).toBeVisible();
    await expect(summary).not.toContainText("content.");
  },
);

test("labels in a row of a form break between their words only", onPhone, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${pizza}/backend#/branches/brn_neubau?field=deliveryAreas.0.minimumOrderValue`);
    const label = page.getByText("Mindestbestellwert", { exact: true }).first();
    await expect(label).toBeVisible();
    const lines = await label.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});

test("title and buttons of a form share one line on the narrowest phone", onPhone, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${pizza}/backend#/products/prd_salat-gemischt`);
  await expect(page.getByRole("button", { name: "Weitere Befehle" })).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  for (const name of ["Verlauf", "Weitere Befehle"]) {
    const button = await page.getByRole("button", { name, exact: true }).boundingBox();
    const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
    expect(middle, name).toBeGreaterThan(title?.y ?? Infinity);
    expect(middle, name).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  }
});

test("the message about a number fits its field's format", onDesktop, async ({ openDesk, pizza }) => {
  const { page: desk } = await openDesk(pizza);
  await desk.goto(`${pizza}/backend#/products/prd_salat-gemischt`);
  const price = desk.locator("[data-field='price']");
  for (const [typed, message] of [
    ["-5", "Der Betrag muss mindestens 0,00 sein."],
    ["9,999", "Ein Betrag hat höchstens zwei Nachkommastellen."],
    ["viel", "Bitte geben Sie einen Betrag wie 9,90 an."],
  ] as const) {
    await price.getByRole("textbox").fill(typed);
    await desk.getByRole("button", { name: "Speichern" }).click();
    await expect(price).toContainText(message);
  }
});

test(
  "the message of a failed save disappears after a successful one, and equal contents cause no conflict",
  onDesktop,
  async ({ openDesk, bike }, { project }) => {
    const { page: desk } = await openDesk(bike);
    const name = `Vergessen ${project.name}`;
    const created = await desk.request.post(`${bike}/api/tags`, { data: { name } });
    expect(created.status()).toBe(201);
    const { data: tag } = (await created.json()) as { data: { id: string; version: number } };
    await desk.goto(`${bike}/backend#/tags/${tag.id}`);
    const save = desk.getByRole("button", { name: "Speichern" });
    const failure = desk
      .getByRole("log", { name: "Fehlermeldungen" })
      .getByRole("listitem")
      .filter({ hasText: "konnte nicht aktualisiert werden." });

    await desk.getByLabel("Name").fill(`${name} 1`);
    await desk.route("**/api/tags/*", (route) => route.abort());
    await save.click();
    await expect(failure).toBeVisible();
    await desk.unroute("**/api/tags/*");
    await desk.getByLabel("Name").fill(`${name} 2`);
    await save.click();
    await expect(desk.getByText("Gespeichert.")).toBeVisible();
    await expect(failure).toHaveCount(0);

    // A retry sends the current values of the form, not those of the failed attempt.
    await desk.getByLabel("Name").fill(`${name} 3`);
    await desk.route("**/api/tags/*", (route) => route.abort());
    await save.click();
    await expect(failure).toBeVisible();
    await desk.unroute("**/api/tags/*");
    await desk.getByLabel("Name").fill(`${name} 4`);
    await failure.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(save).toBeDisabled();
    await expect(desk.getByLabel("Name")).toHaveValue(`${name} 4`);

    // Somebody else has just saved the same values.
    const read = async (): Promise<Record<string, unknown>> =>
      (
        (await (await desk.request.get(`${bike}/api/tags/${tag.id}?as=staff`)).json()) as {
          data: Record<string, unknown>;
        }
      ).data;
    const { createdAt: _createdAt, updatedAt: _updatedAt, ...known } = await read();
    await desk.getByLabel("Name").fill(`${name} 5`);
    const changed = await desk.request.put(`${bike}/api/tags/${tag.id}`, { data: { ...known, name: `${name} 5` } });
    expect(changed.ok()).toBe(true);
    await save.click();
    await expect(desk.getByText("Gespeichert.").last()).toBeVisible();
    await expect(desk.getByRole("alertdialog")).toHaveCount(0);
    await expect(save).toBeDisabled();
    expect((await desk.request.delete(`${bike}/api/tags/${tag.id}`)).ok()).toBe(true);
  },
);

test("with text of twice the size the back-office cuts nothing off on a phone", async ({ openDesk, pizza }) => {
  test.slow();
  const { page: desk } = await openDesk(pizza);
  await desk.setViewportSize({ width: 360, height: 780 });
  await desk.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
  );
  for (const path of ["products", "products/new", "branches/brn_neubau", "orders/history", "dashboard", "password"]) {
    await desk.goto("about:blank");
    await desk.goto(`${pizza}/backend#/${path}`);
    await expect(desk.getByRole("heading", { level: 1 })).toBeVisible();
    await desk.waitForLoadState("networkidle");
    await fits(desk, path);
    // A table scrolls separately and shortens long names, at every size.
    if (!["products", "orders/history"].includes(path)) await shows(desk, path);
  }
  await desk.context().clearCookies();
  await desk.goto(`${pizza}/backend/login`);
  await expect(desk.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  await fits(desk, "login");
  await shows(desk, "login");
});
