import { resources } from "@tresen/contract/resources";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod";
import { draftOf } from "../model/draft";
import { fieldsOf, withoutFields } from "../model/schema-fields";
import { FieldGrid } from "./field-editor";
import { FormContext, type FormState } from "./form-context";
import { FORM } from "./testing/mount";

const SENTENCE = "Sie haben nicht das Recht, dieses Feld zu ändern.";
const fields = fieldsOf(resources.tables.fields.pick({ identifier: true }));
const shown = (changed: Partial<FormState>): string =>
  renderToStaticMarkup(
    createElement(
      FormContext,
      { value: { ...FORM, ...changed } },
      createElement(FieldGrid, { fields, values: { identifier: "7" }, onChange: () => undefined }),
    ),
  );

test("a field without the permission to change it is shown disabled with its value and an explanation", () => {
  const locked = shown({ locked: new Set(["identifier"]) });
  expect(locked).toContain(SENTENCE);
  expect(locked).toContain('value="7"');
  expect(locked).toMatch(/<input[^>]* readonly=""/i);
  const [, note] = /role="group" aria-label="Kennung" aria-describedby="([^"]+)"/.exec(locked) ?? [];
  expect(locked).toContain(`<p id="${note}"`);
  const open = shown({});
  expect(open).not.toContain(SENTENCE);
  expect(open).not.toMatch(/<input[^>]* readonly=""/i);
});

test("in a read-only form single fields have no explanation", () => {
  expect(shown({ locked: new Set(["identifier"]), isReadOnly: true })).not.toContain(SENTENCE);
});

test("a hidden field is neither in the form nor in the sent data, and is not required", () => {
  const schema = z.strictObject({ name: z.string(), wage: z.number() });
  const seen = withoutFields({ schema, names: new Set(["wage"]) });
  expect(fieldsOf(seen).map(({ key }) => key)).toEqual(["name"]);
  const draft = draftOf({ fields: fieldsOf(seen), record: { name: "Kim" } });
  expect(draft).toEqual({ name: "Kim" });
  expect(seen.safeParse(draft).success).toBe(true);
  expect(withoutFields({ schema, names: new Set() })).toBe(schema);
});
