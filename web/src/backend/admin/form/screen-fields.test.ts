import { resources } from "@tresen/contract/resources";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldsOf } from "../model/schema-fields";
import type { EditorProps } from "./editor";
import { FieldGrid } from "./field-editor";
import { FormContext, type FormState } from "./form-context";

const form: FormState = {
  errors: new Map(),
  isReadOnly: false,
  locked: new Set(),
  isNew: true,
  zone: "Europe/Vienna",
  currency: "EUR",
  target: null,
  editors: {},
};
const shown = (editors: FormState["editors"]): string =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(
        FormContext,
        { value: { ...form, editors } },
        createElement(FieldGrid, {
          fields: fieldsOf(resources.tags.fields),
          values: { name: "Vegan" },
          onChange: () => undefined,
        }),
      ),
    ),
  );

test("a screen's editor takes the place of the generic one of its field", () => {
  const Own = ({ field, value }: EditorProps) => createElement("output", null, `${field.title}: ${String(value)}`);
  expect(shown({ name: Own })).toContain("<output>Name: Vegan</output>");
  expect(shown({})).not.toContain("<output>");
  expect(shown({})).toContain("Vegan");
});
