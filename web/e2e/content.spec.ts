import type { Locator, Page } from "@playwright/test";
import { passes } from "./axe";
import { expect, test } from "./fixtures";

const CONSENT = "cookie-banner-acceptance-state";

async function answerCookies(page: Page, url: string, answer: "accepted" | "rejected"): Promise<void> {
  await page.context().addCookies([{ name: CONSENT, value: answer, url }]);
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const section = (page: Page, type: string): Locator => page.locator(`[data-section="${type}"]`);

test.describe("content pages", () => {
  test("a hero leads down to the next section", async ({ page, bike }) => {
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

  test("a card turns to its back and takes the focus along, by keyboard too", async ({ page, bike }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/ueber-uns`);
    const card = page.getByRole("article", { name: "Ilse Quendel" });
    await expect(card.getByRole("link", { name: "ilse@quendelrad.example" })).toHaveAttribute("href", "mailto:ilse@quendelrad.example");
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
    // As tall as the picture is, however much the back has to say.
    expect(await toggle.evaluate(({ parentElement }) => (parentElement?.offsetHeight ?? 0) - (parentElement?.offsetWidth ?? 0))).toBe(0);
  });

  test("brands: logos open in a new tab; dots, swipes and time turn the pictures, and it can be stopped", async ({ page, bike, isMobile }) => {
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
    await expect.poll(() => slider.getByRole("img", { name: "Rennrad von Velinda" }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // On narrow windows the shortest pull counts, on others it takes more than 50 px.
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

  test("nothing turns by itself for who wants no motion", async ({ page, bike }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/verleih`);
    const slider = page.getByRole("region", { name: "Drei Touren" });
    await expect(slider.getByRole("button")).toHaveCount(3);
    await page.waitForTimeout(7000);
    await expect(slider.getByRole("button", { name: "Bild 1 von 3" })).toHaveAttribute("aria-current", "true");
  });

  test("finance stands where its boundaries say, texts in their columns", async ({ page, bike }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/finanzierung`);
    await expect(section(page, "finance").locator(".boundaries-center")).toBeVisible();
    await expect(section(page, "text-text-image").getByRole("heading", { name: "Dienstrad und Tausch" })).toBeVisible();
    await open(page, `${bike}/kontakt`);
    await expect(section(page, "text").locator("[data-column]")).toHaveAttribute("data-column", "three");
  });

  test("a map comes only with consent, in a sandbox", async ({ page, bike }) => {
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

  test("addresses: nested, any case, with a slash; drafts marked; unknown ones lead on", async ({ page, bike, pizza }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/Ratgeber/Pflege/`);
    await expect(page.getByRole("heading", { level: 1, name: "Pflege in zehn Minuten" })).toBeVisible();
    await open(page, `${pizza}/gutscheine`);
    await expect(page.getByText("Entwurf", { exact: true })).toBeVisible();
    await expect(page.locator("meta[name='robots']").first()).toHaveAttribute("content", /noindex/);
    await open(page, `${bike}/gibt/es/nicht`);
    await expect(page.getByText("Leider wurde die angeforderte Seite nicht gefunden.")).toBeVisible();
    await expect(page.locator("meta[name='robots']").first()).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: "Zur Startseite" }).click();
    await expect(page).toHaveURL(`${bike}/`);
  });
});

test.describe("words longer than a phone is wide", () => {
  const WORD = "Fahrradversicherungsbedingungen";
  const sections = [
    { type: "hero", value: { title: WORD, links: [{ label: `${WORD}ansehen`, url: "/kontakt" }] } },
    { type: "text-image", value: { title: WORD, text: `${WORD} und ${WORD}auszug` } },
  ];

  for (const width of [320, 390]) {
    test(`part at ${width} px, and none is cut off`, async ({ page, bike }) => {
      await answerCookies(page, bike, "rejected");
      await page.setViewportSize({ width, height: 800 });
      await page.route("**/api/init", async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { url: string; data: { path: string; content: object }[] }[] };
        for (const site of body.data.find(({ url }) => url === "sites")?.data ?? []) if (site.path === "werkstatt") site.content = { sections };
        await route.fulfill({ response, json: body });
      });
      await open(page, `${bike}/werkstatt`);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(WORD);
      await expect(heading).toHaveCSS("hyphens", "auto");
      for (const words of [heading, page.getByRole("main").getByRole("link"), page.getByRole("heading", { level: 2 }).first(), page.getByText(`${WORD}auszug`)]) {
        expect(await words.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().right;
        }), String(words)).toBeLessThanOrEqual(width - 16);
      }
    });
  }
});

test.describe("a page's content that is broken or hostile", () => {
  const HOSTILE = [
    "<script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'><svg onload='window.hacked = 1'><script>window.hacked = 1</script></svg>",
    "[eins](javascript:window.hacked=1) [zwei](data:text/html,<script>1</script>) <a href='java&#10;script:window.hacked=1'>drei</a>",
    "<iframe src='https://evil.example'></iframe><style>body{display:none}</style><p style='position:fixed' onclick='window.hacked = 1'>Absatz</p><form action='https://evil.example'><input name=q></form>",
  ].join("\n\n");
  const sections = [
    { type: "hero", value: { title: 5, image: "x", links: [{ label: "<b>", url: "javascript:window.hacked=1" }] } },
    { type: "gibt-es-nicht", value: {} },
    { type: "brands", value: { areas: [null, { brands: 3, links: [{}] }] } },
    { type: "team", value: "nichts" },
    { type: "map", value: { iframe_url: "javascript:alert(1)" } },
    { type: "text", value: { text: HOSTILE } },
  ];

  test("costs its own place and runs nothing", async ({ page, bike }) => {
    await answerCookies(page, bike, "accepted");
    await page.route("**/api/init", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { url: string; data: { path: string; content: object }[] }[] };
      for (const site of body.data.find(({ url }) => url === "sites")?.data ?? []) if (site.path === "werkstatt") site.content = { sections };
      await route.fulfill({ response, json: body });
    });
    await open(page, `${bike}/werkstatt`);
    const fault = section(page, "gibt-es-nicht").getByRole("alert");
    await expect(fault).toContainText("500 Internal Server Error");
    await expect(fault).toContainText("Leider ist ein interner Fehler aufgetreten.");
    const text = section(page, "text");
    await expect(text.getByText("Absatz")).toBeVisible();
    await text.getByText("Absatz").click();
    await expect(page.locator("main iframe, main style, main script, main form, main [onerror], main [onclick], main [style*='fixed']")).toHaveCount(0);
    expect(await page.locator("main a[href]").evaluateAll((links: HTMLAnchorElement[]) => links.filter(({ protocol }) => !["http:", "https:", "mailto:", "tel:"].includes(protocol)).length)).toBe(0);
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
  });
});

test.describe("forms", () => {
  const answerWith = async (page: Page, answer: { status: number; body: object } | null, bodies: object[] = []): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/api/custom/contact-form", async (route) => {
      bodies.push(route.request().postDataJSON() as object);
      await promise;
      await (answer ? route.fulfill({ status: answer.status, json: answer.body }) : route.abort());
    });
    return resolve;
  };

  test("contact: faults at the fields, an answer over the form, an empty form after it", async ({ page, bike }) => {
    const bodies: object[] = [];
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/kontakt`);
    const form = page.getByRole("form", { name: "Kontakt" });
    await expect(form.getByPlaceholder("Anliegen*")).toHaveAttribute("rows", "8");
    await form.getByRole("button", { name: "Absenden" }).click();
    await expect(form.getByPlaceholder("Nachname*")).toBeFocused();
    await expect(form.getByText("Dieser Wert sollte nicht leer sein.")).toHaveCount(3);
    await form.getByPlaceholder("Nachname*").fill("Quendel");
    await form.getByPlaceholder("Telefonnummer*").fill("+43 316 5550");
    await form.getByPlaceholder("Anliegen*").fill("Probefahrt");
    const answer = await answerWith(page, { status: 200, body: { data: {} } }, bodies);
    await form.getByRole("button", { name: "Absenden" }).click();
    await expect(page.getByRole("status").getByText("Wird verarbeitet...")).toBeVisible();
    await expect(page.getByRole("button", { name: "Zurück" })).toBeDisabled();
    answer();
    await expect(page.getByRole("status").getByText("Vielen Dank!")).toBeVisible();
    await expect(page.getByText("Wir melden uns in Kürze bei Ihnen.")).toBeVisible();
    await page.getByRole("button", { name: "Zurück" }).click();
    await expect(form.getByPlaceholder("Nachname*")).toHaveValue("");
    expect(bodies).toEqual([{ lastName: "Quendel", phone: "+43 316 5550", comment: "Probefahrt", website: "" }]);
  });

  test("rental: the server's words at the field, and nothing of what was typed is lost", async ({ page, bike }) => {
    await answerCookies(page, bike, "rejected");
    await open(page, `${bike}/verleih`);
    const form = page.getByRole("form", { name: "Verleih-Anfrage" });
    const values = { "Nachname*": "Quendel", "E-mail": "ilse@quendelrad.example", "Telefonnummer*": "123", "Gewünschter Termin*": "Samstag", "Gewünschte Uhrzeit*": "9 Uhr" };
    for (const [placeholder, value] of Object.entries(values)) await form.getByPlaceholder(placeholder).fill(value);
    const answer = await answerWith(page, { status: 422, body: { errors: [{ field: "phone", code: "validation.invalid", message: "Dieser Wert ist nicht gültig." }] } });
    answer();
    await form.getByRole("button", { name: "Absenden" }).click();
    const fault = page.getByRole("alert").filter({ hasText: "Fehler" });
    await expect(fault).toContainText("Telefonnummer: Dieser Wert ist nicht gültig.");
    await page.getByRole("button", { name: "Zurück" }).click();
    await expect(form.getByPlaceholder("Telefonnummer*")).toBeFocused();
    await expect(form.getByPlaceholder("Telefonnummer*")).toHaveAttribute("aria-invalid", "true");
    await page.reload();
    for (const [placeholder, value] of Object.entries(values)) await expect(form.getByPlaceholder(placeholder)).toHaveValue(value);
    await page.unroute("**/api/custom/contact-form");
    const gone = await answerWith(page, null);
    gone();
    await form.getByRole("button", { name: "Absenden" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Fehler" })).toContainText("Leider konnte das Formular nicht verarbeitet werden. Bitte prüfen Sie Ihre Eingaben oder kontaktieren Sie uns via E-Mail.");
  });
});

test("news come once by themselves and by the info-point, turn by buttons and arrows, and close by Escape", async ({ page, pizza }) => {
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
  await page.waitForTimeout(2500);
  await expect(dialog).toBeHidden();
  await point.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(point).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`pages of both shops pass axe in the ${colorScheme} theme and never scroll sideways`, async ({ page, pizza, bike }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const url of [...["verleih", "finanzierung", "werkstatt", "ueber-uns", "kontakt", "ratgeber/pflege"].map((path) => `${bike}/${path}`), ...["ueber-uns", "catering", "jobs", "kontakt", "lieferung", "gutscheine"].map((path) => `${pizza}/${path}`)]) {
      await answerCookies(page, url, "rejected");
      await open(page, url);
      await passes(page, url);
    }
    await open(page, `${bike}/ueber-uns`);
    await page.getByRole("article", { name: "Yuna Achleitner" }).getByRole("button", { name: "Über mich" }).click();
    await passes(page, "card");
  });
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

test("a page is put together of sections in the back-office, and the shop shows them", async ({ page, openDesk, bike, isMobile }) => {
  const path = `e2e-${isMobile ? "phone" : "desktop"}`;
  const { page: desk } = await openDesk(bike);
  await desk.goto(`${bike}/backend#/sites/new`);
  const choose = async (field: Locator, option: string): Promise<void> => {
    await field.click();
    await desk.getByRole("option", { name: option, exact: true }).click();
  };
  await desk.getByLabel("Pfad").fill(path);
  await desk.getByLabel("Name").fill("Gravur");
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
      await expect(section(page, "text-image").getByRole("heading", { name: "Ihr Name am Rahmen" })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  } finally {
    const { data } = (await (await desk.request.get(`${bike}/api/sites`)).json()) as { data: { id: string; path: string }[] };
    for (const { id, path: other } of data) if (other === path) await desk.request.delete(`${bike}/api/sites/${id}`);
  }
});
