import { describe, expect, test } from "vitest";
import { type Layer, layer } from "../layer/layer";
import type { Binding } from "../layer/layer-fields";
import { type TemplateData, bindLayers } from "./bind";
import type { Format } from "./formats";
import { TEMPLATE_FIELDS } from "./template-fields";

const box = { x: 0, y: 0, width: 100, height: 40 };
const make = ({ type, ...more }: { type: string; bindings: Record<string, Binding>; value?: object }): Layer =>
  layer.parse({ id: "a", type, ...box, value: { size: 24 }, ...more });
const bind = (one: Layer, data: TemplateData, timeZone = "Europe/Vienna"): Layer => {
  const [bound] = bindLayers({ layers: [one], data, timeZone, currency: "EUR" });
  if (!bound) throw new Error("A layer is missing.");
  return bound;
};
const textOf = ({
  path,
  value,
  ...binding
}: Omit<Binding, "path"> & { path: string; value?: string | number | boolean }) =>
  bind(make({ type: "text", bindings: { text: { path, ...binding } } }), { [path]: value }).value;

describe("bound layers", () => {
  test.each<[string, string | number | boolean, Format | undefined, string]>([
    ["product.name", "Margherita", undefined, "Margherita"],
    ["product.name", "Käse größer", "upper", "KÄSE GRÖSSER"],
    ["product.price", 990, undefined, "9,90\u00a0€"],
    ["product.price", 123456, "amount", "1.234,56"],
    ["product.price", 990, "number", "9,9"],
    ["product.price", 990, "number1", "9,9"],
    ["today", "2026-12-24T22:30:00.000Z", undefined, "24.12.2026"],
    ["today", "2026-12-24T23:30:00.000Z", "dateLong", "25. Dezember 2026"],
    ["today", "2026-12-24T23:30:00.000Z", "weekday", "Freitag"],
    ["today", "2026-06-05T16:30:00.000Z", "time", "18:30"],
    ["today", "2026-06-05T16:30:00.000Z", "dateTime", "05.06.2026 18:30"],
    ["menu.availableFrom", "2026-06-05", "dateLong", "5. Juni 2026"],
    ["product.isEnabled", true, undefined, "Ja"],
    ["product.name", "kein Datum", "dateLong", "kein Datum"],
  ])("write %s %j as %s", (path, value, format, text) => {
    expect(textOf({ path, value, format })).toMatchObject({ text });
  });

  test("write numbers that are no money", () => {
    const numbers: [number, Format, string][] = [
      [1234.5, "number", "1.234,5"],
      [1234.5, "number2", "1.234,50"],
      [0.125, "percent", "12,5\u00a0%"],
    ];
    for (const [value, format, text] of numbers)
      expect(textOf({ path: "product.uid", value, format })).toMatchObject({ text });
  });

  test("write days in the time zone that is asked for", () => {
    const one = make({ type: "text", bindings: { text: { path: "today", format: "date" } } });
    const data = { today: "2026-12-24T23:30:00.000Z" };
    expect(bind(one, data, "Europe/Vienna").value).toMatchObject({ text: "25.12.2026" });
    expect(bind(one, data, "America/New_York").value).toMatchObject({ text: "24.12.2026" });
  });

  test("show what stands in for a missing value, or nothing", () => {
    expect(textOf({ path: "product.description", fallback: "Hausgemacht" })).toMatchObject({ text: "Hausgemacht" });
    expect(textOf({ path: "product.description", value: "" })).toMatchObject({ text: "" });
    const price = make({ type: "price", bindings: { price: { path: "product.price", fallback: "auf Anfrage" } } });
    expect(bind(price, {}).value).toMatchObject({ price: null, missing: "auf Anfrage" });
    expect(bind(price, { "product.price": 0 }).value).toMatchObject({ price: 0, missing: "" });
  });

  test("are visible by whether there is a value, and never when they are switched off", () => {
    const shown = (value: TemplateData[string], format?: Format, isVisible = true): boolean =>
      bind(
        {
          ...make({ type: "shape", bindings: { isVisible: { path: "product.deposit", format } }, value: {} }),
          isVisible,
        },
        { "product.deposit": value },
      ).isVisible;
    expect([null, undefined, "", false, []].map((value) => shown(value))).toEqual([false, false, false, false, false]);
    expect([0, "x", true, 25].map((value) => shown(value, "filled"))).toEqual([true, true, true, true]);
    expect([shown(null, "empty"), shown(25, "empty")]).toEqual([true, false]);
    expect(shown(25, "filled", false)).toBe(false);
  });

  test("take pictures, rows and hours as they are, and none where there are none", () => {
    const image = { id: "img_1", version: 2, extension: "jpg", alt: "" } as const;
    const picture = make({ type: "image", bindings: { image: { path: "product.image" } }, value: { image } });
    expect(bind(picture, { "product.image": { ...image, id: "img_2" } }).value).toMatchObject({
      image: { id: "img_2" },
    });
    expect(bind(picture, {}).value).toMatchObject({ image: null });
    const table = make({ type: "table", bindings: { rows: { path: "menu.products" } } });
    const rows = [
      { isHeading: false, title: "Margherita", description: "", note: "A", price: 990, isFrom: true, isStruck: false },
    ];
    expect(bind(table, { "menu.products": rows }).value).toMatchObject({ rows });
    expect(bind(table, {}).value).toMatchObject({ rows: [] });
    const hours = make({ type: "hours", bindings: { rows: { path: "branch.openingHours" } } });
    expect(bind(hours, { "branch.openingHours": [{ label: "Mo–Fr", text: "11–22 Uhr" }] }).value).toMatchObject({
      rows: [{ label: "Mo–Fr" }],
    });
  });

  test("keep the colour of the design where the shop has none", () => {
    const shape = make({
      type: "shape",
      bindings: { fill: { path: "shop.primaryColor" } },
      value: { fill: "#123456" },
    });
    expect(bind(shape, { "shop.primaryColor": "#ff0000" }).value).toMatchObject({ fill: "#ff0000" });
    expect(bind(shape, { "shop.primaryColor": "" }).value).toMatchObject({ fill: "#123456" });
    expect(bind(shape, { "shop.primaryColor": "url(#x)" }).value).toMatchObject({ fill: "#123456" });
  });

  test("put numbers into codes as they are", () => {
    const code = make({
      type: "qr",
      bindings: { content: { path: "order.ticketNumber", format: "number" } },
      value: {},
    });
    expect(bind(code, { "order.ticketNumber": 1234567 }).value).toMatchObject({ content: "1234567" });
  });

  test("keep their bindings, so that they can be bound to the next record", () => {
    const one = make({ type: "text", bindings: { text: { path: "product.name" } } });
    expect(bind(bind(one, { "product.name": "A" }), { "product.name": "B" }).value).toMatchObject({ text: "B" });
  });

  test("have one kind for each path in all sources", () => {
    const kinds = new Map<string, string>();
    for (const { path, kind } of Object.values(TEMPLATE_FIELDS).flat()) {
      expect(kinds.get(path) ?? kind).toBe(kind);
      kinds.set(path, kind);
    }
  });
});
