// @vitest-environment happy-dom
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { expect, it } from "vitest";
import { asksAddress } from "./asks-address";

it("an address is asked for where the branch requires it, or for a quotation", () => {
  const branch = { isAddressRequiredForDelivery: true } as Branch;
  expect(asksAddress({ branch, method: "delivery" })).toBe(true);
  expect(asksAddress({ branch, method: "takeaway" })).toBeFalsy();
  expect(asksAddress({ branch: { ...branch, isQuotationRequired: true }, method: "takeaway" })).toBe(true);
});
