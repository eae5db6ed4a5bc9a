import type { Page } from "@playwright/test";
import { place } from "./api-order";
import { fits, shows } from "./axe";
import { expect, onDesktop, onPhone, test } from "./fixtures";

interface Entry {
  id: string;
  uid: string;
  ticketNumber: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The order as staff who are signed in on this page see it. */
async function read({ page, url, id }: { page: Page; url: string; id: string }): Promise<Entry> {
  return ((await (await page.request.get(`${url}/api/orders/${id}`)).json()) as { data: Entry }).data;
}

test(
  "two desks: the second person sees who did what, and may continue where that is still possible",
  onDesktop,
  async ({ page, pizza, openDesk }) => {
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
  },
);

test(
  "the key / narrows the desk to an order, Enter opens it, and Escape shows all again",
  onDesktop,
  async ({ page, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_neubau");
    const [first, second] = [await place(page, pizza), await place(page, pizza)];
    const { ticketNumber: wanted } = await read({ page: desk.page, url: pizza, id: first });
    const { ticketNumber: other } = await read({ page: desk.page, url: pizza, id: second });
    await desk.card(wanted);
    const others = (await desk.card(other)).first();
    await desk.page.getByRole("heading", { level: 1 }).click();
    await desk.page.keyboard.press("/");
    const field = desk.page.getByRole("searchbox", { name: "Bestellung suchen" });
    await expect(field).toBeFocused();
    await field.fill(`#${wanted}`);
    await expect(others).toBeHidden();
    await desk.card(wanted);
    await field.press("Enter");
    await expect(desk.page.getByRole("dialog")).toContainText(`${wanted}`);
    await desk.page.keyboard.press("Escape");
    await expect(desk.page.getByRole("dialog")).toBeHidden();
    await field.press("Escape");
    await expect(others).toBeVisible();
    await expect(desk.page).not.toHaveURL(/find=/);
  },
);

test("rejecting requires a reason, and marks the chosen one", onPhone, async ({ page, pizza, openDesk }) => {
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

test(
  "new orders stay visible beside missed ones; orders older than a day have a separate list",
  onDesktop,
  async ({ page, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_neubau");
    const fresh = await read({ page: desk.page, url: pizza, id: await place(page, pizza) });
    const ago = (minutes: number, index: number) => {
      const createdAt = new Date(Date.parse(fresh.createdAt) - minutes * 60_000).toISOString();
      const uid = `01JXOLD${String(minutes * 100 + index).padStart(19, "0")}`;
      return { ...fresh, id: `ord_${uid}`, uid, ticketNumber: 500 + index, createdAt, updatedAt: createdAt };
    };
    // A minute more than two hours, since the page's clock may be a second behind the server's.
    const missed = Array.from({ length: 40 }, (_, index) => ago(121, index));
    const old = Array.from({ length: 3 }, (_, index) => ago(7 * 1440 + 30, 100 + index));
    // Orders of hours and days ago, beside the one that was just placed. Answered within the page: routes switch the
    // browser's cache off, and a page whose font comes late is shown in another, which may be wider.
    await desk.page.addInitScript(
      (answers) => {
        const { fetch } = window;
        window.fetch = async (input, init) => {
          const address = input instanceof Request ? input.url : String(input);
          const [, data] = answers.find(([list]) => address.includes(`/api/orders/${list}`)) ?? [];
          return data ? Response.json({ data, cursor: null }) : fetch(input, init);
        };
      },
      [
        ["current", [...old, ...missed, fresh]],
        ["missed", [...old, ...missed]],
      ] as const,
    );
    await desk.page.setViewportSize({ width: 1024, height: 768 });
    await desk.page.reload();
    const name = `Bestätigen: Ticket ${fresh.ticketNumber}`;
    const button = (await desk.card(fresh.ticketNumber)).getByRole("button", { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(desk.page.getByText(/^41 neue Bestellungen$/)).toBeVisible();
    await desk.showColumn(/Verpasst/);
    await expect(desk.page.getByRole("button", { name: /^Ticket 500, .*seit 2 Std\./ })).toBeVisible();
    await expect(desk.page.getByRole("button", { name: /^Ticket 600,/ })).toBeHidden();

    await desk.page.getByRole("link", { name: "Liegengeblieben 3" }).click();
    await expect(desk.page.getByRole("heading", { name: "Liegengeblieben" })).toBeVisible();
    await expect(desk.page.getByRole("button", { name: /^Ticket 60\d, .*seit 7 Tagen/ })).toHaveCount(3);
    await expect(desk.page.getByRole("button", { name: /^Ticket 500,/ })).toHaveCount(0);
  },
);

test(
  "the tabs of all four columns fit into a phone's width, whatever their counts",
  onPhone,
  async ({ page, pizza, openDesk }) => {
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
      await desk.page.route(`**/api/orders/${list}*`, (route) =>
        route.fulfill({ json: { data: orders, cursor: null } }),
      );
    }
    await desk.page.setViewportSize({ width: 360, height: 700 });
    await desk.page.reload();
    const tabs = desk.page.getByRole("navigation", { name: "Spalten" }).getByRole("button");
    await expect(tabs).toHaveText(["Verpasst120", "Neu120", "In Arbeit120", "Bereit120"]);
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  },
);

/** Shows only these orders, because other tests order at the same time. */
async function showOnly({ page, ids }: { page: Page; ids: readonly string[] }): Promise<void> {
  await page.route("**/api/orders/current*", async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Entry[] };
    await route.fulfill({ response: answer, json: { data: data.filter(({ id }) => ids.includes(id)), cursor: null } });
  });
  await page.route("**/api/orders/missed*", (route) => route.fulfill({ json: { data: [], cursor: null } }));
  await page.reload();
}

test("the keyboard focus stays in its column when an order leaves it", onDesktop, async ({ page, pizza, openDesk }) => {
  const desk = await openDesk(pizza, "brn_neubau");
  const ids = [await place(page, pizza), await place(page, pizza), await place(page, pizza)];
  const orders = await Promise.all(ids.map((id) => read({ page: desk.page, url: pizza, id })));
  const [first, second, third] = orders.map(({ ticketNumber }) => ticketNumber);
  await showOnly({ page: desk.page, ids });
  const confirm = (ticket: number | undefined) =>
    desk.page.getByRole("button", { name: `Bestätigen: Ticket ${ticket}`, exact: true });

  await confirm(first).focus();
  await desk.page.keyboard.press("Enter");
  await expect(confirm(second)).toBeFocused();

  // Through the panel and its confirmation dialog.
  await desk.page.getByRole("button", { name: new RegExp(`^Ticket ${second},`) }).focus();
  await desk.page.keyboard.press("Enter");
  await desk.page.getByRole("dialog").getByRole("button", { name: "Ablehnen" }).press("Enter");
  const question = desk.page.getByRole("dialog", { name: `Ticket ${second} ablehnen` });
  await question.getByRole("button", { name: "Leider schließen wir in Kürze." }).press("Enter");
  await question.getByRole("button", { name: "Ablehnen" }).press("Enter");
  await expect(confirm(third)).toBeFocused();

  await desk.page.keyboard.press("Enter");
  await expect(
    desk.page.getByRole("region", { name: "Neu", exact: true }).getByRole("heading", { level: 2 }),
  ).toBeFocused();
  await desk.page.unrouteAll({ behavior: "ignoreErrors" });
});

test(
  "a missed order shows its method, items and price, also when customer data is hidden",
  onDesktop,
  async ({ page, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_neubau");
    const fresh = await read({ page: desk.page, url: pizza, id: await place(page, pizza) });
    const createdAt = new Date(Date.parse(fresh.createdAt) - 120 * 60_000).toISOString();
    const json = { data: [{ ...fresh, createdAt, updatedAt: createdAt }], cursor: null };
    for (const list of ["current", "missed"])
      await desk.page.route(`**/api/orders/${list}*`, (route) => route.fulfill({ json }));
    await desk.page.evaluate(() => localStorage.setItem("customer-data-visibility", "false"));
    await desk.page.setViewportSize({ width: 1024, height: 768 });
    await desk.page.reload();
    await desk.showColumn(/Verpasst/);
    const card = await desk.card(fresh.ticketNumber);
    const shown = ["Takeaway", "Margherita", "€", "Kundendaten verborgen"];
    for (const text of shown) await expect(card).toContainText(text);
    await expect(card).not.toContainText("Maria");
  },
);

test("with text of twice the size the desk is usable and readable on a phone", async ({ page, pizza, openDesk }) => {
  const desk = await openDesk(pizza);
  const id = await place(page, pizza);
  const seen = await read({ page: desk.page, url: pizza, id });
  // An order of last week, for the button that leads to such ones.
  const createdAt = new Date(Date.parse(seen.createdAt) - 7 * 1440 * 60_000).toISOString();
  const old = { ...seen, id: "ord_01JXOLD", uid: "01JXOLD", ticketNumber: 999, createdAt, updatedAt: createdAt };
  await desk.page.route("**/api/orders/current*", (route) =>
    route.fulfill({ json: { data: [seen, old], cursor: null } }),
  );
  await desk.page.route("**/api/orders/missed*", (route) => route.fulfill({ json: { data: [], cursor: null } }));
  await desk.page.setViewportSize({ width: 360, height: 780 });
  await desk.page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
  );
  await desk.page.reload();
  await expect(desk.page.getByRole("link", { name: "Liegengeblieben 1" })).toBeVisible();
  await fits(desk.page, "desk");
  await shows(desk.page, "desk");
  for (const control of [
    desk.page.getByRole("combobox", { name: "Filiale" }),
    desk.page.getByRole("link", { name: "Geschlossen am …" }),
    desk.page.getByRole("button", { name: `Bestätigen: Ticket ${seen.ticketNumber}` }),
  ]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
  }

  const panel = await desk.open(seen.ticketNumber);
  await expect(panel.getByText("Margherita")).toBeVisible();
  await fits(desk.page, "sheet");
  await shows(desk.page, "sheet");
  const [method, wish] = [panel.getByText("Takeaway"), panel.getByText("Gewünscht", { exact: true })];
  const [upper, lower] = [await method.boundingBox(), await wish.boundingBox()];
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  // The buttons leave enough room for the details.
  await expect(panel.getByText("Zahlung", { exact: true })).toBeInViewport();
  const proposing = panel.getByRole("button", { name: "Anderen Termin vorschlagen" });
  await proposing.click();
  await fits(desk.page, "another time");
  await shows(desk.page, "another time");
  await desk.page.keyboard.press("Escape");
  await expect(proposing).toBeFocused();
  await desk.page.keyboard.press("Escape");
  await desk.page.getByRole("link", { name: "Liegengeblieben 1" }).click();
  await expect(desk.page.getByRole("heading", { name: "Liegengeblieben" })).toBeVisible();
  await fits(desk.page, "left over");
  await shows(desk.page, "left over");
});
