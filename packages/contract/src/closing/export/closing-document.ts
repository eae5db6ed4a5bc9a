import { formatMoney } from "../../kit/money";
import { formatDateTime } from "../../kit/time";
import type { TextBlock } from "../../print/document/text-block";
import type { Closing } from "../closing";
import { CLOSING_WORDS as words } from "../closing-words.texts";
import { NO_RECEIPT, closingTitle } from "../closing.texts";
import { type ClosingLine, cashLines, closingParts } from "./closing-lines";

/** Of which branch and currency a closing is told. */
export interface ClosingPlace {
  branchName: string;
  zone: string;
  currency: string;
}

/** A closing as people read it on paper. */
export function closingDocument({ closing, place }: { closing: Closing; place: ClosingPlace }): TextBlock[] {
  const { branchName, zone, currency } = place;
  const { from, closedAt, by, note, sums, hash, previousHash, entriesHash } = closing;
  const time = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  const figures = (line: ClosingLine): TextBlock => figuresOf({ line, currency });
  return [
    { kind: "title", text: closingTitle(closing) },
    { kind: "text", text: NO_RECEIPT },
    { kind: "row", label: words.branch, value: closing.branchName ?? branchName },
    { kind: "row", label: words.from, value: from === null ? words.begin : time(from) },
    { kind: "row", label: words.to, value: time(closedAt) },
    { kind: "row", label: words.by, value: by.name },
    { kind: "row", label: words.entries, value: String(sums.entries) },
    ...(note === "" ? [] : [{ kind: "row" as const, label: words.note, value: note }]),
    ...closingParts(sums).flatMap(({ title, note: beside, lines }): TextBlock[] => [
      { kind: "heading", text: title },
      ...(beside === undefined ? [] : [{ kind: "text" as const, text: beside }]),
      ...(lines.some(({ net }) => net !== undefined) ? [TAX_HEAD] : []),
      ...lines.map(figures),
    ]),
    { kind: "heading", text: words.cash },
    ...cashLines(closing).map(figures),
    { kind: "heading", text: words.hash },
    { kind: "row", label: words.hash, value: hash },
    { kind: "row", label: words.previousHash, value: previousHash || words.first },
    { kind: "row", label: words.entriesHash, value: entriesHash },
  ];
}

const TAX_HEAD: TextBlock = { kind: "figures", label: "", cells: [words.net, words.tax, words.gross], isHead: true };

function figuresOf({
  line: { label, net, tax, gross },
  currency,
}: {
  line: ClosingLine;
  currency: string;
}): Extract<TextBlock, { kind: "figures" }> {
  const cells = net === undefined || tax === undefined ? [gross] : [net, tax, gross];
  return { kind: "figures", label, cells: cells.map((cents) => formatMoney(cents, currency)) };
}
