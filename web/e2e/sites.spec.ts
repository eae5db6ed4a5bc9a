import type { Locator } from "@playwright/test";
import { expect, onDesktop, test } from "./fixtures";
import { answerCookies, section } from "./pages/content-page";

test(
  "a page is put together of sections in the back-office, and the shop shows them",
  onDesktop,
  async ({ page, openDesk, bike }) => {
    const path = "e2e-gravur";
    const { page: desk } = await openDesk(bike);
    await desk.goto(`${bike}/backend#/sites/new`);
    const choose = async (field: Locator, option: string): Promise<void> => {
      await field.click();
      await desk.getByRole("option", { name: option, exact: true }).click();
    };
    await desk.getByLabel("Pfad").fill(path);
    await desk.getByLabel("Name").fill("Gravur");
    await desk.getByRole("switch", { name: "Öffentlich" }).focus();
    await desk.keyboard.press("Space");
    await choose(desk.getByRole("button", { name: /Art/ }), "Standardseite");
    await desk.getByRole("button", { name: "Abschnitte: Eintrag hinzufügen" }).click();
    const first = desk.locator("[data-field='content.sections.0.type']");
    await choose(first.getByRole("button"), "Text und Bild");
    await desk.getByLabel("Titel").last().fill("Ihr Name am Rahmen");
    await desk.getByRole("button", { name: "Speichern" }).click();
    await expect(desk).not.toHaveURL(/new$/);
    try {
      await answerCookies(page, bike, "rejected");
      await expect(async () => {
        await page.goto(`${bike}/${path}`);
        await expect(section(page, "text-image").getByRole("heading", { name: "Ihr Name am Rahmen" })).toBeVisible({
          timeout: 2_000,
        });
      }).toPass({ timeout: 20_000 });
    } finally {
      const { data } = (await (await desk.request.get(`${bike}/api/sites`)).json()) as {
        data: { id: string; path: string }[];
      };
      for (const { id, path: other } of data) if (other === path) await desk.request.delete(`${bike}/api/sites/${id}`);
    }
  },
);
