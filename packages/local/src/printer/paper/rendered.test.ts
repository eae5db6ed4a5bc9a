import { renderPaper } from "@tresen/core/print/render";
import { expect, test } from "vitest";
import { LOGO, PAPERS } from "../../../../core/test/papers";
import { printEpos } from "./epos-xml";
import { printEscPos } from "./esc-pos";
import { type PrintedLine, wordsOf } from "./paper";
import { printStar } from "./star";
import { parseXml } from "./xml";

const pictures = new Map([["img_logo", LOGO]]);

/** What comes out of a printer, without the spaces that place words, and without the blank lines before a cut. */
function wordsOn(lines: readonly PrintedLine[]): string[] {
  return wordsOf(lines)
    .replace(/[─═=-]{12,}/g, "----")
    .split(/\s+/)
    .filter((word) => word !== "");
}

const printedEpos = (xml: Uint8Array): PrintedLine[] => {
  const root = parseXml(new TextDecoder().decode(xml));
  return (root && printEpos(root)) ?? [];
};

test.each(Object.entries(PAPERS))("the document %s is the same on every printer", (_, paper) => {
  for (const width of [58, 80] as const) {
    const rendered = { paper, width, codePage: "cp858", pictures } as const;
    const escPos = printEscPos(renderPaper({ ...rendered, format: "escpos" }));
    const expected = wordsOn(escPos);
    expect(expected.length).toBeGreaterThan(5);
    for (const format of ["starprnt", "starline"] as const)
      expect(wordsOn(printStar(renderPaper({ ...rendered, format })))).toEqual(expected);
    const epos = printedEpos(renderPaper({ ...rendered, format: "epos" }));
    const kinds = (lines: readonly PrintedLine[]): string[] =>
      lines.flatMap(({ kind }) => (kind === "text" ? [] : [kind]));
    expect(kinds(epos)).toEqual(kinds(escPos));
  }
});
