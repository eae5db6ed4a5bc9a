import { describe, expect, it } from "vitest";
import { at, makeContext, makeDraft, makeProduct } from "../../../test/fixtures";
import { bundleFaults, product } from "../../../test/bundle-faults";
import { checkItemChange } from "../../order/change/item-change";
import { checkOrder } from "../../order/checkout/checkout";
import { productData } from "../../template/data/product-data";
import { kindAt } from "../../template/data/field-kinds";
import { products } from "../product.resource";
import type { PriorPrice } from "./reduced-fields";
import { pricedAt } from "./price-at";
import { savingOf } from "./saving";

const FROM = "2026-06-05T16:00:00+02:00";
const UNTIL = "2026-06-05T18:00:00+02:00";
const reduced = makeProduct({ price: 1000, reducedPrice: 800, reducedFrom: FROM, reducedUntil: UNTIL });
const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u00A0", " ");

describe("the price of a moment", () => {
  it.each([
    ["2026-06-05T13:59:59.999Z", 1000],
    ["2026-06-05T14:00:00Z", 800],
    ["2026-06-05T15:59:59.999Z", 800],
    ["2026-06-05T16:00:00Z", 1000],
  ])("at %s is %i", (now, cents) => {
    expect(pricedAt(reduced, at(now)).price).toBe(cents);
  });

  it("is the same object as long as nothing changes", () => {
    expect(pricedAt(reduced, at(FROM))).toBe(pricedAt(reduced, at(FROM) + 1));
    expect(pricedAt(reduced, at(UNTIL))).toBe(reduced);
    const twice = pricedAt(pricedAt(reduced, at(FROM)), at(FROM));
    expect(twice.price).toBe(800);
  });

  it("also applies without beginning or end, and not where the price is hidden", () => {
    const open = makeProduct({ price: 1000, reducedPrice: 0 });
    expect(pricedAt(open, 0).price).toBe(0);
    expect(pricedAt({ ...open, price: null }, 0).price).toBeNull();
  });

  it("is that of ordering, whenever the order is served", () => {
    const sold = ({ now, appointment }: { now: string; appointment: string | null }) =>
      checkOrder({
        draft: makeDraft({
          appointmentDate: appointment,
          items: [{ amount: 2, unit: "piece", product: reduced.id }],
        }),
        context: makeContext({ products: [reduced], now: at(now) }),
      }).pricing.gross;
    expect(sold({ now: FROM, appointment: null })).toBe(1600);
    expect(sold({ now: FROM, appointment: "2026-06-06T18:00" })).toBe(1600);
    expect(sold({ now: "2026-06-05T15:00:00+02:00", appointment: "2026-06-05T17:00" })).toBe(2000);
    expect(sold({ now: UNTIL, appointment: null })).toBe(2000);
  });

  it("of a position that is added later is that of the order", () => {
    const added = (now: string) =>
      checkItemChange({
        change: {
          index: 0,
          item: makeDraft({ items: [{ amount: 1, unit: "piece", product: reduced.id }] }).items[0] ?? fail(),
        },
        sold: [],
        draft: makeDraft({ items: [] }),
        context: makeContext({ products: [reduced], now: at(now) }),
      }).price;
    expect(added(FROM)).toEqual({ gross: 800, deposit: 0 });
    expect(added(UNTIL)).toEqual({ gross: 1000, deposit: 0 });
  });
});

describe("a reduced price", () => {
  const faults = (fields: object): string[] => bundleFaults({ products: [{ ...product, price: 1000, ...fields }] });

  it("is lower than the price, and its period begins before it ends", () => {
    expect(faults({ reducedPrice: 999 })).toEqual([]);
    expect(faults({ reducedPrice: 1000 })).toEqual(["products.0.reducedPrice range"]);
    expect(faults({ reducedPrice: 5, reducedFrom: FROM, reducedUntil: UNTIL })).toEqual([]);
    expect(faults({ reducedPrice: 5, reducedFrom: UNTIL, reducedUntil: FROM })).toEqual([
      "products.0.reducedUntil range",
    ]);
    // The same instant in two time zones.
    expect(faults({ reducedFrom: FROM, reducedUntil: "2026-06-05T14:00:00Z" })).toEqual([
      "products.0.reducedUntil range",
    ]);
  });

  it("is hidden together with the price", () => {
    const record = { ...reduced, price: 1000, config: { parts: [] }, isPriceHidden: true, priorPrice: { cents: 900 } };
    const shown = JSON.stringify(products.publish?.(record));
    expect(shown).not.toMatch(/reduced|priorPrice/);
  });
});

describe("a template of a reduced product", () => {
  const shown = (now: string, priorPrice: PriorPrice) =>
    productData({ product: { ...reduced, priorPrice }, currency: "EUR", now: at(now) });

  it("can strike out the price before, and name it, while the reduction applies and something is saved", () => {
    expect(shown(FROM, { cents: 1000 })).toMatchObject({
      ...{ "product.price": 800, "product.priorPrice": 1000, "product.saving": "−20 %" },
      "product.priceNote": expect.stringContaining("Niedrigster Preis der letzten 30 Tage"),
    });
    const none = { "product.priorPrice": null, "product.saving": "" };
    expect(shown(UNTIL, { cents: 1000 })).toMatchObject({ ...none, "product.price": 1000, "product.priceNote": "" });
    expect(shown(FROM, { cents: 700 })).toMatchObject({
      ...none,
      "product.priceNote": expect.stringContaining("7,00"),
    });
    expect(kindAt({ source: "product", path: "product.priorPrice" })).toBe("money");
  });
});

describe("what is saved", () => {
  const saving = ({ priorPrice, ...fields }: { priorPrice?: PriorPrice } & Parameters<typeof makeProduct>[0]) => {
    const stored = { ...makeProduct({ price: 1000, reducedPrice: 800, ...fields }), priorPrice };
    const priced = pricedAt(stored, at(FROM));
    const found = savingOf({ product: priced, currency: "EUR" });
    return found && { ...found, text: plain(found.text) };
  };

  it("is a share of the lowest price before, rounded down", () => {
    expect(saving({ priorPrice: { cents: 1000 } })).toEqual({
      ...{ before: 1000, percent: 20 },
      text: "Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: 10,00 €",
    });
    // Not of the price, which is higher: 1 − 800 / 899 = 11.01… %.
    expect(saving({ priorPrice: { cents: 899 } })?.percent).toBe(11);
    expect(saving({ reducedPrice: 995, priorPrice: { cents: 1000 } })?.percent).toBe(0);
  });

  it("is nothing where it cost as little before, or prices are not known for long", () => {
    expect(saving({ priorPrice: { cents: 800 } })?.percent).toBe(0);
    expect(saving({ priorPrice: { cents: 700 } })).toMatchObject({ before: 700, percent: 0 });
    expect(saving({ priorPrice: { cents: 1000, since: "2026-05-20T22:30:00Z" } })).toEqual({
      ...{ before: 1000, percent: 0, text: "Niedrigster Preis seit 21.05.2026: 10,00 €" },
    });
    expect(saving({})).toBeNull();
    expect(saving({ priorPrice: { cents: 1000 }, reducedUntil: FROM })).toBeNull();
  });

  it("is that of the cheapest choice, with what options cost today", () => {
    const options = [
      { name: "klein", modifier: "subtract" as const, value: 200 },
      { name: "groß", value: 300 },
    ];
    const parts = [{ name: "Größe", type: "select" as const, options }];
    expect(saving({ config: { parts }, priorPrice: { cents: 1000 } })).toMatchObject({ before: 800, percent: 25 });
  });
});

function fail(): never {
  throw new Error("missing");
}
