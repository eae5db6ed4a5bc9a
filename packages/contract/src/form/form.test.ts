import { describe, expect, test } from "vitest";
import { formData, withdrawalForm } from "./form";
import * as VALIDATION from "../kit/validation/validation.texts";
import { fieldErrors } from "../kit/validation/validation";

const contact = { lastName: "Muster", phone: "+43 660 1234567", comment: "Bitte um Rückruf." };
const rental = {
  lastName: "Muster",
  phone: "0660",
  email: "max@example.test",
  date: "nächsten Freitag",
  time: "nach 16 Uhr",
};

function faults(value: unknown, schema: typeof formData | typeof withdrawalForm = formData): Record<string, string> {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries(fieldErrors(result.error).map(({ field = "", message }) => [field, message]));
}

describe("contact form", () => {
  test("needs last name, phone and message, nothing else", () => {
    expect(formData.parse(contact)).toEqual({ ...contact, firstName: "", email: "", website: "" });
    expect(formData.parse({ ...contact, firstName: null, email: null, date: null, website: null })).toMatchObject({
      firstName: "",
      email: "",
      website: "",
    });
    expect(faults({})).toEqual({ lastName: VALIDATION.blank, phone: VALIDATION.blank, comment: VALIDATION.blank });
    expect(faults({ ...contact, comment: "  \n " })).toEqual({ comment: VALIDATION.blank });
  });

  test("refuses what is too long, no e-mail address or unknown", () => {
    expect(faults({ ...contact, comment: "x".repeat(5001) })).toEqual({ comment: VALIDATION.tooLong(5000) });
    expect(faults({ ...contact, firstName: "x".repeat(101), email: "nirgends" })).toEqual({
      firstName: VALIDATION.tooLong(100),
      email: VALIDATION.email,
    });
    expect(faults({ ...contact, bcc: "x@example.test" })).toEqual({ bcc: VALIDATION.unexpectedField });
    expect(faults({ ...contact, lastName: 7 })).toEqual({ lastName: VALIDATION.type("string") });
    expect(formData.safeParse("text").success).toBe(false);
    expect(formData.safeParse(null).success).toBe(false);
  });
});

describe("rental form", () => {
  test("needs e-mail, date and time as well, but no message", () => {
    expect(formData.parse(rental)).toEqual({ ...rental, firstName: "", comment: "", website: "" });
    expect(faults({ date: "" })).toEqual({
      lastName: VALIDATION.blank,
      email: VALIDATION.blank,
      phone: VALIDATION.blank,
      date: VALIDATION.blank,
      time: VALIDATION.blank,
    });
    expect(faults({ ...rental, email: "max@" })).toEqual({ email: VALIDATION.email });
  });
});

describe("withdrawal", () => {
  const declaration = { name: " Anna Gruber ", email: "anna@example.test", orderNumber: "Ticket 12 vom Freitag" };

  test("needs a name, an order number in any form and an address for the receipt, but no reason", () => {
    expect(withdrawalForm.parse(declaration)).toEqual({ ...declaration, name: "Anna Gruber", remark: "", website: "" });
    expect(faults({}, withdrawalForm)).toEqual({
      name: VALIDATION.blank,
      email: VALIDATION.blank,
      orderNumber: VALIDATION.blank,
    });
    expect(faults({ name: " ", email: " ", orderNumber: "" }, withdrawalForm)).toEqual({
      name: VALIDATION.blank,
      email: VALIDATION.blank,
      orderNumber: VALIDATION.blank,
    });
  });

  test("refuses what is too long, no e-mail address or unknown, all at once", () => {
    expect(
      faults(
        { name: "x".repeat(201), email: "anna@", orderNumber: "x".repeat(101), remark: "x".repeat(1001) },
        withdrawalForm,
      ),
    ).toEqual({
      name: VALIDATION.tooLong(200),
      email: VALIDATION.email,
      orderNumber: VALIDATION.tooLong(100),
      remark: VALIDATION.tooLong(1000),
    });
    expect(faults({ ...declaration, reason: "gefällt nicht" }, withdrawalForm)).toEqual({
      reason: VALIDATION.unexpectedField,
    });
  });
});
