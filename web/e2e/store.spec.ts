import type { Page } from "@playwright/test";
import { expect, onPhone, test } from "./fixtures";
import { type ShopData, changeShop } from "./init";

/** A menu of 1,000 products in 20 categories, made of the shop's first product. */
function makeLarge(shop: ShopData): void {
  const model = shop.products.find(({ schedule, isEnabled }) => isEnabled && !schedule);
  const category = shop.categories.find(({ schedule }) => !schedule);
  if (!model || !category) throw new Error("The demo shop has changed");
  shop.products = Array.from({ length: 1000 }, (_, index) => ({
    ...model,
    id: `prd_${index}`,
    name: `Produkt ${index}`,
  }));
  shop.categories = Array.from({ length: 20 }, (_, index) => ({
    ...category,
    id: `cat_${index}`,
    name: `Kategorie ${index}`,
  }));
  const catalog = shop.categories.map(({ id }, index) => ({
    category: id,
    products: shop.products.slice(index * 50, index * 50 + 50).map((product) => product.id),
  }));
  for (const menu of shop.menus) menu.catalog = catalog;
}

const currentCategory = (page: Page) =>
  page.getByRole("navigation", { name: "Kategorien" }).locator('[aria-current="true"]');

test.describe("a menu of 1,000 products", () => {
  test.beforeEach(async ({ customer, pizza }) => {
    await changeShop(customer.page, { edit: makeLarge });
    await customer.store.open(`${pizza}/store/neubau`);
    // Not by role: computing a thousand roles takes longer than rendering the rows.
    await expect(customer.page.locator("main article")).toHaveCount(1000, { timeout: 60_000 });
  });

  test("renders only what is near the visible part, and finds everything by search", async ({ customer }) => {
    const { page } = customer;
    const drawn = await page.evaluate(
      () =>
        [...document.querySelectorAll("main article h3")].filter((name) =>
          name.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
    expect(drawn).toBeGreaterThan(2);
    expect(drawn).toBeLessThan(150);
    // Behaves like find-in-page.
    expect(await page.evaluate(() => (window as { find?: (text: string) => boolean }).find?.("Produkt 987"))).toBe(
      true,
    );
    await expect(page.getByRole("button", { name: "Produkt 987", exact: true })).toBeInViewport();
  });

  test("jumps to a category and marks the current one", async ({ customer }) => {
    const { page } = customer;
    await page.getByRole("link", { name: "Kategorie 15", exact: true }).click();
    const heading = page.getByRole("heading", { name: "Kategorie 15", exact: true });
    await expect(heading).toBeInViewport();
    await expect(currentCategory(page)).toHaveText("Kategorie 15");
    const { top, height, width } = await heading.evaluate((element) => ({
      top: element.closest("section")?.getBoundingClientRect().top ?? 0,
      height: innerHeight,
      width: innerWidth,
    }));
    expect(top).toBeLessThan(height * 0.25);
    expect(Math.abs(top - (width < 720 ? width * 0.36 : 150))).toBeLessThan(12);
    // A key ends the corrections that follow a jump.
    await page.keyboard.press("Home");
    await expect(currentCategory(page)).toHaveText("Kategorie 0");
  });

  test("renders no row again when the cart changes", onPhone, async ({ customer }) => {
    const { page, store } = customer;
    await page.evaluate(() => {
      const counter = Object.assign(window, { changed: 0 });
      const observer = new MutationObserver(
        (changes) =>
          (counter.changed += changes.filter(({ target }) => (target as Element).closest?.("article")).length),
      );
      observer.observe(document.querySelector("main") as Element, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await store.add({ product: "Produkt 1" });
    await expect(await store.cart()).toContainText("Produkt 1");
    expect(await page.evaluate(() => (window as { changed?: number }).changed)).toBe(0);
  });
});

test.describe("hours", () => {
  const cases = [
    {
      name: "closed, preorders taken",
      clock: "2026-06-05T06:00:00+02:00",
      branch: "neubau",
      says: [
        "Derzeit haben wir leider geschlossen.",
        "Wir öffnen wieder heute um 11:00 Uhr.",
        "Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.",
      ],
    },
    {
      name: "closed, no preorders",
      clock: "2026-06-05T15:30:00+02:00",
      branch: "favoriten",
      says: ["Derzeit haben wir leider geschlossen.", "Wir öffnen wieder heute um 17:00 Uhr."],
    },
    {
      name: "closing soon, after midnight",
      clock: "2026-06-06T01:30:00+02:00",
      branch: "neubau",
      says: ["Wir schließen in 30 Minuten."],
    },
    {
      name: "closing soon on the night clocks go forward",
      clock: "2026-03-29T01:30:00+01:00",
      branch: "neubau",
      says: ["Wir schließen in 30 Minuten."],
    },
  ];
  for (const { name, clock, branch, says } of cases) {
    test(`${name}`, onPhone, async ({ customer, pizza }) => {
      await changeShop(customer.page, { clock });
      await customer.store.open(`${pizza}/store/${branch}`);
      for (const text of says) await expect(customer.page.getByRole("main").getByText(text).first()).toBeVisible();
    });
  }

  test(
    "while delivery is closed the alternatives can be chosen with one button",
    onPhone,
    async ({ customer, pizza }) => {
      const { page, store } = customer;
      await changeShop(page, {
        edit: ({ branches, config }) => {
          config.defaultDeliveryMethod = "delivery";
          for (const branch of branches)
            Object.assign(branch, {
              isDeliveryHoursEnabled: true,
              deliveryHours: [{ type: "daily", isClosed: false, from: "08:00", to: "09:00" }],
            });
        },
      });
      await store.open(`${pizza}/store/neubau`);
      await expect(page.getByText("Derzeit ist leider keine Lieferung möglich.").first()).toBeVisible();
      await expect(page.getByText("Wir liefern wieder morgen ab 08:00 Uhr.")).toBeVisible();
      await page.getByRole("button", { name: "Takeaway wählen" }).click();
      await expect(page.getByText("Derzeit ist leider keine Lieferung möglich.")).toHaveCount(0);
    },
  );
});

test("deposit and unit price are shown beside the price, allergens are named", onPhone, async ({ customer, pizza }) => {
  const { page, store } = customer;
  await store.open(`${pizza}/store/neubau`);
  const cola = page.getByRole("article").filter({ hasText: "Kräuterkola 0,33 l" });
  await expect(cola).toContainText("3,80 €");
  await expect(cola).toContainText("11,52 € / l");
  await expect(cola).toContainText("zzgl. 0,25 € Pfand");
  await store.add({ product: "Kräuterkola 0,33 l" });
  await expect(await store.cart()).toContainText("inkl. 0,25 € Pfand");
  await expect(await store.cart()).toContainText("4,05 €");
});

test(
  "a word longer than the screen is broken and causes no sideways scrolling",
  onPhone,
  async ({ customer, pizza }) => {
    const { page, store } = customer;
    const word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";
    await changeShop(page, {
      edit: ({ products, categories }) => {
        for (const product of products) Object.assign(product, { name: `${word} ${product.name}`, description: word });
        for (const category of categories) category.name = `${word} ${category.name}`;
      },
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await store.open(`${pizza}/store/neubau`);
    await expect(page.getByRole("article").first()).toBeVisible();
    const widest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll("main article, main h2")].map(
          (element) => element.getBoundingClientRect().right,
        ),
      ),
    );
    expect(widest).toBeLessThanOrEqual(360);
  },
);

test("a sold-out product says so and cannot be opened", onPhone, async ({ customer, pizza }) => {
  const { page, store } = customer;
  await store.open(`${pizza}/store/neubau`);
  const lunch = page.getByRole("article").filter({ hasText: "Mittagsmenü Pizza" });
  await expect(lunch).toContainText("Erhältlich Mo–Fr 11:00–14:00 Uhr");
  await expect(lunch.getByRole("button")).toHaveCount(0);
});

test(
  "the cart belongs to the branch and survives a reload; changed products are removed from it and named",
  onPhone,
  async ({ customer, pizza }) => {
    const { page, store } = customer;
    await store.open(`${pizza}/store/neubau`);
    await store.add({ product: "Kräuterkola 0,33 l" });
    await page.goto(`${pizza}/store/favoriten`);
    await expect(page.getByText("inkl. 0,25 € Pfand")).toHaveCount(0);
    await changeShop(page, {
      edit: ({ products }) => {
        for (const product of products)
          if (product.name === "Kräuterkola 0,33 l") product.price = (product.price ?? 0) + 10;
      },
    });
    await page.goto(`${pizza}/store/neubau`);
    await expect(page.getByRole("alert").filter({ hasText: "Kräuterkola 0,33 l", visible: true })).toContainText(
      "Ein Produkt wurde aus dem Warenkorb entfernt.",
    );
  },
);

test(
  "a table's code chooses dine-in and the table; a wrong one shows a message",
  onPhone,
  async ({ customer, pizza }) => {
    const { page, store } = customer;
    const table: { identifier?: string | undefined } = {};
    await changeShop(page, {
      edit: ({ branches, tables }) => {
        const neubau = branches.find(({ identifier }) => identifier === "neubau");
        table.identifier = tables.find(({ branch }) => branch === neubau?.id)?.identifier;
      },
    });
    await store.open(`${pizza}/store/neubau`);
    const identifier = table.identifier ?? "";
    await page.goto(`${pizza}/store/neubau?table=${encodeURIComponent(identifier)}`);
    await expect(page.getByText(`Sie bestellen an Tisch ${identifier}.`)).toBeVisible();
    await store.add({ product: "Kräuterkola 0,33 l" });
    await store.toCheckout();
    await expect(page.getByLabel("Tisch", { exact: false }).locator("option:checked")).toHaveText(identifier);
    await page.goto(`${pizza}/store/neubau?table=gibt-es-nicht`);
    await expect(page.getByText("Den Tisch „gibt-es-nicht“ gibt es hier nicht.")).toBeVisible();
  },
);

test(
  "going back restores the scroll position, also in a page that became longer meanwhile",
  onPhone,
  async ({ page, customer: { store }, pizza }) => {
    await store.open(`${pizza}/store/neubau`);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Impressum" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
    // As if the rows above were rendered only after the scroll position was restored.
    await page.evaluate(() =>
      window.addEventListener("popstate", () => setTimeout(() => window.scrollTo(0, 700), 300)),
    );
    await page.goBack();
    await page.waitForTimeout(1_500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  },
);

test("an unknown branch shows links to others", onPhone, async ({ customer, pizza }) => {
  const { page } = customer;
  await page.goto(`${pizza}/store/gibt-es-nicht`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Diese Filiale gibt es nicht oder sie nimmt derzeit keine Bestellungen an.",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Zur Startseite" })).toBeVisible();
});
