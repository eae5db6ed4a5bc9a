import { cents, quantity, rate, requiredLine } from "@tresen/contract/kit/schema";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { moneyText, parseMoney, parseNumber, parseRate } from "./entry";
import { fieldsOf } from "./schema-fields";
import { faultsOf } from "./validate";

const schema = z.strictObject({
  name: requiredLine("Name"),
  price: cents("Preis"),
  tax: rate("Steuersatz"),
  amount: quantity("Menge"),
  sorting: z.int().meta({ title: "Reihenfolge" }),
  areas: z.array(z.strictObject({ price: cents("Lieferkosten") })).meta({ title: "Liefergebiete" }),
});
const fields = fieldsOf(schema);
const sound = { name: "Salat", price: 990, tax: 0.1, amount: 1, sorting: 1, areas: [] };

function messageFor(change: object): string | undefined {
  const [fault] = faultsOf({ schema, fields, value: { ...sound, ...change } });
  return fault?.message;
}

describe("messages about numbers that fit the entered format", () => {
  it.each([
    ["-5", "Der Betrag muss mindestens 0,00 sein."],
    ["9,999", "Ein Betrag hat höchstens zwei Nachkommastellen."],
    ["viel", "Bitte geben Sie einen Betrag wie 9,90 an."],
    ["2000000", `Der Betrag darf höchstens ${moneyText(100_000_000)} sein.`],
  ])("an amount of %s", (typed, message) => {
    expect(messageFor({ price: parseMoney(typed) })).toBe(message);
    expect(messageFor({ areas: [{ price: parseMoney(typed) }] })).toBe(message);
  });

  it.each([
    ["120", "Bitte geben Sie einen Satz von 0 bis 100 % an."],
    ["-1", "Bitte geben Sie einen Satz von 0 bis 100 % an."],
    ["4,999", "Bitte geben Sie den Satz mit höchstens zwei Nachkommastellen an, zum Beispiel 4,9."],
    ["zehn", "Bitte geben Sie einen Satz in Prozent an, zum Beispiel 10 oder 4,9."],
  ])("a rate of %s", (typed, message) => {
    expect(messageFor({ tax: parseRate(typed) })).toBe(message);
  });

  it.each([
    [
      "amount",
      "0,0001",
      "Bitte geben Sie eine Zahl größer als 0 mit höchstens drei Nachkommastellen an, zum Beispiel 0,25.",
    ],
    ["amount", "ein paar", "Bitte geben Sie eine Zahl an, zum Beispiel 3 oder 0,25."],
    ["sorting", "oben", "Bitte geben Sie eine ganze Zahl an, zum Beispiel 3."],
    ["sorting", "1,5", "Bitte geben Sie eine ganze Zahl an."],
  ])("%s: %s", (key, typed, message) => {
    expect(messageFor({ [key]: parseNumber(typed) })).toBe(message);
  });

  it("an empty date or address is told like any other empty field", () => {
    const dated = z.strictObject({
      from: z.iso.date().meta({ title: "Ab" }),
      mail: z.email().meta({ title: "E-Mail" }),
    });
    const told = (value: object) =>
      faultsOf({ schema: dated, fields: fieldsOf(dated), value }).map(({ message }) => message);
    const empty = "Dieser Wert sollte nicht leer sein.";
    expect(told({ from: "", mail: " " })).toEqual([empty, empty]);
    expect(told({ from: "2026-06-05", mail: "kim" })).toEqual(["Dieser Wert ist keine gültige E-Mail-Adresse."]);
  });

  it("keeps the messages about missing values and other faults", () => {
    expect(messageFor({ price: undefined })).toBe("Dieser Wert sollte nicht leer sein.");
    expect(messageFor({ sorting: "" })).toBe("Dieser Wert sollte eine gültige Zahl sein.");
  });
});
