import { marked } from "marked";
import { expect, test } from "vitest";
import { withoutEmptyHeadings } from "./markdown-preview";

test("an empty cell of a table's head heads nothing", () => {
  const html = withoutEmptyHeadings(marked.parse("|  | Preis |\n|:---|---|\n| Pizza | 9,90 |", { async: false }));
  expect([...html.matchAll(/<(t[hd])\b[^>]*>([^<]*)/g)].map(([, tag, text]) => `${tag} ${text}`)).toEqual([
    "td ",
    "th Preis",
    "td Pizza",
    "td 9,90",
  ]);
});
