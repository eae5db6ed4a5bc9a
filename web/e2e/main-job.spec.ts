import type { Customer } from "./fixtures";
import { expect, onPhone, test } from "./fixtures";

/** Orders a Margherita, large, at the Neubau branch. */
async function orderPizza({
  customer,
  url,
  method,
}: {
  customer: Customer;
  url: string;
  method: "Takeaway" | "Lieferung" | "Dine In";
}): Promise<number> {
  const { page, store, checkout, status } = customer;
  await status.driveClock();
  await store.open(`${url}/store/neubau`);
  await store.add({
    product: "Margherita",
    more: (dialog) => dialog.getByRole("button", { name: "Mehr" }).click(),
  });
  await store.chooseMethod(method);
  await store.toCheckout();
  await checkout.fillContact();
  if (method === "Lieferung") await checkout.fillAddress();
  if (method === "Dine In") await page.getByLabel("Tisch").selectOption({ index: 1 });
  await checkout.payBy(method === "Lieferung" ? "EC Karte / Debitkarte" : "Barzahlung");
  await checkout.accept();
  await checkout.submit();
  await status.says("Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.");
  return status.ticket();
}

test.describe("pizzeria", () => {
  test("takeaway: from the menu to a finished and rated order", async ({ customer, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_neubau");
    const ticket = await orderPizza({ customer, url: pizza, method: "Takeaway" });
    const card = await desk.card(ticket);
    await expect(card).toContainText("Margherita");
    await expect(card).toContainText("Neu");
    await desk.next({ ticket, action: "Bestätigen" });
    await desk.showColumn(/In Arbeit/);
    await desk.next({ ticket, action: "Abholbereit" });
    await customer.status.says("Ihre Bestellung ist jetzt abholbereit.");
    await desk.showColumn(/Bereit/);
    await desk.next({ ticket, action: "Abschließen" });
    await customer.status.rate({ stars: 4, comment: "Sehr gut, danke." });
    await customer.status.says("Abgeschlossen");
  });

  test("delivery: confirmed, on its way, delivered", onPhone, async ({ customer, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_neubau");
    const ticket = await orderPizza({ customer, url: pizza, method: "Lieferung" });
    await expect(await desk.card(ticket)).toContainText("Lieferung");
    await desk.next({ ticket, action: "Bestätigen" });
    await desk.showColumn(/In Arbeit/);
    await desk.next({ ticket, action: "Zustellung starten" });
    await customer.status.says("Ihre Bestellung wird jetzt zugestellt.");
    await desk.showColumn(/Bereit|Zustellung/);
    await desk.next({ ticket, action: "Zugestellt" });
    await customer.status.says("Zugestellt");
  });

  test("dine-in: at a table, rejected with a message", onPhone, async ({ customer, pizza, openDesk }) => {
    const desk = await openDesk(pizza, "brn_neubau");
    const ticket = await orderPizza({ customer, url: pizza, method: "Dine In" });
    const panel = await desk.open(ticket);
    await expect(panel).toContainText("Tisch");
    await panel.getByRole("button", { name: "Ablehnen" }).click();
    const dialog = desk.page.getByRole("dialog", { name: /ablehnen/ });
    await dialog.getByLabel("Nachricht an den Kunden").fill("Die Küche ist leider schon kalt.");
    await dialog.getByRole("button", { name: "Ablehnen" }).click();
    await customer.status.says("Ihre Bestellung wurde storniert.");
    await customer.status.says("Die Küche ist leider schon kalt.");
  });

  for (const accept of [true, false]) {
    test(`counter appointment ${accept ? "accepted" : "declined"}`, onPhone, async ({ customer, pizza, openDesk }) => {
      const desk = await openDesk(pizza, "brn_neubau");
      const ticket = await orderPizza({ customer, url: pizza, method: "Takeaway" });
      const panel = await desk.open(ticket);
      await panel.getByRole("button", { name: "Anderen Termin vorschlagen" }).click();
      await desk.page
        .getByRole("dialog", { name: /anderen Termin vorschlagen/ })
        .getByRole("button", { name: / vorschlagen$/ })
        .click();
      await customer.status.waitForProposal();
      await customer.status.answer(accept).click();
      if (accept) {
        await expect(customer.status.answer(true)).toBeHidden();
        await desk.showColumn(/Später/);
        await expect(await desk.card(ticket)).toContainText(/\d\d:\d\d/);
      } else {
        await customer.status.says("Ihre Bestellung wurde storniert.");
      }
    });
  }

  test("a double click and a reload make one order", onPhone, async ({ customer, pizza }) => {
    const { page, store, checkout } = customer;
    await store.open(`${pizza}/store/favoriten`);
    await store.add({ product: "Gemischter Salat" });
    await store.chooseMethod("Takeaway");
    await store.toCheckout();
    await checkout.fillContact();
    await checkout.accept();
    const uids = new Set<string>();
    page.on("response", async (response) => {
      if (response.request().method() !== "POST" || !response.url().endsWith("/api/orders")) return;
      const body = (await response.json()) as { data: { uid: string } };
      uids.add(body.data.uid);
    });
    await checkout.submitButton.dblclick();
    await expect(page).toHaveURL(/\/status\//);
    await page.goBack();
    await page.goto(`${pizza}/store/favoriten/checkout`);
    await expect(page.getByText("Keine Produkte im Warenkorb!")).toBeVisible();
    expect(uids.size).toBe(1);
  });

  test("the server's faults are shown at their fields, and nothing is lost", onPhone, async ({ customer, pizza }) => {
    const { page, store, checkout } = customer;
    await store.open(`${pizza}/store/favoriten`);
    await store.add({ product: "Gemischter Salat" });
    await store.toCheckout();
    await page.getByLabel("Vorname").fill("Anna");
    await page.getByLabel("Telefon").fill("0660 1234567");
    await checkout.submitButton.click();
    await expect(
      page.getByText("Bitte geben Sie eine gültige Nummer im Format +43 660 1234567 an.").first(),
    ).toBeVisible();
    await expect(page.getByText("Bitte akzeptieren Sie die AGB.").first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Vorname")).toHaveValue("Anna");
  });
});

test.describe("bicycle shop", () => {
  test(
    "a product by the metre is ordered for takeaway and completed at the desk",
    onPhone,
    async ({ customer, bike, openDesk }) => {
      const { store, checkout, status } = customer;
      const desk = await openDesk(bike, "brn_graz");
      await status.driveClock();
      await store.open(`${bike}/store/graz`);
      await store.add({
        product: "Felgenband, Textil 18 mm",
        more: async (dialog) => {
          await dialog.getByRole("textbox", { name: /^Menge/ }).fill("2,5");
          await dialog.getByRole("textbox", { name: /^Menge/ }).blur();
        },
      });
      await store.add({ product: "Klingel „Ding“" });
      await store.chooseMethod("Takeaway");
      await store.toCheckout();
      await checkout.fillContact();
      await checkout.accept();
      await checkout.submit();
      const ticket = await status.ticket();
      await expect(await desk.card(ticket)).toContainText("Klingel");
      await desk.next({ ticket, action: "Bestätigen" });
      await desk.showColumn(/In Arbeit/);
      await desk.next({ ticket, action: "Abholbereit" });
      await desk.showColumn(/Bereit/);
      await desk.next({ ticket, action: "Abschließen" });
      await status.says("Abgeschlossen");
    },
  );

  test(
    "a quotation is requested from the workshop without price and payment",
    onPhone,
    async ({ customer, bike, openDesk }) => {
      const { page, store, checkout, status } = customer;
      const desk = await openDesk(bike, "brn_werkstatt");
      await store.open(`${bike}/store/werkstatt`);
      await store.add({ product: "Arbeitszeit Werkstatt" });
      await store.toCheckout();
      await expect(page.getByRole("radiogroup", { name: "Zahlungsart" })).toHaveCount(0);
      await expect(page.getByRole("region", { name: "Zusammenfassung" })).toContainText(
        "Den Preis nennen wir Ihnen auf Anfrage.",
      );
      await expect(page.getByText("Gesamt")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "zahlungspflichtig bestellen" })).toHaveCount(0);
      await checkout.fillContact();
      await checkout.chooseDay(0);
      await checkout.accept();
      await checkout.submit();
      const ticket = await status.ticket();
      await expect(await desk.card(ticket, { text: "Arbeitszeit Werkstatt" })).toContainText("Anfrage");
      await desk.next({ ticket, action: "Anfrage annehmen" });
    },
  );
});
