import { describe, expect, it } from "vitest";
import { partProblem } from "../order/cart";
import { formData, withdrawalForm } from "../form/form";
import { partValue } from "../order/order";
import { orderDraft } from "../order/order-input";
import { plainLine, plainText } from "./plain-text";
import { categories } from "../catalog/category.resource";
import { partOption } from "../catalog/option-group/part-fields";
import { tables } from "../branch/table.resource";
import { images } from "../media/image.resource";
import { line, markdown, prose, requiredLine } from "./schema";
import { fieldErrors } from "./validation/validation";

const UNSEEN = ["", " ", "\u200b", "\u202e \u2066", "\u00ad\ufeff", "\u0000\u0007", "\t\n", " \u0000\u200d "];

describe("a text as people see it", () => {
  it("has no control characters, and tabs and line breaks only where it has many lines", () => {
    expect(plainLine(" a\u0000b\u0007\u001b[31m\u0085\u007f\u009f\tc\r\nd ")).toBe("ab[31m c d");
    expect(plainText(" a\u0000\tb\r\n\r\nc\u001b ")).toBe(" a\tb\n\nc ");
  });

  it("runs in one direction, whatever it pretends", () => {
    expect(plainLine("photo_\u202Egnp.exe \u2066a\u2069")).toBe("photo_gnp.exe a");
    expect(
      images.fields.pick({ alt: true, name: true }).parse({ alt: "a\u0000b\u202Ec", name: "\u202Dd" }),
    ).toMatchObject({ alt: "abc", name: "d" });
  });

  it("is empty without visible characters, and otherwise keeps characters that shape letters", () => {
    for (const text of UNSEEN) expect([plainLine(text), plainText(text)]).toEqual(["", ""]);
    for (const text of ["👩‍🍳", "Kaf\u00adfee", "می\u200cخواهم", "Žluťoučký kůň – “naïve” € 5"])
      expect([plainLine(text), plainText(text)]).toEqual([text, text]);
  });
});

describe("schemas", () => {
  it("use the cleaned text", () => {
    expect(line("").parse("a\u0000b\nc")).toBe("ab c");
    expect([prose("").parse("a\u0000\nb"), markdown("").parse("a\u0000\nb")]).toEqual(["a\nb", "a\nb"]);
    expect(categories.fields.parse({ name: "a\u0000b\u0007\u001b[31m" }).name).toBe("ab[31m");
    expect(
      orderDraft.parse({ branch: "b", firstName: "A\u0000B", lastName: "\u200b", comment: "eins\r\nzwei\u0007" }),
    ).toMatchObject({ firstName: "AB", lastName: "", comment: "eins\nzwei" });
    expect([partValue.parse("a\u0000\nb"), partValue.parse("\u200b")]).toEqual(["a\nb", ""]);
  });

  it.each(UNSEEN)("that require a text refuse %j", (text) => {
    const blank = { code: "validation.blank", message: "Dieser Wert sollte nicht leer sein." };
    for (const schema of [requiredLine(""), partOption.shape.name, tables.fields.shape.identifier])
      expect(fieldErrors(schema.safeParse(text).error ?? expect.unreachable())).toEqual([blank]);
    const form = formData.safeParse({ lastName: text, phone: "1", comment: text });
    expect(fieldErrors(form.error ?? expect.unreachable())).toEqual([
      { field: "lastName", ...blank },
      { field: "comment", ...blank },
    ]);
    const withdrawal = withdrawalForm.safeParse({ name: text, email: "a@example.test", orderNumber: text });
    expect(fieldErrors(withdrawal.error ?? expect.unreachable())).toEqual([
      { field: "name", ...blank },
      { field: "orderNumber", ...blank },
    ]);
    expect(partProblem({ step: { name: "Text", type: "text", optional: false, options: [] }, value: text })).toBe(
      "required",
    );
  });
});
