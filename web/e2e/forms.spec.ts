import type { Page } from "@playwright/test";
import { expect, onDesktop, onPhone, test } from "./fixtures";
import { answerCookies, open } from "./pages/content-page";

test.describe("forms", () => {
  const answerWith = async (
    page: Page,
    answer: { status: number; body: object } | null,
    bodies: object[] = [],
  ): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/api/custom/contact-form", async (route) => {
      bodies.push(route.request().postDataJSON() as object);
      await promise;
      await (answer ? route.fulfill({ status: answer.status, json: answer.body }) : route.abort());
    });
    return resolve;
  };

  test(
    "contact: faults at the fields, the answer over the form, and an empty form after it",
    onDesktop,
    async ({ page, bike }) => {
      const bodies: object[] = [];
      await answerCookies(page, bike, "rejected");
      await open(page, `${bike}/kontakt`);
      const form = page.getByRole("form", { name: "Kontakt" });
      await expect(form.getByPlaceholder("Anliegen*")).toHaveAttribute("rows", "8");
      await form.getByRole("button", { name: "Absenden" }).click();
      await expect(form.getByPlaceholder("Nachname*")).toBeFocused();
      await expect(form.getByText(/^Bitte geben Sie .* an\.$/)).toHaveText([
        "Bitte geben Sie Ihren Nachnamen an.",
        "Bitte geben Sie Ihre Telefonnummer an.",
        "Bitte geben Sie Ihr Anliegen an.",
      ]);
      await form.getByPlaceholder("Nachname*").fill("Quendel");
      await form.getByPlaceholder("Telefonnummer*").fill("+43 316 5550");
      await form.getByPlaceholder("Anliegen*").fill("Probefahrt");
      const answer = await answerWith(page, { status: 200, body: { data: {} } }, bodies);
      await form.getByRole("button", { name: "Absenden" }).click();
      await expect(page.getByRole("status").getByText("Wird verarbeitet...")).toBeVisible();
      await expect(page.getByRole("button", { name: "Zurück" })).toBeDisabled();
      answer();
      await expect(page.getByRole("status").getByText("Vielen Dank!")).toBeVisible();
      await expect(page.getByText("Wir melden uns in Kürze bei Ihnen.")).toBeVisible();
      await page.getByRole("button", { name: "Zurück" }).click();
      await expect(form.getByPlaceholder("Nachname*")).toHaveValue("");
      expect(bodies).toEqual([{ lastName: "Quendel", phone: "+43 316 5550", comment: "Probefahrt", website: "" }]);
    },
  );

  test(
    "rental: the server's message at the field, and nothing that was typed is lost",
    onPhone,
    async ({ page, bike }) => {
      await answerCookies(page, bike, "rejected");
      await open(page, `${bike}/verleih`);
      const form = page.getByRole("form", { name: "Verleih-Anfrage" });
      const values = {
        "Nachname*": "Quendel",
        "E-mail": "ilse@quendelrad.example",
        "Telefonnummer*": "123",
        "Gewünschter Termin*": "Samstag",
        "Gewünschte Uhrzeit*": "9 Uhr",
      };
      for (const [placeholder, value] of Object.entries(values)) await form.getByPlaceholder(placeholder).fill(value);
      const answer = await answerWith(page, {
        status: 422,
        body: { errors: [{ field: "phone", code: "validation.invalid", message: "Dieser Wert ist nicht gültig." }] },
      });
      answer();
      await form.getByRole("button", { name: "Absenden" }).click();
      const fault = page.getByRole("alert").filter({ hasText: "Fehler" });
      await expect(fault).toContainText("Telefonnummer: Dieser Wert ist nicht gültig.");
      await page.getByRole("button", { name: "Zurück" }).click();
      await expect(form.getByPlaceholder("Telefonnummer*")).toBeFocused();
      await expect(form.getByPlaceholder("Telefonnummer*")).toHaveAttribute("aria-invalid", "true");
      await page.reload();
      for (const [placeholder, value] of Object.entries(values))
        await expect(form.getByPlaceholder(placeholder)).toHaveValue(value);
      await page.unroute("**/api/custom/contact-form");
      const gone = await answerWith(page, null);
      gone();
      await form.getByRole("button", { name: "Absenden" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "Fehler" })).toContainText(
        "Leider konnte das Formular nicht verarbeitet werden. Bitte prüfen Sie Ihre Eingaben oder " +
          "kontaktieren Sie uns via E-Mail.",
      );
    },
  );
});
