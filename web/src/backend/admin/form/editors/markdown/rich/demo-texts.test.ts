import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { configFields } from "@tresen/contract/config/config";
import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import { isPlain } from "../../../../model/draft";
import type { Field } from "../../../../model/field";
import { resolveField } from "../../../../model/resolved-field";
import { fieldsOf } from "../../../../model/schema-fields";
import { readFaithfully, writeFaithfully } from "./faithful";
import { readMarkdown } from "./read-markdown";
import { writeMarkdown } from "./write-markdown";

const SHOPS = resolve(import.meta.dirname, "../../../../../../../../packages/local/demo");

/** All texts of Markdown in a value with these fields. */
function textsIn({ fields, value }: { fields: readonly Field[]; value: unknown }): string[] {
  if (!isPlain(value)) return [];
  return fields.flatMap((known) => {
    const field = resolveField({ field: known, siblings: value });
    const own = value[field.key];
    if (field.kind === "markdown") return typeof own === "string" && own !== "" ? [own] : [];
    if (field.kind === "object") return textsIn({ fields: field.fields, value: own });
    if (field.kind !== "list" || field.item.kind !== "object" || !Array.isArray(own)) return [];
    const { fields: parts } = field.item;
    return own.flatMap((entry) => textsIn({ fields: parts, value: entry }));
  });
}

describe.each(["pizza", "bike"])("the texts of the demo shop %s", (name) => {
  const shop: Record<string, unknown> = JSON.parse(readFileSync(`${SHOPS}/${name}/shop.json`, "utf8"));
  const texts = [
    ...textsIn({ fields: fieldsOf(configFields), value: shop.config }),
    ...Object.values(resources).flatMap(({ name: resource, fields }) => {
      const records = shop[resource];
      return Array.isArray(records)
        ? records.flatMap((value: unknown) => textsIn({ fields: fieldsOf(fields), value }))
        : [];
    }),
  ];

  it("are edited with formats, and stay byte for byte if nothing is changed", () => {
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) {
      const read = readFaithfully(text);
      expect(read, text).not.toBeNull();
      if (read) expect(writeFaithfully({ doc: read.doc, read })).toBe(text);
    }
  });

  it("say the same after they were written anew", () => {
    for (const text of texts) {
      const { doc } = readMarkdown(text);
      expect(readMarkdown(writeMarkdown(doc)).doc.toJSON()).toEqual(doc.toJSON());
    }
  });
});
