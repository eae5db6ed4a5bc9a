import type { Page } from "@playwright/test";
import { place } from "./api-order";
import { passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

const BRANCH = "brn_neubau";
const PHONE = { width: 390, height: 844 };

/** A confirmed delivery. Returns its number. */
async function delivery({ page, url, street }: { page: Page; url: string; street: string }): Promise<number> {
  const id = await place(page, url, {
    amount: 2,
    isDelivery: true,
    deliveryArea: "area_1070",
    street,
    zipCode: "1070",
    city: "Wien",
  });
  const order = `${url}/api/orders/${id}`;
  expect((await page.request.post(`${order}/status/confirm`, { data: {} })).status()).toBe(200);
  return ((await (await page.request.get(order)).json()) as { data: { ticketNumber: number } }).data.ticketNumber;
}

test("the desk gives deliveries to a driver, who brings them", onDesktop, async ({ browser, pizza, openDesk }) => {
  const { page: desk } = await openDesk(pizza, BRANCH);
  const numbers = [
    await delivery({ page: desk, url: pizza, street: "Neubaugasse 1" }),
    await delivery({ page: desk, url: pizza, street: "Burggasse 20" }),
  ] as const;
  await desk.goto(`${pizza}/backend#/deliveries?branch=${BRANCH}`);
  for (const number of numbers) {
    const box = desk.getByRole("checkbox", { name: `Bestellung ${number} wählen`, exact: true });
    await box.focus();
    await desk.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await passes(desk, "deliveries");
  await desk.getByRole("button", { name: "Fahrer wählen" }).click();
  const dialog = desk.getByRole("dialog", { name: "Wer bringt diese Lieferungen?" });
  await dialog.getByLabel("Name").fill("Rosi Radl");
  await passes(desk, "choosing a driver");
  await dialog.getByRole("button", { name: "Fahrt anlegen" }).click();
  const told = desk.getByRole("alertdialog", { name: "Link für Rosi Radl" });
  await expect(told.getByRole("img", { name: "QR-Code mit dem Link für Rosi Radl" })).toBeVisible();
  const link = await told.getByRole("textbox", { name: "Link" }).inputValue();
  await passes(desk, "the link of a run");
  await told.getByRole("button", { name: "Schließen" }).click();
  await expect(desk.getByText("0 von 2 zugestellt")).toBeVisible();
  await passes(desk, "a run");

  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: "de-AT" });
  const phone = await context.newPage();
  const addresses: string[] = [];
  phone.on("request", (request) => addresses.push(request.url()));
  await phone.goto(link);
  const [first, second] = numbers;
  const stop = (number: number) => phone.getByRole("listitem").filter({ hasText: `Bestellung ${number}` });
  await expect(stop(first)).toContainText("Neubaugasse 1");
  await expect(stop(first).getByRole("link", { name: /anrufen/ })).toHaveAttribute("href", /^tel:/);
  for (const colorScheme of ["light", "dark"] as const) {
    await phone.emulateMedia({ colorScheme });
    await passes(phone, `the driver's phone, ${colorScheme}`);
  }
  // The key stands in no address, neither of the page nor of a call.
  const key = link.split("#")[1] ?? "none";
  expect(phone.url()).toBe(`${pizza}/display/driver`);
  expect(addresses.join(" ")).not.toContain(key.slice(-43));

  await phone.getByRole("button", { name: `Bestellung ${second} früher besuchen` }).click();
  await expect(phone.getByRole("listitem").first()).toContainText(`Bestellung ${second}`);
  await phone.getByRole("button", { name: "Losfahren" }).click();
  await expect(phone.getByRole("button", { name: "Losfahren" })).toBeHidden();
  await expect(desk.getByText("unterwegs").first()).toBeVisible({ timeout: 30_000 });

  // Without a connection the note waits, also when the page is drawn anew.
  await context.setOffline(true);
  await phone.getByRole("button", { name: `Bestellung ${second} zugestellt` }).click();
  await expect(phone.getByText("1 von 2 zugestellt")).toBeVisible();
  await expect(phone.getByRole("status")).toContainText("1 Meldung wartet.");
  await context.setOffline(false);
  await expect(desk.getByText("1 von 2 zugestellt")).toBeVisible({ timeout: 30_000 });
  await expect(phone.getByText("Burggasse 20")).toHaveCount(0);

  await phone.getByRole("button", { name: `Bestellung ${first} zugestellt` }).click();
  await phone.getByRole("button", { name: `Zustellung von Bestellung ${first} rückgängig machen` }).click();
  await expect(stop(first)).toContainText("Neubaugasse 1");
  await phone.getByRole("button", { name: `Bestellung ${first} zugestellt` }).click();
  await phone.getByRole("button", { name: "Fahrt beenden" }).click();
  await expect(phone.getByRole("status")).toContainText("Die Fahrt ist beendet");
  expect(await phone.evaluate(() => JSON.stringify(localStorage))).not.toContain("gasse");
  await phone.goto(link);
  await expect(phone.getByRole("status")).toContainText("gilt nicht mehr");
  await expect(desk.getByText("Gerade ist niemand unterwegs.")).toBeVisible({ timeout: 30_000 });
  await context.close();
});
