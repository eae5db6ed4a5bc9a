import { expect, onPhone, test } from "./fixtures";

test(
  "a product's dialog stays where it is when its picture arrives, or cannot be loaded",
  onPhone,
  async ({ customer, pizza }) => {
    const { page, store } = customer;
    // A dialog that slides in cannot be compared.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await store.open(`${pizza}/store/neubau`);
    for (const { product, outcome } of [
      { product: "Margherita", outcome: "arrives" },
      { product: "Salami", outcome: "fails" },
    ]) {
      const held = Promise.withResolvers<void>();
      await page.route(/\/image\/(?:.*\/)?(?:small|medium)\//, async (route) => {
        await held.promise;
        await (outcome === "fails" ? route.abort() : route.continue());
      });
      await page.getByRole("button", { name: product, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: product });
      const picture = dialog.locator("img").first();
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
      const boxes = async () => [await dialog.boundingBox(), await dialog.getByRole("group").first().boundingBox()];
      // It slides in: only a dialog at rest can be compared.
      const before = await boxes();
      held.resolve();
      if (outcome === "fails") await expect(picture).toHaveCount(0);
      else
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await boxes()).toEqual(before);
      await page.keyboard.press("Escape");
      await page.unrouteAll({ behavior: "wait" });
    }
  },
);
