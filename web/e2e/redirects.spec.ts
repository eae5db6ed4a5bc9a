import { expect, onDesktop, test } from "./fixtures";
import { fits, shows } from "./axe";

test(
  "a redirect to a page is created by keyboard alone, and keeps the query",
  onDesktop,
  async ({ openDesk, pizza, customer }, { retry, repeatEachIndex }) => {
    // A path of its own for each attempt: the platform keeps what an earlier attempt created.
    const path = `Anfahrt-${repeatEachIndex}-${retry}`;
    const { page: desk } = await openDesk(pizza);
    const asked: string[] = [];
    desk.on("request", (request) => {
      if (/\/api\/sites\b/.test(request.url()))
        asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
    });
    await desk.goto(`${pizza}/backend#/redirects/new`);
    await desk.getByRole("textbox", { name: "Pfad" }).fill(`/alt/${path}/`);
    await desk.getByRole("button", { name: /Art des Ziels/ }).click();
    await desk.getByRole("option", { name: "Seite" }).click();
    const target = desk.getByRole("combobox", { name: "Ziel" });
    await target.focus();
    await desk.keyboard.type("kont");
    await expect(desk.getByRole("option")).toHaveText(["Kontakt"]);
    // The search sends one request for the input, as does the question which page has the path; no list is loaded.
    await expect.poll(() => asked.filter((address) => address.includes("search=kont"))).toHaveLength(1);
    expect(
      asked.filter((address) => !address.startsWith("/api/sites/options") && !address.includes("search=")),
    ).toEqual([]);
    await desk.keyboard.press("ArrowDown");
    await desk.keyboard.press("Enter");
    await expect(target).toHaveValue("Kontakt");
    await fits(desk, "the form of a redirect");
    await shows(desk, "the form of a redirect");
    await desk.getByRole("button", { name: "Speichern" }).click();
    await expect(desk.getByRole("heading", { name: `alt/${path}` })).toBeVisible();
    await customer.page.goto(`${pizza}/ALT/${path.toLowerCase()}?tisch=4`);
    await expect(customer.page).toHaveURL(`${pizza}/kontakt?tisch=4`);
    // A link within the shop follows a redirect as loading the address does.
    const within = (address: string) =>
      customer.page.evaluate((to) => {
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, address);
    await within(`/Alt/${path.toLowerCase()}?tisch=5`);
    await expect(customer.page).toHaveURL(`${pizza}/kontakt?tisch=5`);
    await expect(customer.page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await customer.page.locator(".first-view").waitFor({ state: "detached" });
    // For a missing page the address is requested once.
    const questions: string[] = [];
    customer.page.on("request", (request) => {
      if (request.url() === `${pizza}/gibt-es-nicht`) questions.push(request.resourceType());
    });
    await within("/gibt-es-nicht");
    const missing = customer.page.getByRole("heading", { name: "Leider wurde die angeforderte Seite nicht gefunden." });
    await expect(missing).toBeVisible();
    expect(questions).toEqual(["fetch"]);
    // After a full page load there is no second request.
    await customer.page.goto(`${pizza}/gibt-es-nicht`);
    await expect(missing).toBeVisible();
    expect(questions).toEqual(["fetch", "document"]);
    await desk.goto(`${pizza}/backend#/redirects`);
    await expect(desk.getByRole("row", { name: new RegExp(`alt/${path}.*Seite.*Kontakt`) })).toBeVisible();
  },
);

test(
  "options that cannot be loaded are reported, can be requested again, and are loaded page by page",
  onDesktop,
  async ({ openDesk, pizza }) => {
    const { page: desk } = await openDesk(pizza);
    let isDown = true;
    await desk.route(/\/api\/products\/options/, async (route) => {
      if (isDown) return route.abort();
      return route.continue();
    });
    await desk.goto(`${pizza}/backend#/redirects/new`);
    await desk.getByRole("button", { name: /Art des Ziels/ }).click();
    await desk.getByRole("option", { name: "Produkt" }).click();
    const target = desk.getByRole("combobox", { name: "Ziel" });
    await target.click();
    const alert = desk.getByRole("alert").filter({ hasText: "Produkte konnten nicht geladen werden." });
    // While the list is open, everything else is hidden from screen readers.
    await expect(desk.getByRole("option", { name: "Produkte konnten nicht geladen werden." })).toBeVisible({
      timeout: 20_000,
    });
    isDown = false;
    await desk.keyboard.press("Escape");
    await alert.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(alert).toBeHidden();
    await target.click();
    await expect(desk.getByRole("option").first()).toBeVisible();
    // Arrow up on the first option goes to the last, which loads the next page.
    await desk.keyboard.press("ArrowUp");
    await expect.poll(() => desk.getByRole("option").count()).toBeGreaterThan(20);
    await target.fill("gibtesnicht");
    await expect(desk.getByText("Keine Treffer").first()).toBeVisible();
  },
);
