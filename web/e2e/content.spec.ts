import type { Locator, Page } from "@playwright/test";
import { passes } from "./axe";
import { expect, onDesktop, onPhone, test, THEMES } from "./fixtures";
import { changeShop } from "./init";
import { answerCookies, open, section } from "./pages/content-page";

/** Replaces the sections of the workshop's page, also by ones that the platform would refuse. */
const showSections = (page: Page, sections: readonly object[]): Promise<void> =>
  changeShop(page, {
    edit: ({ sites }) => {
      for (const site of sites) if (site.path === "werkstatt") Object.assign(site, { content: { sections } });
    },
  });

test.describe("content pages", () => {
  test("a hero leads down to the next section", onPhone, async ({ page, bike }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/werkstatt`);
    await expect(page.getByRole("heading", { level: 1, name: "Wir richten’s" })).toBeVisible();
    const teaser = section(page, "teaser-workshop");
    await page.getByRole("button", { name: "Nach unten scrollen" }).click();
    await expect(teaser).toBeFocused();
    await expect(teaser.getByRole("heading")).toBeInViewport();
    await teaser.getByRole("link", { name: "Angebot anfordern" }).click();
    await expect(page).toHaveURL(/\/store\/werkstatt$/);
  });

  test("a card turns to its back and takes the focus along, by keyboard too", onDesktop, async ({ page, bike }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/ueber-uns`);
    const card = page.getByRole("article", { name: "Ilse Quendel" });
    await expect(card.getByRole("link", { name: "ilse@quendelrad.example" })).toHaveAttribute(
      "href",
      "mailto:ilse@quendelrad.example",
    );
    const toggle = card.getByRole("button", { name: "Über mich" });
    const close = card.locator("button[aria-label='Schließen']");
    await expect(close.locator("xpath=ancestor::*[@inert]")).toHaveCount(1);
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(close).toBeFocused();
    await expect(toggle.locator("xpath=ancestor::*[@inert]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(toggle).toBeFocused();
    await toggle.click();
    await close.click();
    await expect(toggle).toBeFocused();
    // As high as the picture, however long the text on the back is.
    expect(
      await toggle.evaluate(
        ({ parentElement }) => (parentElement?.offsetHeight ?? 0) - (parentElement?.offsetWidth ?? 0),
      ),
    ).toBe(0);
  });

  test("brands: logos open in a new tab; dots, swipes and time change the pictures, and it can be stopped", async ({
    page,
    bike,
    isMobile,
  }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/ueber-uns`);
    const brands = section(page, "brands");
    await expect(brands.getByRole("link", { name: /^Logo Nordhang/ })).toHaveAttribute("target", "_blank");
    await expect(brands.getByRole("link", { name: /^Logo Nordhang/ })).toHaveAttribute("rel", "noopener");
    const slider = brands.getByRole("region", { name: "Fahrräder" });
    const dots = slider.getByRole("button", { name: /^Bild/ });
    const shown = (index: number): Promise<void> => expect(dots.nth(index)).toHaveAttribute("aria-current", "true");
    await slider.scrollIntoViewIfNeeded();
    await slider.getByRole("button", { name: "Fahrräder: anhalten" }).click();
    await dots.nth(2).click();
    await shown(2);
    await expect
      .poll(() =>
        slider
          .getByRole("img", { name: "Rennrad von Velinda" })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    // In narrow windows the shortest swipe counts, in others it needs more than 50 px.
    await pull({ page, slider, by: isMobile ? -8 : -40 });
    await shown(isMobile ? 0 : 2);
    if (!isMobile) await pull({ page, slider, by: -120 });
    await shown(0);
    await pull({ page, slider, by: 120 });
    await shown(2);
    await slider.getByRole("button", { name: "Fahrräder: abspielen" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(dots.nth(0)).toHaveAttribute("aria-current", "true", { timeout: 8000 });
    await expect(brands.getByRole("region", { name: "Lastenräder" }).getByRole("button")).toHaveCount(0);
  });

  test("nothing moves by itself with reduced motion", onDesktop, async ({ page, bike }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/verleih`);
    const slider = page.getByRole("region", { name: "Drei Touren" });
    await expect(slider.getByRole("button")).toHaveCount(3);
    await page.clock.runFor(7_000);
    await expect(slider.getByRole("button", { name: "Bild 1 von 3" })).toHaveAttribute("aria-current", "true");
  });

  test("finance has its maximum width, texts have their columns", onDesktop, async ({ page, bike }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/finanzierung`);
    await expect(section(page, "finance").locator(".boundaries-center")).toBeVisible();
    await expect(section(page, "text-text-image").getByRole("heading", { name: "Dienstrad und Tausch" })).toBeVisible();
    await open(page, `${bike}/kontakt`);
    await expect(section(page, "text").locator("[data-column]")).toHaveAttribute("data-column", "three");
  });

  test("a map comes only with consent, in a sandbox", onPhone, async ({ page, bike }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/kontakt`);
    const map = section(page, "map");
    await expect(map.getByText("Haselrutengasse 9")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await map.getByRole("button", { name: "Zustimmen und Karte laden" }).click();
    const frame = page.locator("iframe[title='Karte']");
    await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
    await expect(page.frameLocator("iframe[title='Karte']").locator("svg")).toBeVisible();
    await expect(map.locator("[data-scheme]").first()).toHaveAttribute("data-scheme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(map.locator("[data-scheme]").first()).toHaveAttribute("data-scheme", "dark");
  });

  test(
    "addresses: nested, any case, with a slash; drafts are hidden; unknown ones show links",
    onDesktop,
    async ({ page, bike, pizza }) => {
      await answerCookies(page, bike, "rejected");
      await open(page, `${bike}/Ratgeber/Pflege/`);
      await expect(page.getByRole("heading", { level: 1, name: "Pflege in zehn Minuten" })).toBeVisible();
      await open(page, `${pizza}/gutscheine`);
      await expect(page.getByText("Leider wurde die angeforderte Seite nicht gefunden.")).toBeVisible();
      await expect(page.locator("meta[name='robots']").first()).toHaveAttribute("content", /noindex/);
      await open(page, `${bike}/gibt/es/nicht`);
      await expect(page.getByText("Leider wurde die angeforderte Seite nicht gefunden.")).toBeVisible();
      await expect(page.locator("meta[name='robots']").first()).toHaveAttribute("content", /noindex/);
      await page.getByRole("link", { name: "Zur Startseite" }).click();
      await expect(page).toHaveURL(`${bike}/`);
    },
  );
});

test.describe("words longer than a phone is wide", () => {
  const WORD = "Fahrradversicherungsbedingungen";
  const sections = [
    { type: "hero", value: { title: WORD, links: [{ label: `${WORD}ansehen`, url: "/kontakt" }] } },
    { type: "text-image", value: { title: WORD, text: `${WORD} und ${WORD}auszug` } },
  ];

  for (const width of [320, 390]) {
    test(`are hyphenated at ${width} px, and none is cut off`, onPhone, async ({ page, bike }) => {
      await answerCookies(page, bike, "rejected");
      await page.setViewportSize({ width, height: 800 });
      await showSections(page, sections);
      await open(page, `${bike}/werkstatt`);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(WORD);
      await expect(heading).toHaveCSS("hyphens", "auto");
      for (const words of [
        heading,
        page.getByRole("main").getByRole("link"),
        page.getByRole("heading", { level: 2 }).first(),
        page.getByText(`${WORD}auszug`),
      ]) {
        expect(
          await words.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range.getBoundingClientRect().right;
          }),
          String(words),
        ).toBeLessThanOrEqual(width - 16);
      }
    });
  }
});

test.describe("a page's content that is broken or hostile", () => {
  const HOSTILE = [
    [
      "<script>window.hacked = 1</script>",
      "<img src=x onerror='window.hacked = 1'>",
      "<svg onload='window.hacked = 1'><script>window.hacked = 1</script></svg>",
    ].join(""),
    "[eins](javascript:window.hacked=1) [zwei](data:text/html,<script>1</script>) " +
      "<a href='java&#10;script:window.hacked=1'>drei</a>",
    [
      "<iframe src='https://evil.example'></iframe>",
      "<style>body{display:none}</style>",
      "<p style='position:fixed' onclick='window.hacked = 1'>Absatz</p>",
      "<form action='https://evil.example'><input name=q></form>",
    ].join(""),
  ].join("\n\n");
  const sections = [
    { type: "hero", value: { title: 5, image: "x", links: [{ label: "<b>", url: "javascript:window.hacked=1" }] } },
    { type: "gibt-es-nicht", value: {} },
    { type: "brands", value: { areas: [null, { brands: 3, links: [{}] }] } },
    { type: "team", value: "nichts" },
    { type: "map", value: { iframe_url: "javascript:alert(1)" } },
    { type: "text", value: { text: HOSTILE } },
  ];

  test("is left out and runs no scripts", onDesktop, async ({ page, bike }) => {
    await answerCookies(page, bike, "accepted");
    await showSections(page, sections);
    await open(page, `${bike}/werkstatt`);
    const fault = section(page, "gibt-es-nicht").getByRole("alert");
    await expect(fault).toContainText("500 Internal Server Error");
    await expect(fault).toContainText("Leider ist ein interner Fehler aufgetreten.");
    const text = section(page, "text");
    await expect(text.getByText("Absatz")).toBeVisible();
    await text.getByText("Absatz").click();
    await expect(
      page.locator(
        "main iframe, main style, main script, main form, main [onerror], main [onclick], main [style*='fixed']",
      ),
    ).toHaveCount(0);
    expect(
      await page
        .locator("main a[href]")
        .evaluateAll(
          (links: HTMLAnchorElement[]) =>
            links.filter(({ protocol }) => !["http:", "https:", "mailto:", "tel:"].includes(protocol)).length,
        ),
    ).toBe(0);
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
  });
});

test(
  "news open once by themselves and by their button, change by buttons and arrows, and close by Escape",
  onPhone,
  async ({ page, pizza }) => {
    await page.clock.install();
    await answerCookies(page, pizza, "rejected");
    await open(page, `${pizza}/`);
    const dialog = page.getByRole("dialog", { name: "Neuigkeiten" });
    await expect(dialog.getByRole("heading", { name: "Mittags in 20 Minuten" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("heading", { name: "Eine für alle" })).toBeVisible();
    await dialog.getByRole("button", { name: "Nächste Neuigkeit" }).click();
    await expect(dialog.getByRole("heading", { name: "Mittags in 20 Minuten" })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByRole("button", { name: "Vorherige Neuigkeit" }).click();
    await expect(dialog.getByRole("heading", { name: "Mittags in 20 Minuten" })).toBeVisible();
    await passes(page, "news");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    const point = page.getByRole("button", { name: "Neuigkeiten" });
    await expect(point).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(dialog).toBeHidden();
    await point.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(point).toBeFocused();
  },
);

for (const { colorScheme, on } of THEMES) {
  test(
    `pages of both shops pass axe in the ${colorScheme} theme and never scroll sideways`,
    on,
    async ({ page, pizza, bike }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const url of [
        ...["verleih", "finanzierung", "werkstatt", "ueber-uns", "kontakt", "ratgeber/pflege"].map(
          (path) => `${bike}/${path}`,
        ),
        ...["ueber-uns", "catering", "jobs", "kontakt", "lieferung", "gutscheine"].map((path) => `${pizza}/${path}`),
      ]) {
        await answerCookies(page, url, "rejected");
        await open(page, url);
        await passes(page, url);
      }
      await open(page, `${bike}/ueber-uns`);
      await page.getByRole("article", { name: "Yuna Achleitner" }).getByRole("button", { name: "Über mich" }).click();
      await passes(page, "card");
    },
  );
}

async function pull({ page, slider, by }: { page: Page; slider: Locator; by: number }): Promise<void> {
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 3, 120)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}
