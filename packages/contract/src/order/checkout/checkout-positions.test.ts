import { describe, expect, it } from "vitest";
import { faults } from "../../../test/faults";
import { daily, makeCategory, makeContext, makeDraft, makeProduct } from "../../../test/fixtures";
import { PART_TEXT_LIMIT } from "../cart";
import { checkOrder } from "./checkout";
import { ORDER_ITEM_LIMIT } from "../order-limits";

describe("positions", () => {
  const item = (change: object) => ({
    items: [{ amount: 1, unit: "piece" as const, product: "margherita", ...change }],
  });
  it("must not be missing", () => {
    expect(faults({ items: [] })).toEqual(["items order.empty Keine Produkte im Warenkorb!"]);
  });

  it("must be on sale now", () => {
    const gone = "items.0.product order.product_unavailable Dieses Produkt ist derzeit nicht verfügbar.";
    expect(faults(item({ product: "calzone" }))).toEqual([gone]);
    expect(faults({}, { products: [makeProduct({ isEnabled: false })] })).toEqual([gone]);
    expect(faults({}, { products: [makeProduct({ schedule: [daily("11:00", "14:00")] })] })).toEqual([gone]);
    expect(faults({}, { categories: [makeCategory({ isEnabled: false })] })).toEqual([gone]);
    expect(faults({}, { menu: { catalog: [{ category: "pizza", products: [] }] } })).toEqual([gone]);
  });

  it("must be in a unit and a quantity that is sold", () => {
    expect(faults(item({ unit: "liter" }))).toEqual([
      "items.0.unit order.unit_invalid Dieses Produkt wird nicht in dieser Einheit verkauft.",
    ]);
    for (const amount of [0, -1, 1.5, 1_000_001, Number.MAX_VALUE])
      expect(faults(item({ amount }))).toEqual([
        "items.0.amount order.quantity_invalid Diese Menge ist nicht bestellbar.",
      ]);
    const heavy = makeProduct({ price: 100_000_000, alternativeUnits: [{ unit: "package", ratio: 1_000_000 }] });
    expect(faults(item({ amount: 1_000_000, unit: "package" }), { products: [heavy] })).toEqual([
      "items.0.amount order.quantity_invalid Diese Menge ist nicht bestellbar.",
    ]);
  });

  it("must be configured", () => {
    const products = [
      makeProduct({
        config: {
          parts: [
            { name: "Größe", type: "select", options: [{ name: "klein" }] },
            { name: "Wunsch", type: "text", optional: true },
          ],
        },
      }),
    ];
    expect(faults(item({}), { products })).toEqual([
      "items.0.parts.0 order.part_required Größe: Bitte treffen Sie eine Auswahl.",
    ]);
    expect(faults(item({ parts: ["riesig", null] }), { products })).toEqual([
      "items.0.parts.0 order.part_invalid Größe: Diese Auswahl gibt es nicht.",
    ]);
    expect(faults(item({ parts: ["klein", null, "mehr"] }), { products })).toEqual([
      "items.0.parts.2 order.part_unexpected Dieses Feld wurde nicht erwartet.",
    ]);
    expect(faults(item({ parts: ["klein", null, null] }), { products })).toEqual([]);
  });

  it("must not be too many or together too large, with texts that are not too long", () => {
    const items = (count: number, text?: string) => ({
      items: Array.from({ length: count }, () => ({
        amount: 1,
        unit: "piece" as const,
        product: "margherita",
        parts: text === undefined ? [] : [text],
      })),
    });
    expect(faults(items(ORDER_ITEM_LIMIT))).toEqual([]);
    // The schema refuses them before; the browser has no schema.
    const context = makeContext();
    const tooMany = {
      ...makeDraft(items(ORDER_ITEM_LIMIT)),
      items: makeDraft(items(60)).items.concat(makeDraft(items(60)).items),
    };
    expect(checkOrder({ draft: tooMany, context }).errors).toEqual([
      {
        field: "items",
        code: "order.too_many_items",
        message:
          "Eine Bestellung kann höchstens 100 Positionen enthalten. Bitte teilen Sie sie auf mehrere Bestellungen auf.",
      },
    ]);
    const steps = [{ name: "Wunsch", type: "textarea" as const, optional: true }];
    const products = [makeProduct({ config: { parts: steps } })];
    expect(faults(items(40, "€".repeat(200)), { products })).toEqual([]);
    expect(faults(items(40, "€".repeat(500)), { products })).toEqual([
      "items order.too_large Diese Bestellung ist zu umfangreich. Bitte kürzen Sie Ihre Texte oder " +
        "teilen Sie sie auf mehrere Bestellungen auf.",
    ]);
    // Of an order as it is kept the steps' names are part, and the shop may have many with long ones.
    expect(
      faults(items(60, ""), {
        products: [
          makeProduct({
            config: {
              parts: Array.from({ length: 20 }, (_, index) => ({
                name: `Eine lange Frage ${index}`,
                type: "text" as const,
                optional: true,
              })),
            },
          }),
        ],
      }),
    ).toEqual([expect.stringMatching(/^items order.too_large/)]);
    const long = {
      ...makeDraft(),
      items: [{ amount: 2, unit: "piece" as const, product: "margherita", parts: ["x".repeat(PART_TEXT_LIMIT + 1)] }],
    };
    expect(checkOrder({ draft: long, context: makeContext({ products }) }).errors).toEqual([
      {
        field: "items.0.parts.0",
        code: "order.part_too_long",
        message: "Wunsch: Der Text darf höchstens 1000 Zeichen haben.",
      },
    ]);
  });

  it("of a realistic large order are accepted", () => {
    const options = [{ name: "Klein, 26 cm" }, { name: "Groß, 33 cm" }];
    const parts = ["Größe", "Teig", "Sauce", "Extra Belag", "Anmerkung"].map((name, index) => ({
      name,
      type: index === 4 ? ("text" as const) : ("select" as const),
      options,
      optional: true,
    }));
    const position = {
      amount: 1,
      unit: "piece" as const,
      product: "margherita",
      parts: ["Klein, 26 cm", "Groß, 33 cm", null, "Groß, 33 cm", "bitte extra knusprig und in acht Stücke schneiden"],
    };
    const told = (length: number) =>
      faults({ items: Array.from({ length }, () => position) }, { products: [makeProduct({ config: { parts } })] });
    expect(told(75)).toEqual([]);
    expect(told(ORDER_ITEM_LIMIT)).toEqual([expect.stringContaining("order.too_large")]);
  });
});

describe("a faulty configuration step", () => {
  it("has a message by its type that begins with its name", () => {
    const step = (type: string) => ({
      products: [
        makeProduct({ config: { parts: [{ name: "Wunsch", type: type as "text", options: [{ name: "a" }] }] } }),
      ],
    });
    const told = (type: string, value: string | string[] | null = null) =>
      faults({ items: [{ amount: 1, unit: "piece", product: "margherita", parts: [value] }] }, step(type)).map((text) =>
        text.replace(/^\S+ \S+ /, ""),
      );
    expect(
      ["select", "multiselect", "text", "textarea", "image", "images", "file", "files"].flatMap((type) => told(type)),
    ).toEqual([
      "Wunsch: Bitte treffen Sie eine Auswahl.",
      "Wunsch: Bitte treffen Sie eine Auswahl.",
      "Wunsch: Bitte füllen Sie dieses Feld aus.",
      "Wunsch: Bitte füllen Sie dieses Feld aus.",
      "Wunsch: Bitte laden Sie ein Bild hoch.",
      "Wunsch: Bitte laden Sie ein Bild hoch.",
      "Wunsch: Bitte laden Sie eine Datei hoch.",
      "Wunsch: Bitte laden Sie eine Datei hoch.",
    ]);
    expect(told("file", ["a", "b"])).toEqual(["Wunsch: Hier ist nur eine Datei möglich."]);
    expect(
      told(
        "files",
        Array.from({ length: 21 }, (_, index) => String(index)),
      ),
    ).toEqual(["Wunsch: Hier sind höchstens 20 Dateien möglich."]);
  });
});
