import { expect, test } from "vitest";
import { sites } from "./site.resource";
import { withoutHidden } from "./shown-sections";

const text = (words: string, isHidden?: boolean) => ({
  type: "text",
  value: { text: words },
  ...(isHidden === undefined ? {} : { isHidden }),
});

test("hidden sections are not published, and a page without any stays the same object", () => {
  const page = { content: { sections: [text("a"), text("b", true), text("c", false)] } };
  expect(withoutHidden(page).content.sections.map(({ value }) => value.text)).toEqual(["a", "c"]);
  const other = { content: { sections: [text("a")] } };
  expect(withoutHidden(other)).toBe(other);
  const simple = { content: { text: "x" } as { text: string; sections?: { isHidden?: boolean }[] } };
  expect(withoutHidden(simple)).toBe(simple);
});

test("the public view of a page has no trace of what is hidden", () => {
  const fields = sites.fields.parse({
    type: "default",
    path: "x",
    name: "X",
    content: { sections: [text("gezeigt"), text("geheim", true)] },
  });
  const record = { ...fields, id: "sit_1", version: 1, createdAt: "", updatedAt: "" };
  const published = JSON.stringify(sites.publish?.(record));
  expect(published).toContain("gezeigt");
  expect(published).not.toContain("geheim");
});
