import type { Page } from "@playwright/test";
import { passes } from "./axe";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { changeShop } from "./init";
import { answerCookies } from "./pages/content-page";

/** The bike shop's start page with one branch, its map from this provider; an empty style is none. */
async function openHome({ page, url, mapboxStyle }: { page: Page; url: string; mapboxStyle: string }): Promise<void> {
  await answerCookies(page, url, "rejected");
  await changeShop(page, {
    edit: (shop) => {
      Object.assign(shop.config, { enablePluginHomePage: true, enablePluginMapbox: true, mapboxStyle });
      Object.assign(shop, { branches: shop.branches.slice(0, 1), blocks: [] });
    },
  });
  await page.goto(url);
}

test("the map waits for consent, then shows the branch", onDesktop, async ({ page, bike }) => {
  test.slow();
  const style = "https://tiles.openfreemap.org/styles/liberty";
  await page.route(style, (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: {},
        layers: [{ id: "land", type: "background", paint: { "background-color": "#eeeeee" } }],
      },
    }),
  );
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openHome({ page, url: bike, mapboxStyle: style });
  const show = page.getByRole("button", { name: "Karte anzeigen" });
  await show.scrollIntoViewIfNeeded();
  expect(scripts.filter((url) => url.includes("map-canvas"))).toEqual([]);
  await show.click();
  await expect(show).toBeHidden();
  // With WebGL the map, without it nothing in its place; the route link in both cases.
  await expect.poll(() => scripts.filter((url) => url.includes("map-canvas")).length).toBeGreaterThan(0);
  await expect(
    page
      .getByRole("region", { name: /^Karte/ })
      .or(page.getByRole("main").getByRole("link", { name: "Route berechnen" }))
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await passes(page, `map, ${colorScheme}`);
  }
});

test("without a provider there is no map, but the link to directions", onPhone, async ({ page, bike }) => {
  await openHome({ page, url: bike, mapboxStyle: "" });
  await expect(page.getByRole("main").getByRole("link", { name: "Route berechnen" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Karte anzeigen" })).toHaveCount(0);
  // The pictures of a map, whether in a frame or on a canvas, are wide; icons are not.
  expect(
    await page
      .locator("main svg, main canvas")
      .evaluateAll((shapes) => shapes.filter((shape) => shape.getBoundingClientRect().width > 48).length),
  ).toBe(0);
});
