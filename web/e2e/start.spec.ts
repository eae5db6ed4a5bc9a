import { passes } from "./axe";
import { changeShop } from "./init";
import { expect, onDesktop, onPhone, test } from "./fixtures";

const LONG_NAME = "Glutnest Zwetschkenknödelhauptstraßenfiliale mit einem sehr langen Namen";

test.describe("start page", () => {
  test(
    "searches by any word, filters by a tag that toggles, and says how many it shows",
    onPhone,
    async ({ customer, pizza }) => {
      const { page } = customer;
      // News would appear after a second, and input while they open would be lost.
      await changeShop(page, { edit: (shop) => void (shop.blocks = []) });
      await page.goto(`${pizza}/`);
      const result = page.getByText(/^\d+ von 3 Filialen werden angezeigt\.$/);
      await expect(result).toHaveText("3 von 3 Filialen werden angezeigt.");
      await page.getByPlaceholder("PLZ / Ort").fill("1070, 1020");
      await expect(result).toHaveText("2 von 3 Filialen werden angezeigt.");
      await page.getByPlaceholder("PLZ / Ort").fill("Gramatneusiedl");
      await expect(page.getByText("Leider wurden keine Ergebnisse gefunden.")).toBeVisible();
      await page.getByPlaceholder("PLZ / Ort").fill("");
      const tag = page.getByRole("button", { pressed: false }).and(page.locator("[aria-pressed]")).first();
      const name = await tag.innerText();
      await tag.click();
      await expect(page.getByRole("button", { name, pressed: true })).toBeVisible();
      await expect(page).toHaveURL(/tag=/);
      await page.getByRole("button", { name, pressed: true }).click();
      await expect(result).toHaveText("3 von 3 Filialen werden angezeigt.");
    },
  );

  test("marks a branch that is not public as inactive", onPhone, async ({ customer, pizza }) => {
    const { page } = customer;
    await changeShop(page, {
      edit: ({ branches }) => {
        if (branches[0]) branches[0].isPublic = false;
      },
    });
    await page.goto(`${pizza}/`);
    await expect(page.getByRole("article").filter({ hasText: "Inaktiv" })).toHaveCount(1);
    await passes(page, "inactive branch");
  });

  for (const { name, clock, words } of [
    { name: "open over midnight", clock: "2026-06-05T23:30:00+02:00", words: /Geöffnet\s*bis 02:00 Uhr/ },
    { name: "closing soon after midnight", clock: "2026-06-06T01:30:00+02:00", words: /Schließt bald\s*um 02:00 Uhr/ },
    { name: "closed at night", clock: "2026-06-06T03:00:00+02:00", words: /Geschlossen\s*öffnet heute um 11:00 Uhr/ },
    {
      name: "closed in the hour that comes twice",
      clock: "2026-10-25T02:30:00+01:00",
      words: /Geschlossen\s*öffnet heute um 12:00 Uhr/,
    },
  ]) {
    test(`tells the next opening: ${name}`, onPhone, async ({ customer, pizza }) => {
      const { page } = customer;
      await changeShop(page, { clock });
      await page.goto(`${pizza}/`);
      await expect(page.getByRole("article").filter({ hasText: "Neubau" }).first()).toContainText(words);
    });
  }
});

test(
  "cards in a row show their state on one line, and the inactive one is last",
  onDesktop,
  async ({ customer, pizza }) => {
    const { page } = customer;
    await page.setViewportSize({ width: 1280, height: 800 });
    await changeShop(page, {
      edit: ({ branches }) => {
        if (branches[0]) branches[0].isPublic = false;
        if (branches[1]) branches[1].name = LONG_NAME;
      },
    });
    await page.goto(`${pizza}/`);
    const cards = page.getByRole("article");
    await expect(cards.last()).toContainText("Inaktiv");
    const states = await cards.getByText(/^(Geöffnet|Schließt bald|Geschlossen)$/).all();
    const tops = await Promise.all(states.map(async (state) => (await state.boundingBox())?.y));
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0);
  },
);

test.describe("home page", () => {
  test("with one branch has three teasers, hours to toggle, and how to reach it", async ({ customer, pizza }) => {
    const { page } = customer;
    await changeShop(page, {
      edit: (shop) => {
        shop.config.enablePluginHomePage = true;
        shop.branches = shop.branches.filter(({ identifier }) => identifier === "neubau");
      },
    });
    await page.goto(`${pizza}/`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Online bestellen" }).first()).toHaveAttribute("href", "/store/neubau");
    await expect(main.getByRole("link", { name: /Anrufen/ })).toHaveAttribute("href", /^tel:\+?\d+$/);
    await expect(main.getByRole("link", { name: /Route/ })).toHaveAttribute("href", /destination=-?[\d.]+,-?[\d.]+/);
    await expect(main.getByRole("table", { name: "Öffnungszeiten" })).toBeVisible();
    await main.getByRole("button", { name: "Lieferzeiten" }).click();
    await expect(main.getByRole("table", { name: "Lieferzeiten" })).toBeVisible();
  });

  test("shows dates with special hours, and which branch is inactive", onPhone, async ({ customer, pizza }) => {
    const { page } = customer;
    await changeShop(page, {
      edit: ({ branches, config }) => {
        config.enablePluginHomePage = true;
        for (const branch of branches)
          branch.openingHours = [
            ...branch.openingHours,
            { type: "once", date: "2026-06-15", isClosed: true, from: "00:00", to: "24:00" },
          ];
        if (branches[0]) branches[0].isPublic = false;
      },
    });
    await page.goto(`${pizza}/`);
    const main = page.getByRole("main");
    await expect(main.getByRole("row", { name: "Montag, 15.06.2026 geschlossen" })).toHaveCount(3);
    await expect(main.getByRole("heading", { name: /Inaktiv$/ })).toHaveCount(1);
    await expect(main.getByRole("link", { name: "Online bestellen" })).toHaveCount(2);
    await passes(page, "home page");
  });
});
