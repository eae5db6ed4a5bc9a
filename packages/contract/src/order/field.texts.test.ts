import { describe, expect, it } from "vitest";
import { fieldText } from "./field.texts";
import { formData, withdrawalForm } from "../form/form";
import { orderDraft, questionnaire } from "./order-input";
import { uploadInput } from "../media/upload";
import { fieldErrors } from "../kit/validation/validation";

/** What the shop says of a body that its schema refuses. */
function said(
  schema:
    | { safeParse: typeof orderDraft.safeParse }
    | typeof formData
    | typeof withdrawalForm
    | typeof questionnaire
    | typeof uploadInput,
  body: unknown,
): string[] {
  const { error } = schema.safeParse(body);
  return error
    ? fieldErrors(error, fieldText).map(({ field = "", code, message }) => `${field} ${code} ${message}`)
    : [];
}

const order = { branch: "b" };
const long = "x".repeat(301);

describe("the message about a field", () => {
  it("names what is missing", () => {
    expect(fieldText({ field: "lastName", code: "blank" })).toBe("Bitte geben Sie Ihren Nachnamen an.");
    expect(fieldText({ field: "street", code: "blank" })).toBe("Bitte geben Sie Ihre Straße und Hausnummer an.");
    expect(fieldText({ field: "deliveryCity", code: "blank" })).toBe("Bitte geben Sie den Ort der Lieferadresse an.");
    expect(fieldText({ field: "deliveryArea", code: "blank" })).toBe("Bitte wählen Sie ein Liefergebiet aus.");
  });

  it("names what is too long or no e-mail address, with the codes as they were", () => {
    expect(
      said(orderDraft, {
        ...order,
        lastName: long,
        deliveryStreet: long,
        deliveryLastName: long,
        floor: long,
        comment: "x".repeat(2001),
        email: "anna@",
        country: "FR",
        deliveryCountry: 1,
      }),
    ).toEqual([
      "lastName validation.too_long Der Nachname darf höchstens 100 Zeichen haben.",
      "floor validation.too_long Der Stock darf höchstens 30 Zeichen haben.",
      "country validation.choice Bitte wählen Sie ein Land aus.",
      "email validation.email Bitte geben Sie eine gültige E-Mail-Adresse an.",
      "deliveryLastName validation.too_long Der Nachname der Lieferadresse darf höchstens 100 Zeichen haben.",
      "deliveryStreet validation.too_long Die Straße der Lieferadresse darf höchstens 200 Zeichen haben.",
      "deliveryCountry validation.choice Bitte wählen Sie ein Land aus.",
      "comment validation.too_long Die Anmerkung darf höchstens 2000 Zeichen haben.",
    ]);
    expect(said(orderDraft, { ...order, email: `${"a".repeat(64)}@${"b".repeat(190)}.example.test` })).toEqual([
      "email validation.too_long Die E-Mail-Adresse darf höchstens 254 Zeichen haben.",
    ]);
  });

  it("says what is to be chosen", () => {
    const texts = said(orderDraft, {
      paymentMethod: "shells",
      appointmentDate: "morgen",
      table: "!",
      items: [{ product: "p", unit: "ell", amount: "2", parts: [7] }],
    });
    expect(texts).toEqual([
      "branch validation.blank Bitte wählen Sie eine Filiale aus.",
      "items.0.amount validation.number Diese Menge ist nicht bestellbar.",
      "items.0.unit validation.choice Dieses Produkt wird nicht in dieser Einheit verkauft.",
      "items.0.parts.0 validation.type Diese Auswahl gibt es nicht.",
      expect.stringContaining("Bitte wählen Sie einen gültigen Termin aus."),
      "paymentMethod validation.choice Bitte wählen Sie eine Zahlungsart aus.",
      expect.stringContaining("Bitte wählen Sie einen Tisch aus."),
    ]);
  });

  it("is the same in the other forms", () => {
    expect(said(formData, {})).toEqual([
      "lastName validation.blank Bitte geben Sie Ihren Nachnamen an.",
      "phone validation.blank Bitte geben Sie Ihre Telefonnummer an.",
      "comment validation.blank Bitte geben Sie Ihr Anliegen an.",
    ]);
    expect(said(formData, { date: "morgen", lastName: "M", phone: "0", email: "m@example.test", time: long })).toEqual([
      "time validation.too_long Die Wunschuhrzeit darf höchstens 100 Zeichen haben.",
    ]);
    expect(said(withdrawalForm, {})).toEqual([
      "name validation.blank Bitte geben Sie Ihren Namen an.",
      "email validation.blank Bitte geben Sie Ihre E-Mail-Adresse an.",
      "orderNumber validation.blank Bitte geben Sie Ihre Bestellnummer an.",
    ]);
    expect(said(withdrawalForm, { name: long, email: "m@example.test", orderNumber: "1" })).toEqual([
      "name validation.too_long Der Name darf höchstens 200 Zeichen haben.",
    ]);
    expect(
      said(questionnaire, { rating: 6, foodRating: 0, serviceRating: 1.5, processRating: "5" }).map((text) =>
        text.replace(/^\S+ \S+ /, ""),
      ),
    ).toEqual(Array(4).fill("Bitte vergeben Sie einen bis fünf Sterne."));
    expect(said(uploadInput, {})).toEqual(["data validation.blank Bitte wählen Sie eine Datei aus."]);
  });

  it("does not change messages about faults that no customer can cause", () => {
    expect(said(formData, { lastName: "M", phone: "0", comment: "c", bcc: "x" })).toEqual([
      "bcc validation.unexpected_field Dieses Feld wurde nicht erwartet.",
    ]);
    expect(fieldText({ field: "whatever", code: "blank" })).toBeUndefined();
  });
});
