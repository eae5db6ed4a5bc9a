import { expect, test } from "vitest";
import { META, renderPage } from "./testing/page";

test("the link from a form back to its list is not told as the current page", async () => {
  const record = { id: "tag_1", ...META, name: "Scharf" };
  const html = await renderPage({ resource: "tags", id: "tag_1", records: [record] });
  const [link = ""] = /<a[^>]*Zurück zu Schlagwörter[^>]*>/.exec(html) ?? [];
  expect(link).toContain('href="/tags"');
  expect(link).not.toContain("aria-current");
});
