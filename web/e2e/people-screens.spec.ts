import type { Page } from "@playwright/test";
import { contrasts, passes } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

/** All rules in the light theme, and the colours of the dark one. */
async function isReadable(page: Page, what: string): Promise<void> {
  await passes(page, what);
  await page.emulateMedia({ colorScheme: "dark" });
  await contrasts(page, `${what}, dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

interface Customer {
  id: string;
  number: number;
  orderCount: number;
  grossTotal: number;
}

test(
  "two customers are made one, one becomes two, and their orders' sums stay; all of it is readable",
  onDesktop,
  async ({ openDesk, bike }) => {
    const { page } = await openDesk(bike);
    const of = async (path: string, data?: object) =>
      (
        (await (
          await (data ? page.request.post(`${bike}/api/${path}`, { data }) : page.request.get(`${bike}/api/${path}`))
        ).json()) as { data: unknown }
      ).data;
    const phones = [`+43 660 ${String(Date.now()).slice(-7)}`];
    const [stays, goes] = (await Promise.all(
      ["Eins", "Zwei"].map((lastName) => of("customers", { firstName: "Zita", lastName, phones })),
    )) as Customer[];
    await page.goto(`${bike}/backend#/customers/${stays?.id}`);
    const merge = page.getByRole("button", { name: `Mit Kunde ${goes?.number} zusammenführen` });
    await expect(merge).toBeVisible();
    await isReadable(page, "a customer");
    await merge.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Wer bleibt?");
    await isReadable(page, "the dialog that merges customers");
    await dialog.getByRole("button", { name: "Zusammenführen" }).click();
    await expect(
      page.getByText(`Kunde ${goes?.number} wurde mit Kunde ${stays?.number} zusammengeführt.`),
    ).toBeVisible();

    const regular = ((await of("customers?limit=100")) as Customer[]).find(({ orderCount }) => orderCount > 1);
    await page.goto(`${bike}/backend#/customers/${regular?.id}`);
    await page.getByRole("button", { name: "Weitere Befehle" }).click();
    await page.getByRole("menuitem", { name: "Aufteilen" }).click();
    await dialog
      .locator("label", { has: page.getByRole("checkbox") })
      .first()
      .click();
    await isReadable(page, "the dialog that splits a customer");
    const answer = page.waitForResponse(/\/split$/);
    await dialog.getByRole("button", { name: "Aufteilen" }).click();
    const { data: parts } = (await (await answer).json()) as { data: { customer: Customer; created: Customer } };
    await expect(dialog.getByRole("status")).toBeVisible();
    expect(parts.customer.grossTotal + parts.created.grossTotal).toBe(regular?.grossTotal);
    expect(parts.customer.orderCount + parts.created.orderCount).toBe(regular?.orderCount);
  },
);

test("the screens of the own account and of roles are readable", onDesktop, async ({ openDesk, pizza }) => {
  const { page } = await openDesk(pizza);
  await page.goto(`${pizza}/backend#/account`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await isReadable(page, "the own account");
  await page.goto(`${pizza}/backend#/roles`);
  await page.getByRole("button", { name: "Zweiter Faktor" }).click();
  await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
  await isReadable(page, "the dialog of the second factor");
  const visitor = await page.context().browser()?.newContext();
  const outside = await visitor?.newPage();
  if (!outside) throw new Error("The browser is gone");
  await outside.goto(`${pizza}/backend/login`);
  await outside.getByRole("button", { name: /^Passwort vergessen/ }).click();
  await expect(outside.getByRole("heading", { level: 1 })).toBeVisible();
  await isReadable(outside, "the page that asks for a mailed link");
  await visitor?.close();
});
