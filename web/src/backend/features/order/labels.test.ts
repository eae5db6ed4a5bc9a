import { expect, test } from "vitest";
import { customerName } from "./labels";

const order = { firstName: "Anna", lastName: "Gruber", companyName: "", company: "", erasedAt: null };

test("an order names its customer, the company, or that they were erased", () => {
  expect(customerName(order)).toBe("Anna Gruber");
  expect(customerName({ ...order, firstName: "", lastName: "", companyName: "Gruber GmbH" })).toBe("Gruber GmbH");
  expect(customerName({ ...order, firstName: "", lastName: "" })).toBe("");
  const erasedAt = "2026-11-27T09:00:00.000Z";
  expect(customerName({ ...order, firstName: "", lastName: "", erasedAt })).toBe("Gelöscht");
});
