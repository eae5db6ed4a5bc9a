import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FieldOf } from "../model/field";
import { OpeningHoursEditor } from "../form/editors/opening-hours-editor";
import { ListEditor } from "../form/editors/list/list-editor";
import { kindOf, pastedEntry, writeClip } from "./clipboard";

const entries = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  }),
);
afterEach(() => {
  entries.clear();
  vi.unstubAllGlobals();
});

const base = {
  hint: undefined,
  section: "Allgemein",
  isRequired: false,
  empty: undefined,
  isClearable: false,
  defaultValue: undefined,
  isColumn: false,
};
const hours: FieldOf<"openingHours"> = {
  ...base,
  key: "openingHours",
  title: "Öffnungszeiten",
  kind: "openingHours",
  parts: [],
};
const text = (key: string) => ({ ...base, key, title: key, kind: "markdown" as const });
const list = (...keys: string[]): FieldOf<"list"> => ({
  ...base,
  key: "sections",
  title: "Abschnitte",
  kind: "list",
  item: { ...base, key: "", title: "", kind: "object", fields: keys.map(text) },
});
const rules = [{ type: "daily", isClosed: false, from: "11:00", to: "22:00" }];

test("a copied entry is stored in the session under one key", () => {
  writeClip({ kind: kindOf(hours), value: rules });
  expect(JSON.parse(entries.get("clipboard") ?? "")).toMatchObject({ kind: "openingHours", value: rules });
});

test("can be pasted where the fields are the same, in any order", () => {
  expect(kindOf(list("type", "value"))).toBe(kindOf(list("value", "type")));
  expect(kindOf(list("type", "value"))).not.toBe(kindOf(list("name", "price")));
});

test("a pasted entry has no id", () => {
  expect(pastedEntry({ id: "x", type: "hero", value: {} })).toEqual({ type: "hero", value: {} });
});

test("opening hours can be copied, and pasted only after copying", () => {
  const html = renderToStaticMarkup(
    createElement(OpeningHoursEditor, { field: hours, path: "openingHours", value: rules, onChange: () => undefined }),
  );
  expect(html).toContain("Öffnungszeiten kopieren");
  expect(html).not.toContain("Öffnungszeiten einfügen");
});

test("entries of a list can be copied, and pasted only after copying", () => {
  const html = renderToStaticMarkup(
    createElement(ListEditor, {
      field: list("type", "value"),
      path: "sections",
      value: [{ type: "hero" }],
      onChange: () => undefined,
      renderFields: () => null,
    }),
  );
  expect(html).toMatch(/aria-label="[^"]*1[^"]* kopieren"/);
  expect(html).not.toContain("Eintrag einfügen");
});
