import type { Site } from "@tresen/contract/site/site.resource";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Shop } from "../../state/shop";
import { ShopContext } from "../../state/shop-query";
import { SiteContent } from "./site-content";

vi.mock("@tanstack/react-router", async (original) => ({ ...(await original<object>()), useLocation: () => null }));
// Sanitises owners' texts with the browser's parser, which does not exist here.
vi.mock("../../widgets/markdown-renderer", () => ({ MarkdownRenderer: ({ text }: { text: string }) => text }));

function shown(fields: object): string {
  const site = {
    id: "s",
    path: "p",
    name: "Über uns",
    title: "",
    description: "",
    isPublic: true,
    type: "simple",
    content: { text: "Seit 1984." },
    ...fields,
  } as Site;
  return renderToStaticMarkup(
    createElement(
      ShopContext,
      { value: { sites: [site] } as Partial<Shop> as Shop },
      createElement(SiteContent, { pathname: "/p" }),
    ),
  );
}

test("a page of an unknown type shows the error as a heading and alert, and not its text", () => {
  const html = shown({ type: "landing" });
  expect(html).toMatch(
    /role="alert".*<h1[^>]*>500 Internal Server Error<\/h1>.*Leider ist ein interner Fehler aufgetreten\./s,
  );
  expect(html).not.toContain("Seit 1984.");
});

test("a page of a known type shows its content", () => {
  expect(shown({})).toContain("Seit 1984.");
  expect(shown({})).not.toContain("500 Internal Server Error");
});
