import type { APIRequestContext, Page } from "@playwright/test";
import { passes } from "./axe";
import { THEMES, expect, onDesktop, test } from "./fixtures";
import { type Platform, startPlatform } from "./platform";
import { signIn } from "./sign-in";
import { badNetwork } from "./terminal/bad-network";
import { killableBrowser } from "./terminal/killed-browser";

const BRANCH = "brn_werkstatt";
const PIN = "4711";
const PASSWORD = "eine-lange-probe-19";
const CLOCK = "2026-06-05T10:30:00+02:00";
/** Seconds between two stampings without a network: thirty of them are an hour. */
const STEP = 120;
/** What each person does, one after the other: ten of fifty stampings. */
const ACTIONS = ["start", "pause", "resume", "end", "start", "pause", "resume", "end", "start", "end"] as const;
/** Others on each try, since the people of one before are still there. */
const namesOf = (first: readonly string[]): string[] =>
  first.map((name) => `${name}${Date.now().toString(36).slice(-4)}`);
const NAMES = namesOf(["Aloisia", "Berta", "Cosima", "Dorli", "Edeltraud"]);
type Action = (typeof ACTIONS)[number];

interface Stamped {
  action: Action;
  at: string;
  source: string;
  sequence: number;
}
interface Recorded {
  startedAt: string;
  endedAt: string | null;
  state: string;
  flags: string[];
  stampings: Stamped[];
}

/** How far a time may lie outside of the time in which somebody stamped: clocks are compared to the second. */
const EXACTNESS = 5000;

let platform: Platform;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(5 * 60_000);
  // One of its own, whose clock is set ahead.
  platform = await startPlatform({ demo: "bike", name: "terminal", clock: CLOCK, env: { LIMITS: "off" } });
});
test.afterAll(async () => platform.stop());

/** Somebody of the branch with a PIN. @returns their id. */
async function person(admin: APIRequestContext, own: APIRequestContext, firstName: string): Promise<string> {
  const username = `${firstName.toLowerCase()}-${Date.now()}@example.test`;
  const user = { username, password: PASSWORD, firstName, lastName: "Probe", roles: ["ROLE_EMPLOYEE"] };
  const made = await admin.post(`${platform.url}/api/users`, { data: { ...user, branches: [{ id: BRANCH }] } });
  expect(made.status()).toBe(201);
  const { data } = (await made.json()) as { data: { id: string } };
  const login = { username, password: PASSWORD };
  expect((await own.post(`${platform.url}/api/login`, { data: login })).ok()).toBe(true);
  const pin = { password: PASSWORD, pin: PIN };
  expect((await own.post(`${platform.url}/api/account/pin`, { data: pin })).ok()).toBe(true);
  return data.id;
}

/** Connects the terminal whose code is shown. */
async function connect(admin: APIRequestContext, page: Page): Promise<void> {
  const code = await page.locator("[data-code]").getAttribute("data-code");
  const data = { branch: BRANCH, purpose: "time", name: "Eingang" };
  expect((await admin.post(`${platform.url}/api/display-pairings/${code ?? ""}/claim`, { data })).status()).toBe(201);
  await expect(page.getByRole("heading", { name: "Wer sind Sie?" })).toBeVisible();
}

/** Stamps as somebody does at the terminal, until it says that it is done. */
async function stamp(page: Page, name: string, action: Action): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await page.getByRole("textbox", { name: "PIN" }).fill(PIN);
  await page.keyboard.press("Enter");
  await page.locator(`.big.${action}`).first().click();
  await expect(page.locator(`.done[data-action=${action}]`)).toBeVisible();
}
const ready = (page: Page): Promise<void> => page.getByRole("button", { name: "Fertig" }).click();

test(
  "50 stampings, without a network, with a killed browser and a wrong clock: each once, and in order",
  onDesktop,
  async ({ playwright }) => {
    // Less than a minute, where nothing else runs on the machine.
    test.setTimeout(6 * 60_000);
    const { url } = platform;
    const [admin, own] = [await playwright.request.newContext(), await playwright.request.newContext()];
    await signIn({ request: admin, url });
    const ids: string[] = [];
    for (const name of NAMES) ids.push(await person(admin, own, name));
    const network = await badNetwork(url);
    const browser = killableBrowser();
    const made: { person: string; action: Action; from: number; to: number; isCertain: boolean }[] = [];
    let passed = 0;
    let wrong = 0;
    /** Only then time passes: elsewhere the platform would tell its time between the moves of its clock and the browser's. */
    let isOffline = false;
    /** How far the platform's clock is ahead of ours at the start, by the answer of a call; to the second. */
    const started = Date.parse((await admin.get(`${url}/api/init`)).headers()["date"] ?? "") - Date.now();
    const pass = async (): Promise<void> => {
      passed += STEP * 1000;
      expect((await admin.post(`${url}/_local/overview/ahead/${STEP}`, { maxRedirects: 0 })).status()).toBe(303);
      await browser.setClocks({ passed, wrong });
    };
    const terminal = `${network.url}/display/time`;
    let page = await browser.open(terminal);
    /** Whether the browser knows the time: it has heard of the server since it was opened, and nobody has set its clock. */
    let isCertain = true;
    /** The next stamping of whose turn it is. */
    const next = async ({ isKilledThen = false } = {}): Promise<void> => {
      const index = made.length % NAMES.length;
      const action = ACTIONS[Math.floor(made.length / NAMES.length)];
      if (action === undefined) throw new Error("There are no more stampings");
      if (isOffline) await pass();
      const from = Date.now() + started + passed;
      await stamp(page, NAMES[index] ?? "", action);
      made.push({ person: ids[index] ?? "", action, from, to: Date.now() + started + passed, isCertain });
      if (isKilledThen) return;
      await ready(page);
    };
    const several = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) await next();
    };
    const status = (): ReturnType<Page["locator"]> => page.locator(".status");

    // With a network, as on any day.
    await connect(admin, page);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await several(5);
    await expect(status()).toHaveText("");

    // Without one, until the power fails as soon as the screen has said that it is done.
    network.cut();
    isOffline = true;
    await several(9);
    await next({ isKilledThen: true });
    await browser.kill();
    page = await browser.open(terminal);
    await expect(page.getByRole("heading", { name: "Wer sind Sie?" })).toBeVisible();
    await expect(status()).toContainText("10 Stempelungen warten");
    isCertain = false;
    await several(5);

    // The network is back for a moment, then somebody sets the clock three hours ahead, and another one sets it right.
    network.heal();
    isOffline = false;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(status()).toHaveText("", { timeout: 30_000 });
    isCertain = true;
    network.cut();
    isOffline = true;
    await several(5);
    wrong = 3 * 3_600_000;
    isCertain = false;
    await several(5);
    wrong = 0;
    isCertain = true;
    await several(5);

    // What is sent arrives, and before an answer is back, the power fails again.
    network.loseAnswers();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => network.arrived("/working-activities/")).toBeGreaterThan(0);
    await browser.kill();
    network.heal();
    isOffline = false;
    page = await browser.open(terminal);
    await expect(page.getByRole("heading", { name: "Wer sind Sie?" })).toBeVisible();
    await several(15);
    await expect(status()).toHaveText("", { timeout: 30_000 });
    await browser.remove();
    await network.close();

    expect(made).toHaveLength(50);
    for (const id of ids) {
      const query = { user: id, from: "2026-06-05", to: "2026-06-06" };
      const answer = await admin.get(`${url}/api/working-activities`, { params: query });
      const { data } = (await answer.json()) as { data: Recorded[] };
      const records = data.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
      const mine = made.filter((one) => one.person === id);
      const stampings = records.flatMap((record) => record.stampings);
      // Nothing is lost and nothing is doubled.
      expect(stampings.map(({ action }) => action)).toEqual(mine.map(({ action }) => action));
      expect(new Set(stampings.map(({ sequence }) => sequence)).size).toBe(ACTIONS.length);
      expect(records.map(({ state }) => state)).toEqual(["ended", "ended", "ended"]);
      // Times are those of the platform's clock, or a manager is told to look at them.
      for (const [index, { at }] of stampings.entries()) {
        const { from = 0, to = 0, isCertain: isRight = true } = mine[index] ?? {};
        if (isRight) expect(Date.parse(at)).toBeGreaterThan(from - EXACTNESS);
        if (isRight) expect(Date.parse(at)).toBeLessThan(to + EXACTNESS);
        const record = records.find((one) => one.stampings.some((stamped) => stamped.at === at));
        if (!isRight) expect(record?.flags).toContain("clockUncertain");
      }
    }
  },
);

for (const { colorScheme, on } of THEMES)
  test(
    `terminal and phone are accessible in the ${colorScheme} theme`,
    on,
    async ({ browser, playwright, viewport }) => {
      const [admin, own] = [await playwright.request.newContext(), await playwright.request.newContext()];
      await signIn({ request: admin, url: platform.url });
      const [name = ""] = namesOf(["Leopoldine"]);
      await person(admin, own, name);
      const context = await browser.newContext({ colorScheme, viewport, locale: "de-AT", timezoneId: "Europe/Vienna" });
      const page = await context.newPage();
      await page.goto(`${platform.url}/display/time`);
      await passes(page, "the code of a terminal");
      await connect(admin, page);
      await passes(page, "the names of a terminal");
      await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
      await passes(page, "the number pad of a terminal");
      await page.getByRole("textbox", { name: "PIN" }).fill(PIN);
      await page.keyboard.press("Enter");
      await expect(page.locator(".big.start").first()).toBeVisible();
      await passes(page, "what somebody can do at a terminal");
      await page.locator(".big.start").first().click();
      await passes(page, "what somebody has done at a terminal");
      await ready(page);
      await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
      await page.getByRole("textbox", { name: "PIN" }).fill(PIN);
      await page.keyboard.press("Enter");
      for (const part of ["Mit Projekt, Aufgabe oder Notiz", "Meine Einträge", "Meine Schichten"]) {
        await page.getByRole("button", { name: part }).click();
        await passes(page, part);
        await page.getByRole("button", { name: "Zurück" }).click();
      }

      const { data } = (await (await own.post(`${platform.url}/api/working-activities/me/key`)).json()) as {
        data: { key: string };
      };
      const phone = await context.newPage();
      await phone.goto(`${platform.url}/display/my-time#${data.key}`);
      await expect(phone.locator(".big").first()).toBeVisible();
      await passes(phone, "the phone page");
      await phone.goto("about:blank");
      await context.close();
      await own.dispose();
    },
  );
