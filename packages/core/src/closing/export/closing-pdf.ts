import type { Closing } from "@tresen/contract/closing/closing";
import { CLOSINGS_TITLE, closingTitle } from "@tresen/contract/closing/closing.texts";
import { CLOSING_WORDS } from "@tresen/contract/closing/closing-words.texts";
import { type ClosingPlace, closingDocument } from "@tresen/contract/closing/export/closing-document";
import { type PaperFonts, drawDocument } from "../../print/render";

/** Closings as one PDF on sheets of A4, each from its title on. The same closings give the same bytes. */
export function closingPdf({
  closings,
  place,
  fonts,
}: {
  closings: readonly Closing[];
  place: ClosingPlace;
  fonts: PaperFonts;
}): Promise<Uint8Array> {
  const [only, ...others] = closings;
  return drawDocument({
    blocks: closings.flatMap((closing) => closingDocument({ closing, place })),
    title: only && others.length === 0 ? closingTitle(only) : CLOSINGS_TITLE,
    at: Date.parse(closings.at(-1)?.closedAt ?? ""),
    pageText: CLOSING_WORDS.page,
    fonts,
  });
}
