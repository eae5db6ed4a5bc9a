import type { APIRequestContext } from "@playwright/test";
import { contrasts, passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";
import { DisplayPage } from "./pages/display-page";

const BRANCH = "brn_leopoldstadt";
/** Printers ask every five seconds, desk and kitchen each half minute at the latest. */
const NOTICED = { timeout: 45_000 };

test.setTimeout(4 * 60_000);

test(
  "desk and kitchen are told of a printer without paper and of a failed print",
  onDesktop,
  async ({ browser, pizza, openDesk }) => {
    const desk = await openDesk(pizza, BRANCH);
    const { request } = desk.page;
    const post = async (path: string, data: object = {}): Promise<Record<string, string>> => {
      const answer = await request.post(`${pizza}/api/${path}`, { data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return ((await answer.json()) as { data: Record<string, string> }).data;
    };
    const printer = { branch: BRANCH, kind: "print", events: [], documents: [] };
    await post("devices", { ...printer, id: "dev_bar", identifier: "bar", name: "Bardrucker", driver: "cloudprnt" });
    await post("devices", { ...printer, id: "dev_pc", identifier: "pc", name: "Büro-PC", driver: "browser" });
    const { url = "" } = await post("devices/dev_bar/key");
    await request.post(`${pizza}/_local/printers/connect/new`, { form: { url, name: "Bardrucker" } });

    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "de-AT" });
    const kitchen = new DisplayPage(await context.newPage());
    await kitchen.open(pizza, "backoffice");
    await post(`display-pairings/${await kitchen.code()}/claim`, {
      branch: BRANCH,
      purpose: "backoffice",
      name: "Kalte Küche",
    });
    await expect(kitchen.page.getByRole("heading", { level: 1, name: "Kalte Küche" })).toBeVisible();

    const line = desk.page.getByRole("region", { name: "Störungen" });
    await pressAt({ request, url: pizza, action: "paper" });
    const empty = line.getByRole("listitem").filter({ hasText: "Bardrucker: Papier leer" });
    await expect(empty).toBeVisible(NOTICED);
    await expect(kitchen.page.getByRole("alert")).toContainText("Bardrucker: Papier leer", NOTICED);
    await passes(desk.page, "the desk with an alarm");
    await passes(kitchen.page, "the kitchen with an alarm");
    await desk.page.emulateMedia({ colorScheme: "dark" });
    await contrasts(desk.page, "the desk with an alarm, dark");
    await expect(line.getByRole("link", { name: "Zum Gerät" })).toHaveAttribute("href", /devices\/dev_bar/);
    await pressAt({ request, url: pizza, action: "paper" });
    await expect(empty).toBeHidden(NOTICED);
    await expect(kitchen.page.getByRole("alert")).toBeHidden(NOTICED);

    // A browser prints, and somebody says that nothing came out.
    const { id: job } = await post("devices/dev_pc/test/print");
    await post(`print-jobs/${job}/claim`);
    await post(`print-jobs/${job}/confirm`, { isPrinted: false });
    const failed = line.getByRole("listitem").filter({ hasText: "Büro-PC: Testdruck nicht gedruckt" });
    await expect(failed).toBeVisible(NOTICED);
    await failed.getByRole("button", { name: "Verwerfen" }).click();
    await failed.getByRole("button", { name: "Ja, verwerfen" }).click();
    await expect(failed).toBeHidden();

    // Nothing stays that other tests would be warned of.
    const keys = await request.get(`${pizza}/api/access-keys?branch=${BRANCH}`);
    for (const { id, purpose } of ((await keys.json()) as { data: Record<string, string>[] }).data)
      if (purpose === "backoffice") await post(`access-keys/${id}/revoke`);
    for (const id of ["dev_bar", "dev_pc"])
      expect((await request.delete(`${pizza}/api/devices/${id}`)).ok()).toBe(true);
    await pressAt({ request, url: pizza, action: "disconnect" });
    await context.close();
  },
);

/** Presses a button of the virtual printer `Bardrucker`. */
async function pressAt({
  request,
  url,
  action,
}: {
  request: APIRequestContext;
  url: string;
  action: string;
}): Promise<void> {
  const page = await (await request.get(`${url}/_local`)).text();
  const buttons = page.slice(page.indexOf("Bardrucker"));
  const [target = ""] = new RegExp(`/_local/printers/${action}/\\w+`).exec(buttons) ?? [];
  expect((await request.post(`${url}${target}`)).ok()).toBe(true);
}
