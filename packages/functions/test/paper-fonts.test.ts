import { drawPaper } from "@tresen/core/print/render";
import { paperFonts } from "@tresen/functions/font/paper-fonts";
import { expect, test } from "vitest";

test("documents are drawn in the packaged typeface, with umlauts and €", async () => {
  const paper = [{ kind: "text" as const, text: "Grüße €" }];
  const svg = new TextDecoder().decode(
    await drawPaper({ paper, format: "svg", width: 58, codePage: "cp858", fonts: await paperFonts() }),
  );
  // One outline for each of the six different characters, and none for the space.
  expect(svg.match(/<path id=/g)).toHaveLength(new Set("Grüße€").size);
});
