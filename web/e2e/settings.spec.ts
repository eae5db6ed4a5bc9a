import { contrasts, passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

test.use({ viewport: { width: 768, height: 1024 }, isDeskTouched: true });

test(
  "a colour is found, seen in the picture of the shop, warned of, and saved",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page: desk } = await openDesk(bike);
    const address = `${bike}/api/config`;
    const stored = async (): Promise<{ primaryColor: string }> =>
      ((await (await desk.request.get(address)).json()) as { data: { primaryColor: string } }).data;
    const { primaryColor } = await stored();
    try {
      await desk.goto(`${bike}/backend#/config`);
      await expect(desk.getByRole("heading", { name: "Konfiguration" })).toBeVisible();
      await desk.keyboard.press("/");
      await desk.keyboard.type("hauptf");
      await desk.getByRole("search").getByText("Hauptfarbe").tap();
      const field = desk.locator("[data-field=primaryColor]");
      await expect(field.locator(":focus")).toBeVisible();

      const button = desk.frameLocator("iframe").getByText("In den Warenkorb").first();
      const background = (): Promise<string> => button.evaluate((one) => getComputedStyle(one).backgroundColor);
      await expect(button).toBeVisible();
      const before = await background();
      await field.locator("input").last().fill("#ffe14d");
      await expect.poll(background).not.toBe(before);
      await expect(desk.getByText("Kontrast: An 2 Stellen ist er mit dieser Farbe zu gering.")).toBeVisible();
      await passes(desk, "settings");
      await desk.emulateMedia({ colorScheme: "dark" });
      await contrasts(desk, "settings, dark");

      await desk.getByRole("button", { name: "#866900 übernehmen" }).tap();
      await expect(field.locator("input").last()).toHaveValue("#866900");
      await desk.keyboard.press("Control+s");
      await expect.poll(async () => (await stored()).primaryColor).toBe("#866900");
    } finally {
      await desk.request.post(address, { data: { ...(await stored()), primaryColor } });
    }
    expect((await stored()).primaryColor).toBe(primaryColor);
  },
);

test(
  "a finding leads to its field, is gone once it is mended, and another is wanted as it is",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page: desk } = await openDesk(bike);
    const made = await desk.request.post(`${bike}/api/products`, { data: { name: "Probefahrt", price: 0 } });
    const { id } = ((await made.json()) as { data: { id: string } }).data;
    const row = (rule: string) => desk.getByRole("row").filter({ hasText: "Probefahrt" }).filter({ hasText: rule });
    try {
      await desk.goto(`${bike}/backend#/products`);
      await desk.getByRole("link", { name: "Prüfung" }).tap();
      await row("Preis 0").getByRole("link", { name: "Zum Feld von Probefahrt" }).tap();
      await expect(desk.locator("[data-field=price] input")).toBeFocused();
      await desk.locator("[data-field=price] input").fill("12");
      await desk.keyboard.press("Control+s");
      await expect(desk.getByRole("button", { name: "Verwerfen" })).toBeHidden();

      await desk.goto(`${bike}/backend#/check`);
      await expect(row("Bild fehlt")).toBeVisible();
      await expect(row("Preis 0")).toHaveCount(0);
      await desk.getByRole("button", { name: "So gewollt: Bild fehlt, Probefahrt" }).tap();
      await desk.getByLabel("Notiz (optional)").fill("Gibt es nur vor Ort.");
      await desk.getByRole("dialog").getByRole("button", { name: "So gewollt" }).tap();
      await expect(row("Bild fehlt")).toBeHidden();
      await desk.getByText("So gewollt (1)").tap();
      await expect(row("Gibt es nur vor Ort.")).toBeVisible();
      await passes(desk, "the look before publishing");
      await desk.emulateMedia({ colorScheme: "dark" });
      await contrasts(desk, "the look before publishing, dark");
      await desk.getByRole("button", { name: "Zurücknehmen: Bild fehlt, Probefahrt" }).tap();
      await expect(desk.getByText("So gewollt (1)")).toBeHidden();
      await expect(row("Bild fehlt")).toBeVisible();
    } finally {
      await desk.request.delete(`${bike}/api/products/${id}`);
    }
  },
);
