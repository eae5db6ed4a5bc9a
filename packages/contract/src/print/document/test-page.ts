import { formatDateTime } from "../../kit/time";
import { CUT, DOUBLE_RULE, RULE, space, text } from "../paper/lines";
import type { Paper, PaperLine } from "../paper/paper";
import { TEST_TEXTS } from "./document.texts";

const SIZES = [1, 2, 3] as const;
/** The example that the standard of these codes uses. */
const EAN = "4006381333931";

/** Everything that a printer has to be able to do. */
export function testPage({
  deviceName,
  branchName,
  url,
  zone,
  now,
}: {
  deviceName: string;
  branchName: string;
  /** What its QR code says: the address of the shop. */
  url: string;
  zone: string;
  now: number;
}): Paper {
  return [
    text(TEST_TEXTS.title, { size: 2, bold: true, align: "center" }),
    text(deviceName, { bold: true, align: "center" }),
    text(branchName, { align: "center" }),
    text(TEST_TEXTS.printedAt(formatDateTime({ at: now, zone })), { align: "center" }),
    RULE,
    ...SIZES.map((size) => text(TEST_TEXTS.size(size), { size })),
    text(TEST_TEXTS.umlauts, { size: 2 }),
    text(TEST_TEXTS.umlauts),
    text(TEST_TEXTS.accents),
    text(TEST_TEXTS.signs),
    RULE,
    text(TEST_TEXTS.bold, { bold: true }),
    text(TEST_TEXTS.underline, { underline: true }),
    text(TEST_TEXTS.inverted, { inverted: true }),
    text(TEST_TEXTS.strike, { strike: true }),
    columnsOf([TEST_TEXTS.left, TEST_TEXTS.center, TEST_TEXTS.right]),
    text(TEST_TEXTS.longWord),
    DOUBLE_RULE,
    { kind: "qr", data: url },
    space(),
    { kind: "barcode", type: "ean13", data: EAN },
    space(),
    { kind: "barcode", type: "code128", data: "TRESEN-0123" },
    space(),
    text(TEST_TEXTS.done, { align: "center" }),
    CUT,
  ];
}

function columnsOf([left, center, right]: readonly [string, string, string]): PaperLine {
  return {
    kind: "columns",
    columns: [
      { text: left, width: "rest" },
      { text: center, width: "rest", align: "center" },
      { text: right, width: "rest", align: "right" },
    ],
  };
}
