import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

interface Entry {
  id: string;
  uid: string;
  ticketNumber: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Orders a pizza by the API alone. Returns the order's id. */
async function place(page: Page, url: string): Promise<string> {
  const init = (await (await page.request.get(`${url}/api/init`)).json()) as {
    data: {
      url: string;
      data: {
        id: string;
        name: string;
        config: { parts: { type: string; optional: boolean; options: { name: string }[] }[] };
      }[];
    }[];
  };
  const product = init.data.find((entry) => entry.url === "products")?.data.find(({ name }) => name === "Margherita");
  const parts = (product?.config.parts ?? []).map(({ type, optional, options }) =>
    type === "select" && !optional ? options[0]?.name : null,
  );
  const body = {
    branch: "brn_neubau",
    items: [{ product: product?.id, amount: 1, unit: "piece", parts }],
    firstName: "Maria",
    lastName: "Muster",
    phone: "+43 660 1234567",
    email: "maria@example.test",
    legalInstructions: true,
    privacyPolicy: true,
  };
  const answer = await page.request.post(`${url}/api/orders`, { data: body });
  expect(answer.status()).toBe(201);
  return `ord_${((await answer.json()) as { data: { uid: string } }).data.uid}`;
}

/** The order as staff who are signed in on this page see it. */
async function read({ page, url, id }: { page: Page; url: string; id: string }): Promise<Entry> {
  return ((await (await page.request.get(`${url}/api/orders/${id}`)).json()) as { data: Entry }).data;
}

test("two desks: who comes second is told who did what, and may go on where that is still possible", async ({
  page,
  pizza,
  openDesk,
}) => {
  const [ada, eva] = [await openDesk(pizza, "brn_neubau"), await openDesk(pizza, "brn_neubau")];
  const seen = { page: ada.page, url: pizza, id: await place(page, pizza) };
  const { ticketNumber: ticket } = await read(seen);
  const panel = await eva.open(ticket);
  await panel.getByRole("button", { name: "Stornieren" }).click();
  const question = eva.page.getByRole("alertdialog", { name: `Ticket ${ticket} stornieren?` });
  await expect(question).toContainText("Es wird nichts zurückgezahlt.");
  await ada.card(ticket);
  await ada.next({ ticket, action: "Bestätigen" });
  await question.getByRole("button", { name: "Stornieren" }).click();

  const conflict = eva.page.getByRole("alertdialog", { name: `Ticket ${ticket} wurde inzwischen geändert` });
  await expect(conflict.getByRole("list", { name: "Was inzwischen geschah" })).toContainText(
    /Bestätigt.*Alma Berger, .*\d\d:\d\d Uhr/,
  );
  await expect(conflict).toContainText("Die Bestellung ist jetzt: In Arbeit.");
  expect(await read(seen)).toMatchObject({ state: "confirmed", version: 2 });
  await conflict.getByRole("button", { name: "Trotzdem: Stornieren" }).click();
  await expect(conflict).toBeHidden();
  await expect.poll(() => read(seen)).toMatchObject({ state: "canceled", version: 3 });
});

test("rejecting wants a reason, and marks the chosen one", async ({ page, pizza, openDesk }) => {
  const desk = await openDesk(pizza, "brn_neubau");
  const seen = { page: desk.page, url: pizza, id: await place(page, pizza) };
  const { ticketNumber: ticket } = await read(seen);
  const panel = await desk.open(ticket);
  await panel.getByRole("button", { name: "Ablehnen" }).click();
  const dialog = desk.page.getByRole("dialog", { name: `Ticket ${ticket} ablehnen` });
  await dialog.getByRole("button", { name: "Ablehnen" }).click();
  await expect(dialog).toContainText("Bitte wählen Sie einen Grund oder geben Sie einen ein.");
  await expect(dialog.getByLabel("Nachricht an den Kunden")).toBeFocused();
  const reason = dialog.getByRole("button", { name: "Leider schließen wir in Kürze." });
  await reason.click();
  await expect(reason).toHaveAttribute("aria-pressed", "true");
  await expect(
    dialog.getByRole("button", { name: "Leider ist ein Produkt Ihrer Bestellung ausverkauft." }),
  ).toHaveAttribute("aria-pressed", "false");
  await dialog.getByRole("button", { name: "Ablehnen" }).click();
  await expect
    .poll(() => read(seen))
    .toMatchObject({ state: "rejected", rejectionMessage: "Leider schließen wir in Kürze." });
});

test("new orders stay in sight whatever was missed; what is older than a day has a list of its own", async ({
  page,
  pizza,
  openDesk,
}, { project }) => {
  const desk = await openDesk(pizza, "brn_neubau");
  const fresh = await read({ page: desk.page, url: pizza, id: await place(page, pizza) });
  const ago = (minutes: number, index: number) => {
    const createdAt = new Date(Date.parse(fresh.createdAt) - minutes * 60_000).toISOString();
    const uid = `01JXOLD${String(minutes * 100 + index).padStart(19, "0")}`;
    return { ...fresh, id: `ord_${uid}`, uid, ticketNumber: 500 + index, createdAt, updatedAt: createdAt };
  };
  const missed = Array.from({ length: 40 }, (_, index) => ago(120, index));
  const old = Array.from({ length: 3 }, (_, index) => ago(7 * 1440 + 30, 100 + index));
  // Orders of hours and days ago, beside the one that was just placed.
  for (const [list, orders] of [
    ["current", [...old, ...missed, fresh]],
    ["missed", [...old, ...missed]],
  ] as const) {
    await desk.page.route(`**/api/orders/${list}*`, (route) => route.fulfill({ json: { data: orders, cursor: null } }));
  }
  if (project.name === "desktop") await desk.page.setViewportSize({ width: 1024, height: 768 });
  await desk.page.reload();

  const card = (await desk.card(fresh.ticketNumber)).getByRole("button", {
    name: `Bestätigen: Ticket ${fresh.ticketNumber}`,
  });
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(desk.page.getByText(/^41 neue Bestellungen$/)).toBeVisible();
  await desk.showColumn(/Verpasst/);
  await expect(desk.page.getByRole("button", { name: /^Ticket 500, .*seit 2 Std\./ })).toBeVisible();
  await expect(desk.page.getByRole("button", { name: /^Ticket 600,/ })).toBeHidden();

  await desk.page.getByRole("link", { name: "Liegengeblieben 3" }).click();
  await expect(desk.page.getByRole("heading", { name: "Liegengeblieben" })).toBeVisible();
  await expect(desk.page.getByRole("button", { name: /^Ticket 60\d, .*seit 7 Tagen/ })).toHaveCount(3);
  await expect(desk.page.getByRole("button", { name: /^Ticket 500,/ })).toHaveCount(0);
});

test("all four columns have their tab within a phone's width, whatever they count", async ({
  page,
  pizza,
  openDesk,
}) => {
  const desk = await openDesk(pizza, "brn_neubau");
  const fresh = await read({ page: desk.page, url: pizza, id: await place(page, pizza) });
  const many = (state: string, first: number) =>
    Array.from({ length: 120 }, (_, index) => ({
      ...fresh,
      state,
      id: `ord_01JXMANY${first + index}`,
      uid: `01JXMANY${first + index}`,
      ticketNumber: first + index,
    }));
  const missed = many("pending", 1000);
  const current = [...missed, ...many("pending", 2000), ...many("confirmed", 3000), ...many("inDelivery", 4000)];
  for (const [list, orders] of [
    ["current", current],
    ["missed", missed],
  ] as const) {
    await desk.page.route(`**/api/orders/${list}*`, (route) => route.fulfill({ json: { data: orders, cursor: null } }));
  }
  await desk.page.setViewportSize({ width: 360, height: 700 });
  await desk.page.reload();
  const tabs = desk.page.getByRole("navigation", { name: "Spalten" }).getByRole("button");
  await expect(tabs).toHaveText(["Verpasst120", "Neu120", "In Arbeit120", "Bereit120"]);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});
