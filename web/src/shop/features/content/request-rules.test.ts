import { MESSAGES } from "@tresen/contract/order/order.texts";
import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../shared/api";
import { REQUEST_FIELDS, failureOf, requestFaults } from "./request-rules";
import * as texts from "./request.texts";

const missing = (kind: "contact" | "rental") => requestFaults({ kind, draft: {} }).map(({ field }) => field);

describe("the forms", () => {
  it("require what the specification marks", () => {
    expect(missing("contact")).toEqual(["lastName", "phone", "comment"]);
    expect(missing("rental")).toEqual(["lastName", "email", "phone", "date", "time"]);
  });

  it("have the specification's placeholders", () => {
    expect(REQUEST_FIELDS.contact.map(({ placeholder }) => placeholder)).toEqual([
      "Vorname*",
      "Nachname*",
      "E-mail",
      "Telefonnummer*",
      "Anliegen*",
    ]);
    expect(REQUEST_FIELDS.rental.slice(4).map(({ placeholder }) => placeholder)).toEqual([
      "Gewünschter Termin*",
      "Gewünschte Uhrzeit*",
      "Nachricht",
    ]);
  });

  it("treat blanks as missing and report an invalid address", () => {
    const draft = { lastName: "Quendel", phone: " \u200b", email: "ilse@", comment: "Servus" };
    expect(requestFaults({ kind: "contact", draft })).toEqual([
      { field: "email", code: "validation.email", message: "Bitte geben Sie eine gültige E-Mail-Adresse an." },
      { field: "phone", code: "validation.blank", message: "Bitte geben Sie Ihre Telefonnummer an." },
    ]);
    expect(requestFaults({ kind: "contact", draft: { ...draft, phone: "+43 1 2", email: "" } })).toEqual([]);
  });

  it("show the server's message, or else the specification's", () => {
    const refused = new ApiError({
      status: 422,
      errors: [
        { field: "phone", code: "form.phone", message: "Zu lang." },
        { field: "lastName", code: "validation.too_long", message: "Der Nachname darf höchstens 100 Zeichen haben." },
        { code: "limit", message: "Zu viele Anfragen." },
      ],
    });
    expect(failureOf({ kind: "contact", error: refused }).messages).toEqual([
      "Telefonnummer: Zu lang.",
      "Der Nachname darf höchstens 100 Zeichen haben.",
      "Zu viele Anfragen.",
    ]);
    const silent = [
      new ApiError({ status: 502, errors: [{ code: "unknown", message: MESSAGES.unknown }] }),
      new ApiError({ status: 0, errors: [{ code: "offline", message: SCREEN_MESSAGES.offlineText }] }),
      new TypeError("x"),
    ];
    for (const error of silent)
      expect(failureOf({ kind: "rental", error })).toEqual({ messages: [texts.requestFailed], errors: [] });
  });
});
