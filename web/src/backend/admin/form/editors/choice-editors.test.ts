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

it("tells a value that is called none from nothing chosen", () => {
  const [transition] = fieldsOf(
    z.strictObject({
      transition: choice(["none", "fade"], { title: "Übergang", labels: { none: "Keiner", fade: "Weich" } }).nullish(),
    }),
  );
  if (transition?.kind !== "enum") throw new Error("The field is no choice");
  const textFor = (value: unknown): string =>
    renderToString(
      createElement(EnumEditor, { field: transition, path: "transition", value, onChange: () => undefined }),
    );
  expect(textFor("none")).toContain(">Keiner</span>");
  expect(textFor(null)).toContain(">–</span>");
});
