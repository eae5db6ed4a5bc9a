import { fits, shows } from "./axe";
import { expect, onDesktop, test } from "./fixtures";

/** A number that no other order has. */
const DIGITS = "0660 9912345";
const NUMBER = "+436609912345";

test(
  "an order is taken on the telephone by keyboard, and its customer is found the next time",
  onDesktop,
  async ({ pizza, openDesk }) => {
    const { page } = await openDesk(pizza, "brn_neubau");
    const { keyboard } = page;
    const take = page.getByRole("button", { name: "Bestellung aufnehmen" });
    const phone = page.getByRole("combobox", { name: "Telefon" });
    const add = page.getByRole("combobox", { name: "Produkt hinzufügen" });
    const addMargherita = async (): Promise<void> => {
      await add.focus();
      await keyboard.type("Margherita");
      await expect(page.getByRole("option", { name: /Margherita/ }).first()).toBeVisible();
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: /^Menge .*Margherita/ })).toBeVisible();
      for (const step of ["Größe", "Rand und Boden"]) {
        const button = page.getByRole("button", { name: step });
        await button.focus();
        await keyboard.press("Enter");
        await page.getByRole("listbox").waitFor();
        await keyboard.press("Enter");
        await expect(page.getByRole("listbox")).toBeHidden();
      }
    };

    await page.getByRole("link", { name: "Neue Bestellung" }).focus();
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Neue Bestellung" })).toBeVisible();
    await phone.focus();
    await keyboard.type(DIGITS);
    await keyboard.press("Tab");
    await expect(phone).toHaveValue(NUMBER);
    await page.getByRole("textbox", { name: "Vorname" }).focus();
    await keyboard.type("Ella");
    await page.getByRole("textbox", { name: "Nachname" }).focus();
    await keyboard.type("Telefon");
    await addMargherita();
    await expect(page.getByText("Es fehlt noch:")).toBeHidden();
    await fits(page, "the form of an order on the telephone");
    await shows(page, "the form of an order on the telephone");
    await page.getByRole("textbox", { name: "Notiz für Kollegen" }).focus();
    await keyboard.type("Stammkundin");
    await keyboard.press("Control+s");
    const told = page.getByRole("status").filter({ hasText: /Bestellung \d+ ist aufgenommen/ });
    await expect(told).toBeVisible();
    const ticket = /\d+/.exec((await told.textContent()) ?? "")?.[0] ?? "";

    await keyboard.press("Enter");
    await expect(take).toBeVisible();
    await phone.focus();
    await keyboard.type(DIGITS.slice(0, 8));
    // The reaction to the first order takes a moment.
    const caller = page.getByRole("option", { name: /Ella Telefon/ });
    await expect(async () => {
      await keyboard.press("Backspace");
      await keyboard.type("1");
      await expect(caller).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(phone).toHaveValue(NUMBER);
    await expect(page.getByRole("textbox", { name: "Nachname" })).toHaveValue("Telefon");

    await page.getByRole("link", { name: "Bestelltresen" }).first().click();
    const question = page.getByRole("alertdialog", { name: "Bestellung verwerfen?" });
    await question.getByRole("button", { name: "Verwerfen" }).click();
    const card = page.getByRole("article").filter({ hasText: "Ella Telefon" });
    await expect(card.getByRole("button", { name: new RegExp(`^Ticket ${ticket},`) })).toBeVisible();
    await expect(card.getByText("Am Telefon aufgenommen")).toBeVisible();
    await expect(card.getByText("Stammkundin")).toBeVisible();
  },
);
