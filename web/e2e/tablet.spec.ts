import { place } from "./api-order";
import { passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";
import { DeskPage } from "./pages/desk-page";

const BRANCH = "brn_neubau";
const PIN = "4711";

test(
  "somebody signs in by PIN on a tablet, steps an order, and is gone with „Fertig“",
  onDesktop,
  async ({ browser, openDesk, pizza }, { testId, retry }) => {
    const { page: admin } = await openDesk(pizza);
    const context = await browser.newContext({
      viewport: { width: 1024, height: 768 },
      locale: "de-AT",
      timezoneId: "Europe/Vienna",
    });
    const page = await context.newPage();
    await page.goto(`${pizza}/backend/tablet`);
    await page.getByRole("button", { name: "Als Tablet verbinden" }).click();
    const shown = (await page.getByLabel(/^Code \d{6}$/).getAttribute("aria-label")) ?? "";
    await passes(page, "the code of a tablet");
    const claim = { branch: BRANCH, purpose: "tablet", name: "Theke" };
    const claimed = await admin.request.post(`${pizza}/api/display-pairings/${shown.slice(-6)}/claim`, { data: claim });
    expect(claimed.status()).toBe(201);
    await expect(page.getByRole("heading", { level: 1, name: /Neubau/ })).toBeVisible();

    // Somebody of the branch, who chooses a PIN as in their account.
    const username = `pin-${testId}-${retry}@example.test`;
    const password = "eine-lange-probe-19";
    const user = { username, password, firstName: "Paula", lastName: "Probe", roles: ["ROLE_EMPLOYEE"] };
    const made = await admin.request.post(`${pizza}/api/users`, { data: { ...user, branches: [{ id: BRANCH }] } });
    expect(made.status()).toBe(201);
    const own = await browser.newContext();
    expect((await own.request.post(`${pizza}/api/login`, { data: { username, password } })).ok()).toBe(true);
    expect((await own.request.post(`${pizza}/api/account/pin`, { data: { password, pin: PIN } })).ok()).toBe(true);
    await own.close();

    await page.reload();
    await passes(page, "the people of a tablet");
    await page.getByRole("button", { name: "Paula P." }).click();
    for (const digit of PIN) await page.getByRole("button", { name: digit, exact: true }).click();
    await passes(page, "the number pad of a tablet");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page.getByText("Paula Probe")).toBeVisible();

    const id = await place(admin, pizza);
    const { data: order } = (await (await admin.request.get(`${pizza}/api/orders/${id}`)).json()) as {
      data: { ticketNumber: number };
    };
    const desk = new DeskPage(page);
    await desk.card(order.ticketNumber);
    await desk.next({ ticket: order.ticketNumber, action: "Bestätigen" });
    await passes(page, "the desk of a tablet");
    await page.goto(`${pizza}/backend#/users`);
    await expect(page.getByRole("heading", { name: "Kein Zugriff" })).toBeVisible();
    expect((await page.request.get(`${pizza}/api/users`)).status()).toBe(403);
    await page.reload();
    await page.getByRole("button", { name: "Fertig" }).click();
    await expect(page.getByRole("heading", { name: "Wer sind Sie?" })).toBeVisible();
    expect((await page.request.get(`${pizza}/api/users/me`)).status()).toBe(401);
    await page.goto(`${pizza}/backend`);
    await expect(page.getByRole("heading", { name: "Wer sind Sie?" })).toBeVisible();
    const { data: key } = (await claimed.json()) as { data: { id: string } };
    expect((await admin.request.post(`${pizza}/api/access-keys/${key.id}/revoke`)).ok()).toBe(true);
    await page.reload();
    await expect(page.getByRole("button", { name: "Als Tablet verbinden" })).toBeVisible();
    await context.close();
  },
);
