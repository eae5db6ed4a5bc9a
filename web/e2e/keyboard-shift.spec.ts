import type { Page } from "@playwright/test";
import { place } from "./api-order";
import { expect, onDesktop, test } from "./fixtures";

interface Order {
  id: string;
  ticketNumber: number;
  state: string;
  rejectionMessage: string | null;
  counterAppointments?: string[];
  items: { amount: number }[];
}

/** A person at the order desk who has no mouse. */
class Keys {
  pressed = 0;
  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.page.keyboard.press(key);
  }

  /** Presses the key until the control has the focus. */
  async reach(name: RegExp, { key = "Tab", most = 200 } = {}): Promise<void> {
    const passed: string[] = [];
    // What had the focus may be gone; it is given on within two frames.
    await expect
      .poll(() => this.focused(), { timeout: 1_000 })
      .not.toBe("")
      .catch(() => undefined);
    for (let count = 0; count <= most; count += 1) {
      const focused = await this.focused();
      if (name.test(focused)) return;
      passed.push(focused);
      await this.press(key);
    }
    throw new Error(`${name} is not reached within ${most} times ${key}: ${passed.join(" | ")}`);
  }

  async use(name: RegExp, how: { key?: string; most?: number } = {}): Promise<void> {
    await this.reach(name, how);
    await this.press("Enter");
  }

  /** Presses the control to which the screen gives the focus by itself. */
  async useGiven(name: RegExp): Promise<void> {
    await expect.poll(() => this.focused()).toMatch(name);
    await this.press("Enter");
  }

  private focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "";
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
      return (element.getAttribute("aria-label") ?? label ?? element.textContent).trim();
    });
  }
}

const DELIVERY = {
  isDelivery: true,
  deliveryArea: "area_1070",
  street: "Neubaugasse 1",
  zipCode: "1070",
  city: "Wien",
};

test("ten orders of a shift are handled without a mouse", onDesktop, async ({ page, pizza, openDesk }) => {
  const desk = (await openDesk(pizza, "brn_neubau")).page;
  const ids: string[] = [];
  for (let count = 0; count < 10; count += 1)
    ids.push(await place(page, pizza, { amount: 2, ...(count === 8 || count === 9 ? DELIVERY : {}) }));
  const read = async (id: string | undefined): Promise<Order> =>
    ((await (await desk.request.get(`${pizza}/api/orders/${id}`)).json()) as { data: Order }).data;
  const tickets = await Promise.all(ids.map(async (id) => (await read(id)).ticketNumber));
  const stateOf = (at: number) => expect.poll(async () => (await read(ids[at])).state);
  // Other tests order at the same time.
  await desk.route("**/api/orders/current*", async (route) => {
    // A connection that the server has closed meanwhile is a failed call like any other.
    const answer = await route.fetch().catch(() => null);
    if (!answer) return route.abort();
    const { data } = (await answer.json()) as { data: Order[] };
    await route.fulfill({ response: answer, json: { data: data.filter(({ id }) => ids.includes(id)), cursor: null } });
  });
  await desk.route("**/api/orders/missed*", (route) => route.fulfill({ json: { data: [], cursor: null } }));
  await desk.addInitScript(() => {
    window.addEventListener("pointerdown", () => document.documentElement.setAttribute("data-mouse", ""), true);
  });
  await desk.reload();
  await expect(desk.getByRole("article")).toHaveCount(10);
  const keys = new Keys(desk);
  const dialog = desk.getByRole("dialog");

  // The first is promised in 20 minutes; the focus goes on to the next, which is confirmed at once, and so on.
  await keys.use(new RegExp(`^Ticket ${tickets[0]} bestätigen, fertig in 20 Minuten`), { most: 85 });
  for (const ticket of tickets.slice(1, 6)) await keys.useGiven(new RegExp(`^Bestätigen: Ticket ${ticket}$`));
  await stateOf(5).toBe("confirmed");

  // The seventh is rejected with a reason.
  await keys.use(new RegExp(`^Ticket ${tickets[6]},`), { key: "Shift+Tab", most: 12 });
  await expect(dialog).toBeVisible();
  await keys.use(/^Ablehnen$/);
  await keys.use(/^Leider schließen wir in Kürze\.$/);
  await keys.use(/^Ablehnen$/);
  await stateOf(6).toBe("rejected");

  // The eighth is asked for another time.
  await keys.use(new RegExp(`^Ticket ${tickets[7]},`), { key: "Shift+Tab", most: 12 });
  await keys.use(/^Anderen Termin vorschlagen$/);
  await keys.use(/^.{1,30} vorschlagen$/);
  await expect.poll(async () => (await read(ids[7])).counterAppointments?.length).toBe(1);

  // The last two, deliveries, are confirmed; the first step of one is taken back in time, and taken again.
  for (const ticket of tickets.slice(8)) await keys.use(new RegExp(`^Bestätigen: Ticket ${ticket}$`));
  await stateOf(9).toBe("confirmed");
  await keys.press("ArrowRight");
  await keys.use(new RegExp(`: Ticket ${tickets[0]}$`));
  await stateOf(0).toBe("inDelivery");
  await expect(desk.getByRole("status").getByRole("button", { name: "Rückgängig" })).toBeVisible();
  await keys.press("Control+z");
  await stateOf(0).toBe("confirmed");

  // One pizza less, found by its number.
  await keys.press("/");
  await desk.keyboard.type(`#${tickets[1]}`);
  await keys.press("Enter");
  await expect(dialog).toContainText(`${tickets[1]}`);
  await keys.use(/^Margherita ändern$/);
  await keys.reach(/^Menge/);
  await keys.press("Control+a");
  await desk.keyboard.type("1");
  await keys.use(/^(Speichern|Position ändern|Übernehmen|Ändern)$/);
  await expect.poll(async () => (await read(ids[1])).items[0]?.amount).toBe(1);
  // The dialog of the position closes with the answer, and the panel of the order is left alone.
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByLabel("Menge")).toBeHidden();
  await keys.press("Escape");
  await expect(dialog).toBeHidden();
  await keys.press("Escape");

  // Everything that was confirmed leaves the shop.
  for (const step of ["inDelivery", "completed"]) {
    for (const at of [0, 1, 2, 3, 4, 5, 8, 9]) {
      await keys.press("/");
      await desk.keyboard.type(`#${tickets[at]}`);
      await expect(desk.getByRole("article")).toHaveCount(1);
      await keys.use(new RegExp(`: Ticket ${tickets[at]}$`));
      await stateOf(at).toBe(step);
    }
  }
  await keys.press("Escape");

  expect(await Promise.all(ids.map(async (id) => (await read(id)).state))).toEqual([
    ...Array.from({ length: 6 }, () => "completed"),
    "rejected",
    "pending",
    "completed",
    "completed",
  ]);
  expect(await desk.locator("[data-mouse]").count()).toBe(0);
  await desk.unrouteAll({ behavior: "ignoreErrors" });
  process.stdout.write(`ten orders took ${keys.pressed} presses of keys\n`);
});
