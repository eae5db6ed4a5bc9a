import { contrasts, passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

test("labels of the chosen products are previewed and made as a PDF", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  await page.goto(`${pizza}/backend#/products`);
  const boxes = page.getByRole("checkbox", { name: / auswählen$/ });
  for (const index of [1, 2]) await boxes.nth(index).press("Space");
  await page.getByRole("region", { name: "Auswahl" }).getByRole("button", { name: "Etiketten drucken" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Etiketten drucken" });
  await expect(dialog.getByRole("img", { name: /^Vorschau des ersten Bogens. 2 Etiketten auf 1 Bogen/ })).toBeVisible();
  await passes(page, "labels");
  await page.emulateMedia({ colorScheme: "dark" });
  await contrasts(page, "labels in the dark theme");

  await dialog.getByRole("radio", { name: "Detail (5 × 2)" }).press("Space");
  await dialog.getByRole("radio", { name: "QR-Code" }).press("Space");
  // The second label of the sheet, where a finger taps it.
  const sheet = dialog.getByRole("img", { name: /^Vorschau/ });
  const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 };
  await sheet.click({ position: { x: width * 0.75, y: height * 0.1 } });
  await expect(dialog.getByLabel("Erstes Etikett")).toHaveValue("2");
  await dialog.getByLabel("Etiketten je Produkt").fill("5");
  await expect(dialog.getByRole("img", { name: /10 Etiketten auf 2 Bögen/ })).toBeVisible();
  await dialog.getByLabel("Links").fill("60");
  await expect(dialog).toContainText("Bitte geben Sie eine Zahl von 0 bis 50 ein.");
  await dialog.getByLabel("Links").fill("7,5");

  const answered = page.waitForResponse(/\/api\/labels/);
  await dialog.getByRole("button", { name: "PDF erstellen" }).press("Enter");
  const answer = await answered;
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(answer.request().postDataJSON()).toMatchObject({
    ...{ layout: "detail", start: 2, copies: 5, code: "qr" },
    margins: { left: 7.5 },
  });
  await expect(dialog.getByRole("link", { name: "PDF öffnen" })).toBeVisible();
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "PDF herunterladen" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("etiketten.pdf");
});
