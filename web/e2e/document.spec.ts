import type { Page } from "@playwright/test";
import { expect, onDesktop, onPhone, test } from "./fixtures";

test.describe("what is seen first", () => {
  test("needs no script of the shop, and has the chosen colours", onPhone, async ({ context, pizza }) => {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("color-scheme", "dark"));
    await page.route(/\/assets\/(?!start-).*\.js$/, (route) => route.abort());
    for (const [path, title, text] of [
      ["/store/neubau", "Glutnest Neubau", "Margherita"],
      [
        "/store/neubau/checkout",
        "Bestellung abschließen",
        "Ihre Bestellung geht an Glutnest Neubau, Pfefferminzgasse 14, 1070 Wien.",
      ],
      ["/lieferung", "Lieferung und Abholung", "Wir liefern selbst, mit Rädern und zwei elektrischen Rollern."],
    ] as const) {
      await page.goto(`${pizza}${path}`);
      await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText(text).first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    }
    // The connection is restored.
    await page.unroute(/\/assets\/(?!start-).*\.js$/);
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("button", { name: "MENÜ" })).toBeVisible();
  });
});

test.describe("title and metadata of a page", () => {
  test("are in the first answer and follow the screen", onDesktop, async ({ customer, pizza }) => {
    const { page } = customer;
    const answer = await page.request.get(`${pizza}/store/neubau`);
    const html = await answer.text();
    expect(html).toMatch(/<title>[^<]*Neubau[^<]*Glutnest[^<]*<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${pizza}/store/neubau" />`);
    expect(html).toContain('"@type":"Restaurant"');
    await page.goto(`${pizza}/store/neubau`);
    const base = "Glutnest – Holzofenpizza in Wien";
    await expect(page).toHaveTitle(`Glutnest Neubau - ${base}`);
    await page.getByRole("banner").getByRole("link").click();
    await expect(page).toHaveTitle(new RegExp(`${base}$`));
    await says(page, { canonical: `${pizza}/`, "og:url": `${pizza}/`, robots: null });
    await page.goto(`${pizza}/store/neubau/checkout`);
    await expect(page).toHaveTitle(`Bestellvorgang - ${base}`);
    await says(page, { canonical: `${pizza}/store/neubau`, robots: null });
    await page.goto(`${pizza}/site/imprint`);
    await expect(page).toHaveTitle(`Impressum - ${base}`);
    await says(page, { "og:title": `Impressum - ${base}`, "twitter:title": `Impressum - ${base}`, robots: null });
  });

  test("an unknown page is a 404 with its message, also without scripts", onPhone, async ({ customer, pizza }) => {
    // The last two are wrongly encoded.
    for (const path of ["/gibt-es-nicht", "/%E0%A4%A", "/store/%E0%A4%A"]) {
      const answer = await customer.page.goto(pizza + path);
      expect(answer?.status()).toBe(404);
      await expect(
        customer.page.getByRole("heading", { name: "Leider wurde die angeforderte Seite nicht gefunden." }),
      ).toBeVisible();
      await says(customer.page, { robots: "noindex" });
    }
  });

  test("sitemap and robots.txt name the pages that may be indexed", onDesktop, async ({ request, pizza }) => {
    const sitemap = await (await request.get(`${pizza}/sitemap.xml`)).text();
    for (const path of ["/", "/store/neubau", "/catering", "/site/imprint"])
      expect(sitemap).toContain(`<loc>${pizza}${path}</loc>`);
    expect(sitemap).not.toContain("gutscheine");
    expect(await (await request.get(`${pizza}/robots.txt`)).text()).toContain(`Sitemap: ${pizza}/sitemap.xml`);
  });

  test("the theme is stored and colours the browser's frame", onPhone, async ({ customer, pizza }) => {
    const { page } = customer;
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(pizza);
    await page.getByRole("button", { name: "Helle Darstellung einschalten" }).click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect
      .poll(() =>
        page.locator('meta[name="theme-color"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content"))),
      )
      .toEqual(["#ffffff", "#ffffff"]);
  });
});

async function says(page: Page, expected: Record<string, string | null>): Promise<void> {
  for (const [name, value] of Object.entries(expected)) {
    const tag = page.locator(`head [name="${name}"], head [property="${name}"], head [rel="${name}"]`);
    if (value === null) await expect(tag).toHaveCount(0);
    else await expect(tag).toHaveAttribute(name === "canonical" ? "href" : "content", value);
  }
}
