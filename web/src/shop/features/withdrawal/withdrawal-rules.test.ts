import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { expect, test } from "vitest";
import { ApiError } from "../../../shared/api";
import { withdrawalFailure, withdrawalFaults } from "./withdrawal-rules";
import * as texts from "./withdrawal.texts";

const draft = { name: "Anna Gruber", email: "anna@example.test", orderNumber: "12", branch: "", remark: "" };
const required = ["orderNumber", "name", "email"] as const;

test("missing fields and invalid addresses are reported before the second step; a remark is optional", () => {
  expect(withdrawalFaults({ draft, required })).toEqual([]);
  expect(
    withdrawalFaults({ draft: { ...draft, orderNumber: " ", name: "\u200b", email: "anna@" }, required }).map(
      ({ field, message }) => [field, message],
    ),
  ).toEqual([
    ["orderNumber", "Bitte geben Sie Ihre Bestellnummer an."],
    ["name", "Bitte geben Sie Ihren Namen an."],
    ["email", "Bitte geben Sie eine gültige E-Mail-Adresse an."],
  ]);
  expect(withdrawalFaults({ draft: { ...draft, orderNumber: "" }, required: ["name", "email"] })).toEqual([]);
});

test("the server's messages are shown at their field or above the form; without any there is a general one", () => {
  const email = {
    field: "email",
    code: "validation.email",
    message: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
  };
  expect(withdrawalFailure(new ApiError({ status: 400, errors: [email] })).errors).toEqual([email]);
  expect(
    withdrawalFailure(new ApiError({ status: 429, errors: [{ code: "limit.exceeded", message: "Zu viele" }] })),
  ).toEqual({ errors: [], message: "Zu viele" });
  expect(
    withdrawalFailure(new ApiError({ status: 0, errors: [{ code: "offline", message: SCREEN_MESSAGES.offlineText }] }))
      .message,
  ).toBe(texts.notSent);
  expect(withdrawalFailure(new Error("x"))).toEqual({ errors: [], message: texts.notSent });
});
