import { place } from "./api-order";
import { fits, shows } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

interface Seen {
  ticketNumber: number;
  uid: string;
  hash: string;
  version: number;
  state: string;
}

test(
  "staff promise a time with one tap, take a step back and reopen, and write notes",
  onDesktop,
  async ({ page, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_neubau");
    const id = await place(page, pizza);
    const read = async (): Promise<Seen> =>
      ((await (await desk.page.request.get(`${pizza}/api/orders/${id}`)).json()) as { data: Seen }).data;
    const { ticketNumber: ticket, uid, hash } = await read();

    await (
      await desk.card(ticket)
    )
      .getByRole("button", { name: `Ticket ${ticket} bestätigen, fertig in 20 Minuten` })
      .click();
    await expect((await desk.card(ticket)).getByText(/^Fertig um ca\. \d\d:\d\d Uhr$/)).toBeVisible();
    await page.goto(`${pizza}/status/${uid}/${hash}`);
    await expect(page.getByRole("main").getByText(/Fertig um ca\. \d\d:\d\d Uhr\./)).toBeVisible();
    await fits(page, "the page of an order with a promised time");

    await desk.next({ ticket, action: "Abholbereit" });
    await desk.page.getByRole("status").getByRole("button", { name: "Rückgängig" }).click();
    await expect.poll(async () => (await read()).state).toBe("confirmed");
    await desk.card(ticket);

    const panel = await desk.open(ticket);
    await panel.getByRole("textbox", { name: "Notiz für Kollegen" }).fill("Ruft noch einmal an");
    await panel.getByRole("button", { name: "Notiz hinzufügen" }).click();
    await expect(panel.getByRole("listitem").filter({ hasText: "Ruft noch einmal an" })).toBeVisible();
    await fits(desk.page, "the panel with a note");
    await shows(desk.page, "the panel with a note");
    await desk.page.keyboard.press("Escape");
    await expect((await desk.card(ticket)).getByText("Ruft noch einmal an")).toBeVisible();

    const { version } = await read();
    await desk.page.request.post(`${pizza}/api/orders/${id}/status/completed`, { data: { version } });
    await desk.page.goto(`${pizza}/backend#/orders/history?order=${id}`);
    await desk.page.getByRole("button", { name: "Wieder öffnen" }).click();
    await expect.poll(async () => (await read()).state).toBe("confirmed");
  },
);

test("the customer chooses one of three proposed times", onDesktop, async ({ page, pizza, openDesk }) => {
  const desk = await openDesk(pizza, "brn_neubau");
  const id = await place(page, pizza);
  const { ticketNumber, uid, hash } = (
    (await (await desk.page.request.get(`${pizza}/api/orders/${id}`)).json()) as { data: Seen }
  ).data;
  const panel = await desk.open(ticketNumber);
  await panel.getByRole("button", { name: "Anderen Termin vorschlagen" }).click();
  const dialog = desk.page.getByRole("dialog", { name: /anderen Termin vorschlagen/ });
  for (const minutes of ["+45 min", "+60 min"]) await dialog.getByRole("button", { name: minutes }).click();
  await expect(dialog.getByRole("list", { name: "Vorgeschlagene Termine" }).getByRole("listitem")).toHaveCount(3);
  await fits(desk.page, "the dialog with three times");
  await shows(desk.page, "the dialog with three times");
  await dialog.getByRole("button", { name: "3 Termine vorschlagen" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${pizza}/status/${uid}/${hash}`);
  const main = page.getByRole("main");
  const choices = main.getByRole("button", { name: /^Ja, .* Uhr ist in Ordnung$/ });
  await expect(choices).toHaveCount(3);
  await expect(main.getByText(/Bitte antworten Sie bis/)).toBeVisible();
  await fits(page, "the page with three times");
  const second = await choices.nth(1).innerText();
  await choices.nth(1).click();
  await expect(choices).toHaveCount(0);
  const time = /(\d\d:\d\d)/.exec(second)?.[1] ?? "";
  await expect(main.getByText(new RegExp(`um ${time} Uhr`)).first()).toBeVisible();
});
