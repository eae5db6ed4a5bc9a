import { configFields } from "@tresen/contract/config/config";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { EnumEditor } from "./choice-editors";

const font = fieldsOf(configFields).find(({ key }) => key === "fontFamily");

function shown(value: unknown, choices = font?.kind === "enum" ? font.choices : []): string {
  if (font?.kind !== "enum") throw new Error("The configuration has no choice of a font");
  return renderToString(
    createElement(EnumEditor, { field: { ...font, choices }, path: "fontFamily", value, onChange: () => undefined }),
  );
}

it("shows a choice whose value is empty as chosen", () => {
  expect(shown("")).toContain(">Standard</span>");
  expect(shown("")).not.toContain("Bitte wählen");
});

it("has a placeholder where nothing is chosen", () => {
  expect(shown("", [{ value: "Lato", label: "Lato" }])).toContain("Bitte wählen");
});

it("shows what a later version of the program stored", () => {
  expect(shown("Comic Neue")).toContain(">Comic Neue</span>");
});
