import { orderDraft } from "@tresen/contract/order/order-input";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { describe, expect, it } from "vitest";
import { EMPTY_CART } from "./cart";
import { EMPTY_DETAILS, buildDraft } from "./order-draft";

const branch = { id: "brn_1" } as Branch;
const area = { id: "a1", area: "1070", price: 0, tax: 0.2, free: true };
const cart = {
  ...EMPTY_CART,
  items: [
    {
      product: { id: "p", name: "P", description: "", price: 100 },
      amount: 2,
      unit: "piece" as const,
      parts: [null, "x"],
    },
  ],
  order: {
    appointment: "2026-06-05T18:00:00.000Z",
    isPlanned: true,
    comment: " bitte\u0007\r\nläuten ",
    table: "tbl_1",
  },
};
const details = {
  ...EMPTY_DETAILS,
  firstName: " Eva ",
  lastName: "\u200b",
  street: "Gas\u0000se 1",
  phone: "0043 660 1234567",
  isDeliveryAddressDifferent: true,
};

describe("buildDraft", () => {
  it("is a body that the server's schema takes as it is", () => {
    const draft = buildDraft({
      branch,
      cart,
      details,
      method: "delivery",
      area,
      payment: "cash",
      hasAddress: true,
      isSelfService: false,
    });
    expect(orderDraft.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      branch: "brn_1",
      isDelivery: true,
      isDineIn: false,
      deliveryArea: "a1",
      firstName: "Eva",
      lastName: "",
      street: "Gasse 1",
      phone: "+436601234567",
      comment: "bitte\nläuten",
      table: null,
      isDeliveryAddressDifferent: true,
    });
    expect(draft.items).toEqual([{ product: "p", amount: 2, unit: "piece", parts: [null, "x"] }]);
  });
  it("leaves out an address that was typed for another order and is not asked for", () => {
    const typed = { ...details, zipCode: "1070", city: "Wien", country: "DE" as const, company: "Hof" };
    const method = "takeaway" as const;
    const request = { branch, cart, details: typed, method, area: null, payment: null, isSelfService: false };
    const nothing = { street: "", zipCode: "", city: "", country: "AT", company: "" };
    expect(buildDraft({ ...request, hasAddress: false })).toMatchObject(nothing);
    expect(buildDraft({ ...request, hasAddress: true })).toMatchObject({
      street: "Gasse 1",
      zipCode: "1070",
      city: "Wien",
      country: "DE",
      company: "Hof",
    });
  });
  it("leaves out fields that do not belong to the method", () => {
    expect(
      buildDraft({
        branch,
        cart,
        details,
        method: "dineIn",
        area: null,
        payment: "cash",
        hasAddress: false,
        isSelfService: false,
      }),
    ).toMatchObject({
      isDelivery: false,
      isDineIn: true,
      deliveryArea: "",
      table: "tbl_1",
      isDeliveryAddressDifferent: false,
    });
  });
});
