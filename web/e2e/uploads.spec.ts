import type { Locator, Page } from "@playwright/test";
import { type Customer, expect, onDesktop, onPhone, test } from "./fixtures";

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n" +
    "trailer<</Root 1 0 R>>\n%%EOF",
);

/** A photo of some megabytes as from a phone, drawn and encoded by the browser. */
async function takePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [3200, 2400];
    const context = canvas.getContext("2d");
    const picture = context?.createImageData(canvas.width, canvas.height);
    if (!context || !picture) throw new Error("No canvas");
    // Noise, which no encoder can compress well.
    for (let at = 0, seed = 1; at < picture.data.length; at += 1)
      picture.data[at] = at % 4 === 3 ? 255 : (seed = (seed * 16_807) % 2_147_483_647) & 255;
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

async function openProduct({
  customer,
  url,
  product,
}: {
  customer: Customer;
  url: string;
  product: string;
}): Promise<Locator> {
  await customer.store.open(url);
  await customer.page.getByRole("button", { name: product, exact: true }).click();
  return customer.page.getByRole("dialog", { name: product });
}

/** `isPlanned`: at a branch that takes orders for a certain day only. */
async function orderCart(customer: Customer, { isPlanned = false } = {}): Promise<number> {
  await customer.store.toCheckout();
  await customer.checkout.fillContact();
  if (isPlanned) await customer.checkout.chooseDay(1);
  await customer.checkout.accept();
  await customer.checkout.submit();
  return customer.status.ticket();
}

test(
  "a photo is scaled down, kept while the item is changed, and shown at the desk",
  onPhone,
  async ({ customer, pizza, openDesk }) => {
    const { page } = customer;
    const desk = await openDesk(pizza, "brn_neubau");
    const dialog = await openProduct({ customer, url: `${pizza}/store/neubau`, product: "Nougatpizza zum Teilen" });
    const photo = await takePhoto(page);
    expect(photo.byteLength).toBeGreaterThan(4_000_000);
    const sent = page.waitForRequest("**/api/uploads");
    await dialog
      .getByLabel("Bild auswählen")
      .setInputFiles({ name: "Oma & Opa <3.jpeg", mimeType: "image/jpeg", buffer: photo });
    expect((await sent).postData()?.length).toBeLessThan(5_500_000);
    await expect(dialog.getByRole("button", { name: "Oma & Opa 3.jpg entfernen" })).toBeVisible();
    await expect
      .poll(() => dialog.locator("li img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(640);
    await dialog.getByRole("button", { name: /In den Warenkorb/ }).click();

    const cart = await customer.store.cart();
    await expect(cart).toContainText("Motiv aus Kakao: Oma & Opa 3.jpg");
    await cart.getByRole("button", { name: "Nougatpizza zum Teilen ändern" }).click();
    await expect(dialog.getByRole("button", { name: "Oma & Opa 3.jpg entfernen" })).toBeVisible();
    await dialog.getByRole("button", { name: /Übernehmen/ }).click();

    const ticket = await orderCart(customer);
    await customer.status.says(/Oma & Opa 3\.jpg/);
    const panel = await desk.open(ticket);
    const link = panel.getByRole("link", { name: "Oma & Opa 3.jpg" });
    await expect.poll(() => link.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    const answer = await desk.page.request.get(`${pizza}${await link.getAttribute("href")}`);
    expect(answer.headers()).toMatchObject({ "content-type": "image/jpeg", "x-content-type-options": "nosniff" });
  },
);

test("a document is shown at the desk of the workshop", onDesktop, async ({ customer, bike, openDesk }) => {
  const desk = await openDesk(bike, "brn_werkstatt");
  const dialog = await openProduct({ customer, url: `${bike}/store/werkstatt`, product: "Gravur und Codierung" });
  await dialog.getByRole("textbox", { name: /Text der Gravur/ }).fill("ANNA");
  await dialog.getByRole("radio").first().check();
  await dialog
    .getByLabel("Datei auswählen")
    .setInputFiles({ name: "Kaufbeleg.pdf", mimeType: "application/pdf", buffer: PDF });
  await expect(dialog.getByRole("button", { name: "Kaufbeleg.pdf entfernen" })).toBeVisible();
  await dialog.getByRole("button", { name: /In den Warenkorb/ }).click();
  const ticket = await orderCart(customer, { isPlanned: true });
  await customer.status.says(/Kaufbeleg\.pdf/);
  const panel = await desk.open(ticket, { text: "Text der Gravur: ANNA" });
  const href = await panel.getByRole("link", { name: "Kaufbeleg.pdf" }).getAttribute("href");
  const answer = await desk.page.request.get(`${bike}${href}`);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).equals(PDF)).toBe(true);
});

test(
  "several pictures can be sent, removed by keyboard, and failed ones sent again",
  onDesktop,
  async ({ customer, bike }) => {
    const { page } = customer;
    const dialog = await openProduct({ customer, url: `${bike}/store/werkstatt`, product: "Service Basis" });
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
    const named = (name: string) => ({ name, mimeType: "image/png", buffer: picture });
    await dialog.getByLabel(/Bilder auswählen/).setInputFiles([named("vorne.png"), named("hinten.png")]);
    const back = dialog.getByRole("button", { name: "vorne.png entfernen" });
    await expect(dialog.getByRole("button", { name: "hinten.png entfernen" })).toBeVisible();
    // The event that browsers send when a picker is closed without a file.
    await dialog.getByLabel(/Bilder auswählen/).dispatchEvent("cancel", { bubbles: true });
    await expect(back).toBeVisible();
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(back).toBeHidden();

    await page.route("**/api/uploads", (route) => route.abort());
    await dialog.getByLabel(/Bilder auswählen/).setInputFiles(named("seite.png"));
    await expect(dialog.getByRole("alert")).toHaveText(
      "Die Datei „seite.png“ konnte nicht hochgeladen werden. Bitte überprüfen Sie Ihre Internetverbindung.",
    );
    await page.unroute("**/api/uploads");
    await dialog.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(dialog.getByRole("button", { name: "seite.png entfernen" })).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  },
);

test("files beyond the limit are named, and the others are kept", onPhone, async ({ customer, bike }) => {
  const { page } = customer;
  const dialog = await openProduct({ customer, url: `${bike}/store/werkstatt`, product: "Service Basis" });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 20, height: 20 } });
  let count = 0;
  await page.route("**/api/uploads", (route) =>
    route.fulfill({
      status: 201,
      json: {
        data: {
          id: `upl_${(count += 1)}`,
          version: 1,
          extension: "png",
          publicHash: "x",
          mimeType: "image/png",
          name: `${count}.png`,
          size: 100,
        },
      },
    }),
  );
  await dialog
    .getByLabel(/Bilder auswählen/)
    .setInputFiles(
      Array.from({ length: 27 }, (_, index) => ({ name: `Bild ${index + 1}.png`, mimeType: "image/png", buffer })),
    );
  const alert = dialog.getByRole("alert");
  await expect(alert).toHaveText(
    "Hier sind höchstens 20 Dateien möglich. Nicht übernommen: „Bild 21.png“, „Bild 22.png“, „Bild " +
      "23.png“, „Bild 24.png“, „Bild 25.png“ und 2 weitere.",
  );
  await expect(alert).toBeInViewport();
  await expect(dialog.getByRole("button", { name: /png entfernen$/ })).toHaveCount(20);
  await dialog.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(alert).toHaveCount(0);
});

for (const { name, mimeType, buffer } of [
  {
    name: "Zeichnung.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
  { name: "verkleidet.png", mimeType: "image/png", buffer: Buffer.from("<html><script>alert(1)</script></html>") },
  { name: "leer.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) },
  {
    name: "riesig.gif",
    mimeType: "image/gif",
    buffer: Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(4_100_000)]),
  },
]) {
  test(`the file ${name} is refused by name`, onDesktop, async ({ customer, pizza }) => {
    const dialog = await openProduct({ customer, url: `${pizza}/store/neubau`, product: "Nougatpizza zum Teilen" });
    await dialog.getByLabel("Bild auswählen").setInputFiles({ name, mimeType, buffer });
    const alert = dialog.getByRole("alert");
    await expect(alert).toHaveText(
      `Die Datei „${name}“ konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder ihr Typ ist unbekannt.`,
    );
    await expect(alert).toBeInViewport();
    // A refused file does not prevent ordering.
    await expect(dialog.getByRole("button", { name: /In den Warenkorb/ })).toBeEnabled();
  });
}
