import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { calls } from "../../openapi/calls";
import { resourceCalls } from "../resource-calls";
import * as VALIDATION from "./validation.texts";
import { orderDraft } from "../../order/order-input";
import { allResources } from "../../resources";
import { cents, id, quantity, rate, requiredLine } from "../schema";
import { clock, closingClock, openingHours } from "../../branch/opening-hours-fields";
import { email, url } from "../fields/contact-fields";
import { identifier } from "../fields/identifier-field";
import { instant, instantOrLocal } from "../fields/instant-fields";
import { fieldErrors } from "./validation";

function faults(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success
    ? []
    : fieldErrors(result.error).map(({ field, code, message }) => `${field ?? "–"} ${code} ${message}`);
}

describe("one fault", () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ["missing", z.string(), undefined, "– validation.blank Dieser Wert sollte nicht leer sein."],
    ["null", z.int(), null, "– validation.blank Dieser Wert sollte nicht leer sein."],
    ["empty", z.string().min(1), "", "– validation.blank Dieser Wert sollte nicht leer sein."],
    ["missing choice", z.enum(["a"]), undefined, "– validation.blank Dieser Wert sollte nicht leer sein."],
    ["missing union", email, undefined, "– validation.blank Dieser Wert sollte nicht leer sein."],
    ["choice", z.enum(["a", "b"]), "c", "– validation.choice Sie haben einen ungültigen Wert ausgewählt."],
    [
      "union of values",
      z.union([z.literal("a"), z.literal("b")]),
      "c",
      "– validation.choice Sie haben einen ungültigen Wert ausgewählt.",
    ],
    ["text", z.string(), 5, "– validation.type Dieser Wert sollte vom Typ string sein."],
    ["list", z.array(z.string()), {}, "– validation.type Dieser Wert sollte vom Typ array sein."],
    ["object", z.object({}), [], "– validation.type Dieser Wert sollte vom Typ object sein."],
    [
      "union of types",
      z.union([z.string(), z.array(z.string())]),
      5,
      "– validation.type Dieser Wert sollte vom Typ string|array sein.",
    ],
    ["number", z.number(), "5", "– validation.number Dieser Wert sollte eine gültige Zahl sein."],
    ["not a number", z.number(), Number.NaN, "– validation.number Dieser Wert sollte eine gültige Zahl sein."],
    ["whole number", z.int(), 1.5, "– validation.number Bitte geben Sie eine ganze Zahl an."],
    ["text for a whole number", z.int(), "1", "– validation.number Dieser Wert sollte eine gültige Zahl sein."],
    ["cents", cents("x"), 9.9, "– validation.number Bitte geben Sie ganze Cent an (990 für 9,90 €)."],
    ["cents as text", cents("x"), "9,90", "– validation.number Dieser Wert sollte eine gültige Zahl sein."],
    ["missing cents", cents("x"), undefined, "– validation.blank Dieser Wert sollte nicht leer sein."],
    [
      "boundless cents",
      cents("x"),
      Number.POSITIVE_INFINITY,
      "– validation.number Bitte geben Sie ganze Cent an (990 für 9,90 €).",
    ],
    ["email", email, "anna", "– validation.email Dieser Wert ist keine gültige E-Mail-Adresse."],
    ["email of another type", email, 5, "– validation.type Dieser Wert sollte vom Typ string sein."],
    ["url", url, "javascript:alert(1)", "– validation.url Dieser Wert ist keine gültige URL."],
    [
      "date",
      z.iso.date(),
      "2026-02-30",
      "– validation.date Dieser Wert entspricht keiner gültigen Datumsangabe. Bitte geben Sie ein " +
        "Datum im Format JJJJ-MM-TT an (2026-06-05).",
    ],
    [
      "date and time, which may be empty",
      orderDraft.shape.appointmentDate,
      "05.06.2026 19:00",
      "– validation.date_time Dieser Wert entspricht keiner gültigen Datums- und Zeitangabe. Bitte " +
        "geben Sie ein Datum (2026-06-05) oder Datum und Uhrzeit an (2026-06-05T18:30 oder " +
        "2026-06-05T18:30:00+02:00).",
    ],
    [
      "date and time",
      instantOrLocal,
      "morgen",
      "– validation.date_time Dieser Wert entspricht keiner gültigen Datums- und Zeitangabe. Bitte " +
        "geben Sie ein Datum (2026-06-05) oder Datum und Uhrzeit an (2026-06-05T18:30 oder " +
        "2026-06-05T18:30:00+02:00).",
    ],
    [
      "instant without an offset",
      instant,
      "2026-06-05T18:30:00",
      "– validation.date_time Dieser Wert entspricht keiner gültigen Datums- und Zeitangabe. Bitte " +
        "geben Sie Datum und Uhrzeit mit Zeitzone an (2026-06-05T18:30:00+02:00).",
    ],
    ["time", clock, "9:00", "– validation.invalid Bitte geben Sie eine Uhrzeit im Format HH:mm an (18:30)."],
    ["time as a number", clock, 9, "– validation.type Bitte geben Sie eine Uhrzeit im Format HH:mm an (18:30)."],
    [
      "time of the day's end",
      closingClock,
      "25:00",
      "– validation.invalid Bitte geben Sie eine Uhrzeit im Format HH:mm an (18:30, oder 24:00 für das " +
        "Ende des Tages).",
    ],
    [
      "identifier",
      identifier,
      "Wien Neubau",
      "– validation.invalid Bitte geben Sie eine Kennung aus Buchstaben und Ziffern an, dazwischen " +
        "einzelne - oder _ (wien-neubau).",
    ],
    ["empty identifier", identifier, "", "– validation.blank Dieser Wert sollte nicht leer sein."],
    ["id", id, "a b", "– validation.invalid Bitte geben Sie eine ID aus 1 bis 64 Buchstaben, Ziffern, - und _ an."],
    [
      "list in place of a text, once",
      requiredLine("x"),
      [],
      "– validation.type Dieser Wert sollte vom Typ string sein.",
    ],
    ["pattern", z.string().regex(/^a/), "b", "– validation.invalid Dieser Wert ist nicht gültig."],
    [
      "too long",
      z.string().max(3),
      "abcd",
      "– validation.too_long Diese Zeichenkette ist zu lang. Sie sollte höchstens 3 Zeichen haben.",
    ],
    [
      "too short",
      z.string().min(10),
      "abc",
      "– validation.too_short Diese Zeichenkette ist zu kurz. Sie sollte mindestens 10 Zeichen haben.",
    ],
    ["too small", z.number().min(2), 1, "– validation.too_small Dieser Wert sollte größer oder gleich 2 sein."],
    ["not above", z.number().positive(), 0, "– validation.too_small Dieser Wert sollte größer als 0 sein."],
    ["too big", z.number().max(2), 3, "– validation.too_big Dieser Wert sollte kleiner oder gleich 2 sein."],
    ["not below", z.number().lt(2), 2, "– validation.too_big Dieser Wert sollte kleiner als 2 sein."],
    [
      "too few",
      z.array(z.string()).min(1),
      [],
      "– validation.too_few Diese Sammlung sollte 1 oder mehr Elemente beinhalten.",
    ],
    [
      "too many",
      z.array(z.string()).max(1),
      ["a", "b"],
      "– validation.too_many Diese Sammlung sollte 1 oder weniger Elemente beinhalten.",
    ],
    [
      "own rule",
      rate("x"),
      0.123456,
      "– validation.invalid Bitte geben Sie einen Satz von 0 bis 100 % an, als Dezimalzahl von 0 bis 1 " +
        "mit höchstens vier Nachkommastellen (0.1 für 10 %).",
    ],
    [
      "rate in percent",
      rate("x"),
      20,
      "– validation.too_big Bitte geben Sie einen Satz von 0 bis 100 % an, als Dezimalzahl von 0 bis 1 " +
        "mit höchstens vier Nachkommastellen (0.1 für 10 %).",
    ],
    [
      "quantity",
      quantity("x"),
      0.0001,
      "– validation.invalid Bitte geben Sie eine Zahl größer als 0 mit höchstens drei Nachkommastellen an (0.25).",
    ],
    [
      "own text with a code",
      z.string().refine(() => false, { error: VALIDATION.unique }),
      "a",
      "– validation.unique Dieser Wert wird bereits verwendet.",
    ],
    [
      "own text without one",
      z.string().refine(() => false, { error: "Heute nicht." }),
      "a",
      "– validation.invalid Heute nicht.",
    ],
  ])("%s", (_name, schema, value, fault) => {
    expect(faults(schema, value)).toEqual([fault]);
  });
});

describe("paths", () => {
  it("are dotted, through lists and unions", () => {
    const schema = z.object({
      items: z.array(z.union([z.string(), z.object({ amount: z.number(), unit: z.enum(["piece"]) })])),
    });
    expect(faults(schema, { items: ["x", { amount: "1", unit: "piece" }] })).toEqual([
      "items.1.amount validation.number Dieser Wert sollte eine gültige Zahl sein.",
    ]);
    expect(
      faults(openingHours("x"), [{ type: "once" }, { type: "once", from: "9:00" }]).map((fault) =>
        fault.split(" ", 2).join(" "),
      ),
    ).toEqual(["0.date validation.blank", "1.from validation.invalid", "1.date validation.blank"]);
  });

  it("name each unknown field", () => {
    expect(
      faults(orderDraft, {
        branch: "wieden",
        total: 1,
        admin: true,
        items: [{ amount: 1, unit: "piece", product: "a", price: 0 }],
      }),
    ).toEqual([
      "items.0.price validation.unexpected_field Dieses Feld wurde nicht erwartet.",
      "total validation.unexpected_field Dieses Feld wurde nicht erwartet.",
      "admin validation.unexpected_field Dieses Feld wurde nicht erwartet.",
    ]);
  });

  it("of a union lead into the alternative that matched furthest", () => {
    const schema = z.union([
      z.strictObject({ a: z.string(), b: z.number(), c: z.number() }),
      z.strictObject({ a: z.string(), b: z.number() }),
    ]);
    expect(faults(schema, { a: "x", b: "1" })).toEqual([
      "b validation.number Dieser Wert sollte eine gültige Zahl sein.",
    ]);
    expect(faults(schema, 1)).toEqual(["– validation.type Dieser Wert sollte vom Typ object sein."]);
  });
});

it("every fault of every body has a code and a German text, whatever is sent", () => {
  const bodies = [
    ...Object.values(calls).map(({ body }) => body as z.ZodType),
    ...allResources.map((resource) => resourceCalls(resource).create.body),
  ].filter((body) => !(body instanceof z.ZodUndefined));
  fc.assert(
    fc.property(
      fc.constantFrom(...bodies),
      fc.array(fc.jsonValue(), { minLength: 60, maxLength: 60 }),
      (body, values) => {
        const object = body instanceof z.ZodPrefault ? body.unwrap() : body;
        const names = object instanceof z.ZodObject ? Object.keys(object.shape) : [];
        const result = body.safeParse(
          Object.fromEntries(names.map((name, index) => [name, values[index % values.length]])),
        );
        for (const { code, message } of result.success ? [] : fieldErrors(result.error)) {
          expect(code).toMatch(/^validation\.[a-z_]+$/);
          expect(message).toMatch(/^(?:Diese|Sie haben|Bitte|Ungültiger)/);
        }
      },
    ),
    { numRuns: 200 },
  );
});
