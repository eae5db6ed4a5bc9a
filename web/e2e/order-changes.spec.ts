import type { StaffOrder } from "@tresen/contract/order/order";
import { place } from "./api-order";
import { fits, shows } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

test(
  "staff change an order, another desk sees it, the customer too, and money goes back",
  onDesktop,
  async ({ page, pizza, openDesk }) => {
    const [ada, eva] = [await openDesk(pizza, "brn_neubau"), await openDesk(pizza, "brn_neubau")];
    const id = await place(page, pizza);
    const read = async (): Promise<StaffOrder> =>
      ((await (await ada.page.request.get(`${pizza}/api/orders/${id}`)).json()) as { data: StaffOrder }).data;
    const { ticketNumber: ticket, items, uid, hash = "" } = await read();
    const [first] = items;
    if (!first) throw new Error("The order has no position");
    const money = (cents: number): string => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
    const amount = (desk: typeof ada) => desk.page.getByRole("textbox", { name: "Menge" });

    // Both open the same position. The first one saves.
    for (const desk of [ada, eva]) {
      const panel = await desk.open(ticket);
      await panel.getByRole("button", { name: `${first.name} ändern` }).click();
      await expect(amount(desk)).toHaveValue("1");
    }
    await fits(ada.page, "the dialog of a position");
    await shows(ada.page, "the dialog of a position");
    await ada.page.getByRole("button", { name: "Mehr" }).click();
    await ada.page.getByRole("button", { name: "Speichern" }).click();
    const panel = ada.page.getByRole("dialog");
    await expect(panel.getByRole("row", { name: new RegExp(`2 × ${first.name}`) })).toBeVisible();
    await expect(panel.getByText(`Ursprünglich bestellt: ${money(first.gross)}`)).toBeVisible();

    // The second one is shown what the order is now, and saves all the same.
    await expect(eva.page.getByRole("alert").filter({ hasText: `2 × ${first.name}` })).toBeVisible();
    await amount(eva).fill("3");
    await eva.page.getByRole("button", { name: "Trotzdem speichern" }).click();
    await expect(amount(eva)).toBeHidden();
    expect(await read()).toMatchObject({ version: 3, pricing: { totalGross: 3 * first.gross } });

    await page.goto(`${pizza}/status/${uid}/${hash}`);
    const main = page.getByRole("main");
    await expect(main.getByText(`Ursprünglich bestellt: ${money(first.gross)}`)).toBeVisible();
    await fits(page, "the page of a changed order");

    // Once it is completed, a part of the money goes back.
    await ada.page.keyboard.press("Escape");
    // Before the other's change has come to her desk, she would be asked whether to confirm all the same.
    await expect(await ada.card(ticket)).toContainText("3 ×");
    await ada.next({ ticket, action: "Bestätigen" });
    await expect.poll(async () => (await read()).isConfirmed).toBe(true);
    const { version } = await read();
    const completed = await ada.page.request.post(`${pizza}/api/orders/${id}/status/completed`, { data: { version } });
    expect(completed.status()).toBe(200);
    await ada.page.goto(`${pizza}/backend#/orders/history?order=${id}`);
    await ada.page.getByRole("button", { name: "Geld zurückgeben" }).click();
    await ada.page.getByRole("button", { name: "Einen Betrag" }).click();
    await ada.page.getByRole("textbox", { name: "Betrag" }).fill("2,50");
    await ada.page.getByRole("textbox", { name: "Grund" }).fill("Kalt angekommen");
    await fits(ada.page, "the dialog of a refund");
    await shows(ada.page, "the dialog of a refund");
    await ada.page.getByRole("button", { name: /2,50 € zurückgeben/ }).click();
    await expect(panel.getByText("erledigt – Kalt angekommen")).toBeVisible();
    await page.reload();
    await expect(main.getByText("2,50 €, erledigt, Kalt angekommen")).toBeVisible();
  },
);
