import { describe, expect, it } from "vitest";
import { at, makeContext, makeDraft, makeProduct } from "../../../test/fixtures";
import { checkOrder } from "../../order/checkout/checkout";
import { type DatedRates, productWithRates, rateOn } from "./dated-rates";

const values = [{ rate: 0.1 }, { from: "2026-07-01", rate: 0.05 }, { from: "2027-01-01", rate: 0.13 }];
const taxRates: DatedRates = new Map([["reduced", { values }]]);
const product = makeProduct({ price: 1090, tax: 0.2, takeawayTax: 0.2, dineInTax: 0.2, takeawayTaxRate: "reduced" });

describe("the rate on a day", () => {
  it.each([
    ["1999-12-31", 0.1],
    ["2026-06-30", 0.1],
    ["2026-07-01", 0.05],
    ["2026-12-31", 0.05],
    ["2027-01-01", 0.13],
  ])("%s", (date, rate) => {
    expect(rateOn({ values, date })).toBe(rate);
  });
});

describe("a product", () => {
  it("has named rates where it names them, and its numbers elsewhere", () => {
    const dated = productWithRates({ product, rates: taxRates, date: "2026-07-01" });
    expect(dated).toEqual({ ...product, takeawayTax: 0.05 });
  });

  it("without a named rate, or with one that is gone, keeps its numbers", () => {
    const plain = makeProduct({ tax: 0.2 });
    expect(productWithRates({ product: plain, rates: taxRates, date: "2026-07-01" })).toBe(plain);
    expect(productWithRates({ product, rates: new Map(), date: "2026-07-01" })).toEqual(product);
  });
});

describe("an order", () => {
  /** Net of 2 × 10.90 €, by hand: 2180 / 1.1 = 1981.8…, / 1.05 = 2076.19…, / 1.13 = 1929.2…. */
  const nets: Record<number, number> = { 0.1: 1982, 0.05: 2076, 0.13: 1929 };

  it.each([
    { now: "2026-06-30T23:59:59+02:00", appointmentDate: null, rate: 0.1 },
    // The day of the branch, not of UTC.
    { now: "2026-06-30T22:00:00Z", appointmentDate: null, rate: 0.05 },
    { now: "2026-06-30T18:00:00+02:00", appointmentDate: "2026-07-01T18:00", rate: 0.05 },
    { now: "2026-12-30T18:00:00+01:00", appointmentDate: "2027-01-01T18:00", rate: 0.13 },
    { now: "2026-12-31T22:59:59Z", appointmentDate: null, rate: 0.05 },
    { now: "2026-12-31T23:00:00Z", appointmentDate: null, rate: 0.13 },
  ])("at $now for $appointmentDate is taxed at $rate", ({ now, appointmentDate, rate }) => {
    const context = makeContext({ products: [product], taxRates, now: at(now) });
    const { pricing, items } = checkOrder({
      draft: makeDraft({ appointmentDate, items: [{ amount: 2, unit: "piece", product: product.id }] }),
      context,
    });
    const net = nets[rate] ?? 0;
    expect(pricing.taxes).toEqual([{ rate, net, tax: 2180 - net, gross: 2180 }]);
    expect(items[0]?.product.takeawayTax).toBe(rate);
  });

  it("is delivered at the area's named rate", () => {
    const area = { id: "near", area: "1040", price: 300, tax: 0.2, taxRate: "reduced", free: false };
    const context = makeContext({
      branch: { deliveryAreas: [area], isDeliveryEnabled: true },
      products: [makeProduct({ price: 1090, tax: 0.2 })],
      taxRates,
      now: at("2026-07-01T18:30:00+02:00"),
    });
    const draft = makeDraft({
      isDelivery: true,
      deliveryArea: "near",
      street: "Gasse 1",
      zipCode: "1040",
      city: "Wien",
    });
    const { pricing, area: checked } = checkOrder({ draft, context });
    expect(checked?.tax).toBe(0.05);
    expect(pricing.taxes.map(({ rate, gross }) => ({ rate, gross }))).toEqual([
      { rate: 0.05, gross: 300 },
      { rate: 0.2, gross: 2180 },
    ]);
  });
});
