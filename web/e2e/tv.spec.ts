import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import { expect, onDesktop, test } from "./fixtures";
import { DisplayPage } from "./pages/display-page";
import { signIn } from "./sign-in";

const BRANCH = "brn_neubau";
const DEVICES = "/api/digital-signage-devices";
/** How far screens of a group may be apart when they change scenes, in milliseconds. */
const TOGETHER = 100;

/** The back-office's calls. */
class Staff {
  branch = BRANCH;
  private count = Date.now();

  constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
  ) {}

  async send<Data>(path: string, data: object, status = 201): Promise<Data> {
    const answer = await this.request.post(`${this.url}${path}`, { data });
    expect([path, answer.status()]).toEqual([path, status]);
    return ((await answer.json()) as { data: Data }).data;
  }

  async read<Data>(path: string): Promise<Data> {
    return ((await (await this.request.get(`${this.url}${path}`)).json()) as { data: Data }).data;
  }

  /** A stream that shows these scenes one after the other. */
  async stream(scenes: readonly object[]): Promise<string> {
    const entries: { scene: string }[] = [];
    for (const scene of scenes) {
      const path = `szene-${(this.count += 1)}`;
      const { id } = await this.send<{ id: string }>("/api/scenes", { path, name: path, transition: "none", ...scene });
      entries.push({ scene: id });
    }
    const name = `Test ${(this.count += 1)}`;
    const { id: filler } = await this.send<{ id: string }>("/api/digital-signage-segments", { name, entries });
    return (await this.send<{ id: string }>("/api/digital-signage-streams", { name, filler })).id;
  }

  /** A TV in the branch, on this page. */
  async tv(page: Page, stream: string): Promise<string> {
    const identifier = `tv-${(this.count += 1)}`;
    const { id } = await this.send<Tv>(DEVICES, {
      identifier,
      name: identifier,
      branch: this.branch,
      stream,
      group: "Theke",
    });
    await page.goto(`${this.url}/display/tv`);
    const code = await new DisplayPage(page).code();
    await this.send(`/api/display-pairings/${code}/claim`, {
      branch: this.branch,
      purpose: "tv",
      name: identifier,
      tv: id,
    });
    return id;
  }

  async command(id: string): Promise<Tv["command"]> {
    return (await this.read<Tv>(`${DEVICES}/${id}`)).command;
  }
}

const shown = (page: Page) => page.locator(".stage > .scene:last-child");

async function staffOf(context: BrowserContext, url: string): Promise<Staff> {
  await signIn({ request: context.request, url });
  return new Staff(context.request, url);
}

test(
  "a screen is connected by its code, shows a menu with what is sold out, and plays on after a restart without a network",
  onDesktop,
  // Other tests look at what is sold out in the pizzeria.
  async ({ browser, context, bike }) => {
    const staff = await staffOf(context, bike);
    const menus = await staff.read<{ id: string; branches: { id: string }[] }[]>("/api/menus?as=staff");
    const menu = menus.find(({ branches }) => branches.length > 0);
    staff.branch = menu?.branches[0]?.id ?? "";
    const stream = await staff.stream([{ type: "menu", content: { menu: menu?.id, columns: 4, rows: 30 } }]);
    const screen = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    const page = await screen.newPage();
    const tv = await staff.tv(page, stream);
    const items = shown(page).locator(".item");
    await expect(items.locator(".price").first()).toBeVisible();
    await expect
      .poll(async () => (await staff.read<Tv>(`${DEVICES}/${tv}`)).status?.report?.manifest)
      .toMatch(/^\w{64}$/);

    const name =
      (await items
        .filter({ has: page.locator(".price") })
        .first()
        .locator(".name")
        .textContent()) ?? "";
    const item = items.filter({ has: page.getByText(name, { exact: true }) }).first();
    const found = `/api/products?as=staff&search=${encodeURIComponent(name)}`;
    const products = await staff.read<{ id: string; name: string }[]>(found);
    const product = products.find((one) => one.name === name)?.id;
    const entries = await staff.send<{ id: string }[]>("/api/sold-outs", { branch: staff.branch, product }, 200);
    await expect(item).toHaveClass(/sold-out/, { timeout: 5_000 });

    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    await expect(item).toHaveClass(/sold-out/);
    await screen.setOffline(true);
    await page.reload();
    await expect(item.locator(".name")).toHaveText(name);
    // It is sold again.
    await screen.setOffline(false);
    for (const { id } of entries) await context.request.delete(`${bike}/api/sold-outs/${id}`);
    await expect(item).not.toHaveClass(/sold-out/);
    await screen.close();
  },
);

test(
  "a command waits for its TV, is delivered, done and told; one that was taken back is not",
  onDesktop,
  async ({ browser, context, pizza }) => {
    const staff = await staffOf(context, pizza);
    const stream = await staff.stream([{ type: "message", content: { text: "Willkommen" } }]);
    const screen = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const first = await screen.newPage();
    const tv = await staff.tv(first, stream);
    await expect(shown(first)).toHaveText("Willkommen");
    const key = await first.evaluate(() => JSON.parse(localStorage.getItem("tv-key") ?? '""') as string);

    const message = { type: "message", data: { text: "Heute bis 20 Uhr", minutes: 5 } };
    await first.close();
    expect((await staff.send<Tv>(`${DEVICES}/${tv}/command`, message, 200)).command).toMatchObject({ state: "queued" });
    await staff.send(`${DEVICES}/${tv}/command`, { type: "identify", data: {} }, 409);
    const page = await screen.newPage();
    await page.goto(`${pizza}/display/tv`);
    await expect(page.locator(".notice")).toHaveText("Heute bis 20 Uhr");
    // It runs as long as it is shown.
    await expect.poll(() => staff.command(tv)).toMatchObject({ state: "running", deliveredAt: expect.any(String) });
    await staff.send(`${DEVICES}/${tv}/command/abort`, {}, 200);
    await expect(page.locator(".notice")).toHaveCount(0);

    // By the hint of the socket, and with a result.
    await staff.send(`${DEVICES}/${tv}/command`, { type: "sendLogs", data: {} }, 200);
    await expect.poll(() => staff.command(tv)).toMatchObject({ state: "done", result: { lines: expect.any(Array) } });
    await staff.send(`${DEVICES}/${tv}/command/abort`, {}, 409);

    await page.close();
    const given = await staff.send<Tv>(`${DEVICES}/${tv}/command`, { type: "identify", data: {} }, 200);
    expect((await staff.send<Tv>(`${DEVICES}/${tv}/command/abort`, {}, 200)).command).toMatchObject({
      state: "aborted",
    });
    const late = { state: "done", result: { message: "zu spät" } };
    await staff.send(`/api/tv/${key}/commands/${given.command?.id ?? ""}`, late, 200);
    expect(await staff.command(tv)).toMatchObject({ state: "aborted", result: { message: "zu spät" } });
    await screen.close();
  },
);

test("three screens of a group change their scenes together", onDesktop, async ({ browser, context, pizza }) => {
  const staff = await staffOf(context, pizza);
  const texts = ["Eins", "Zwei", "Drei"];
  const stream = await staff.stream(texts.map((text) => ({ type: "message", duration: 1, content: { text } })));
  const pages = await Promise.all(
    texts.map(async () => (await browser.newContext({ viewport: { width: 640, height: 360 } })).newPage()),
  );
  for (const page of pages) {
    await page.addInitScript(noteChanges);
    await staff.tv(page, stream);
    await expect(shown(page)).toBeVisible();
  }
  // The first answers were slow, since what is played had to be made; clocks follow the quick ones.
  for (const page of pages) await page.reload();
  for (const page of pages) await page.waitForFunction(() => globalThis.sceneChanges.length >= 6);
  const changes = await Promise.all(pages.map((page) => page.evaluate(() => globalThis.sceneChanges)));
  const [one = [], ...others] = changes;
  const spreads = one.flatMap(({ at, text }) => {
    // The same change on the other screens: of this text, within a second.
    const same = others.map((list) => list.find((other) => other.text === text && Math.abs(other.at - at) < 1000)?.at);
    const all = [at, ...same].filter((found) => found !== undefined);
    return all.length === pages.length ? [Math.max(...all) - Math.min(...all)] : [];
  });
  expect(spreads.length).toBeGreaterThanOrEqual(3);
  const middle = spreads.toSorted((a, b) => a - b)[Math.floor(spreads.length / 2)];
  expect(middle).toBeLessThanOrEqual(TOGETHER);
  await Promise.all(pages.map((page) => page.context().close()));
});

declare global {
  var sceneChanges: { at: number; text: string }[];
}

/** Runs in the page before all else, and notes when which scene came. */
function noteChanges(): void {
  globalThis.sceneChanges = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const added of addedNodes)
        if (target instanceof Element && target.classList.contains("stage"))
          globalThis.sceneChanges.push({ at: Date.now(), text: added.textContent ?? "" });
  });
  observer.observe(document, { childList: true, subtree: true });
}
