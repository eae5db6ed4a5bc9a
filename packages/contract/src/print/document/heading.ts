import { space, text } from "../paper/lines";
import type { Paper } from "../paper/paper";
import { HEADING_TEXTS } from "./document.texts";

/** The document with what has to be known about its print above everything else. */
export function withHeadings({
  paper,
  isCopy = false,
  isRepeated = false,
  reroutedFrom,
}: {
  paper: Paper;
  /** Somebody asked for it once more. */
  isCopy?: boolean;
  /** It is offered once more, since the printer said that it failed. */
  isRepeated?: boolean;
  /** The name of the device for which it was meant. */
  reroutedFrom?: string | null | undefined;
}): Paper {
  const headings = [
    isCopy && HEADING_TEXTS.copy,
    isRepeated && HEADING_TEXTS.repeated,
    reroutedFrom && HEADING_TEXTS.rerouted(reroutedFrom),
  ].flatMap((words) => words || []);
  if (headings.length === 0) return paper;
  return [
    ...headings.map((words) => text(words, { size: 2, bold: true, inverted: true, align: "center" })),
    space(),
    ...paper,
  ];
}
