import { choice } from "@tresen/contract/kit/schema";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as z from "zod";
import { fieldsOf } from "../../model/schema-fields";
import { EnumEditor } from "./choice-editors";

const [font] = fieldsOf(
  z.strictObject({ font: choice(["", "Lato"], { title: "Schriftart", labels: { "": "Standard", Lato: "Lato" } }) }),
);

function shown(value: unknown, choices = font?.kind === "enum" ? font.choices : []): string {
  if (font?.kind !== "enum") throw new Error("The field is no choice");
  return renderToString(
    createElement(EnumEditor, { field: { ...font, choices }, path: "font", value, onChange: () => undefined }),
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
