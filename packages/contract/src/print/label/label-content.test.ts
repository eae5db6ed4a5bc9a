import { describe, expect, it } from "vitest";
import { makeProduct } from "../../../test/fixtures";
import { DAY } from "../../kit/time";
import { labelCode, labelContent } from "./label-content";
import { LABEL_PARTS, labelRequest } from "./label-request";
import { LABEL_FAULTS } from "./label.texts";

const NOW = Date.parse("2026-06-05T18:30:00+02:00");
const plain = (text: string): string => text.replaceAll("\u00A0", " ");

describe("what a label says", () => {
  const cola = makeProduct({
    name: "Cola",
    price: 199,
    deposit: 25,
    pricing: { quantity: 0.33, unit: "liter" },
    allergens: ["A", "G"],
  });
  const contentOf = (product: typeof cola) =>
    labelContent({ product, parts: LABEL_PARTS, code: "none", currency: "EUR", now: NOW });

  it("is worded as in the shop", () => {
    const { price, unitPrice, deposit, allergens } = contentOf(cola);
    expect([price, unitPrice, deposit, allergens].map(plain)).toEqual([
      "1,99 €",
      "6,03 € / l",
      "zzgl. 0,25 € Pfand",
      "Allergene: A, G",
    ]);
    const cheese = makeProduct({ price: 249, unit: "decagram" });
    expect(plain(contentOf(cheese).price)).toBe("2,49 € / dag");
    expect(plain(contentOf(cheese).unitPrice)).toBe("249,00 € / kg");
  });

  it("says of a product that it contains no allergens, unless one of its options does", () => {
    const free = { ...cola, allergens: [], isAllergenFree: true };
    expect(contentOf(free).allergens).toBe("Keine kennzeichnungspflichtigen Allergene");
    expect(contentOf({ ...free, isAllergenFree: false }).allergens).toBe("");
    const { config } = makeProduct({
      config: { parts: [{ name: "Art", type: "select", options: [{ name: "mit Milch", allergens: ["G"] }] }] },
    });
    expect(contentOf({ ...free, config }).allergens).toBe("");
  });

  it("is the lowest price where options make it dearer", () => {
    const parts = [
      { name: "Größe", type: "select" as const, options: [{ name: "normal" }, { name: "groß", value: 300 }] },
    ];
    expect(plain(contentOf(makeProduct({ price: 990, type: "configurable", config: { parts } })).price)).toBe(
      "ab 9,90 €",
    );
  });

  it("is the reduced price while that applies, also for the unit price", () => {
    const reduced = { ...cola, reducedPrice: 99, reducedUntil: new Date(NOW + 1).toISOString() };
    expect(plain(contentOf(reduced).price)).toBe("0,99 €");
    expect(plain(contentOf(reduced).unitPrice)).toBe("3,00 € / l");
    const over = {
      ...reduced,
      reducedUntil: new Date(NOW).toISOString(),
      reducedFrom: new Date(NOW - DAY).toISOString(),
    };
    expect(plain(contentOf(over).price)).toBe("1,99 €");
  });

  it("has no amount where the price is hidden, and nothing that is not chosen", () => {
    expect(contentOf({ ...cola, isPriceHidden: true })).toMatchObject({
      ...{ price: "Preis auf Anfrage", unitPrice: "", deposit: "" },
    });
    expect(labelContent({ product: cola, parts: ["name"], code: "none", currency: "EUR", now: NOW })).toEqual({
      ...{ name: "Cola", price: "", unitPrice: "", deposit: "", allergens: "", code: null },
    });
  });

  it("contains the GTIN as a code, else the article number where the code can hold it", () => {
    const both = { gtin: "4006381333931", uid: "Z-17" };
    expect(labelCode({ product: both, code: "ean" })).toEqual({ kind: "ean", data: "4006381333931" });
    expect(labelCode({ product: both, code: "qr" })?.data).toBe("4006381333931");
    expect(labelCode({ product: { uid: "Z-17" }, code: "code128" })?.data).toBe("Z-17");
    expect(labelCode({ product: { uid: "Öl" }, code: "code128" })).toBeNull();
    expect(labelCode({ product: { uid: "Öl" }, code: "qr" })?.data).toBe("Öl");
    expect(labelCode({ product: { uid: "Z-17" }, code: "ean" })).toBeNull();
    expect(labelCode({ product: { uid: "" }, code: "qr" })).toBeNull();
    expect(labelCode({ product: both, code: "none" })).toBeNull();
  });
});

describe("a request for labels", () => {
  const faultsOf = (changes: object): string[] =>
    labelRequest
      .safeParse({ products: ["prd_1"], layout: "compact", ...changes })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  const margins = { top: 0, right: 0, bottom: 0, left: 0, columnGap: 0, rowGap: 0 };

  it("is refused where nothing could be printed", () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ products: ["prd_1", "prd_1"] })).toEqual([`products: ${LABEL_FAULTS.repeated}`]);
    expect(faultsOf({ start: 11, layout: "detail" })).toEqual([`start: ${LABEL_FAULTS.start(10)}`]);
    expect(faultsOf({ margins })).toEqual([]);
    expect(faultsOf({ margins: { ...margins, left: 50, right: 50 } })).toEqual([`margins: ${LABEL_FAULTS.margins}`]);
    expect(faultsOf({ parts: [] })).toEqual([`parts: ${LABEL_FAULTS.nothing}`]);
    expect(faultsOf({ parts: [], code: "qr" })).toEqual([]);
  });

  it("is refused for more than 40 sheets", () => {
    const products = Array.from({ length: 20 }, (_, index) => `prd_${index}`);
    expect(faultsOf({ products, copies: 96 })).toEqual([]);
    expect(faultsOf({ products, copies: 96, start: 2 })).toEqual([`copies: ${LABEL_FAULTS.sheets(40)}`]);
  });
});
