import type { Site } from "@tresen/contract/site/site.resource";
import { expect, test } from "vitest";
import { siteView } from "./site-view";

const site = (fields: object): Site =>
  ({
    id: "s",
    path: "p",
    name: "Über uns",
    title: "",
    description: "",
    isPublic: true,
    type: "simple",
    content: { text: "Seit 1984." },
    ...fields,
  }) as Site;
const isFault = (html: string): boolean =>
  html.includes("500 Internal Server Error") && html.includes("Leider ist ein interner Fehler aufgetreten.");

test("a page of an unknown type begins with the error, not with its text", () => {
  const html = siteView(site({ type: "landing" }));
  expect(isFault(html)).toBe(true);
  expect(html).not.toContain("Seit 1984.");
  expect(isFault(siteView(site({})))).toBe(false);
});

test("a page whose first section is of an unknown type has the error below its title", () => {
  const html = siteView(site({ type: "default", content: { sections: [{ type: "carousel", value: {} }] } }));
  expect(isFault(html)).toBe(true);
  expect(html).toContain("Über uns");
  expect(isFault(siteView(site({ type: "default", content: { sections: [{ type: "team", value: {} }] } })))).toBe(
    false,
  );
});
