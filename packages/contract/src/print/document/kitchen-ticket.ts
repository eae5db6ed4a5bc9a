import { positionAllergens } from "../../catalog/allergen/position-allergens";
import { formatDateTime, formatTime } from "../../kit/time";
import type { SentLine, SentPosition } from "../../order/sent/difference";
import type { SentReason } from "../../order/sent/sent";
import { SENT_KIND_LABELS } from "../../order/sent/sent.texts";
import { CUT, DOUBLE_RULE, RULE, pair, space, text } from "../paper/lines";
import type { Paper, PaperLine } from "../paper/paper";
import { KITCHEN_TEXTS, PAPER_TEXTS } from "./document.texts";
import { type PrintedOrder, methodText, numberText, partTexts, quantityText, whenText } from "./order-words";

type Declared = NonNullable<Parameters<typeof positionAllergens>[0]["product"]>;

interface Told {
  message: {
    number: number;
    at: string;
    why: SentReason;
    lines: readonly SentLine[];
    note?: string | undefined;
  };
  /** The product as the catalogue has it now. */
  productOf: (product: string) => Declared | undefined;
}

/**
 * What a station is told of an order, in large type: ticket number, method and time, then positions with what was
 * chosen and their allergens; what changed is marked, with what it was crossed out. There is no price on it, and
 * nothing about the customer.
 */
export function kitchenTicket({
  order,
  message,
  station,
  zone,
  disableTickets,
  productOf,
}: Told & {
  order: PrintedOrder;
  /** The name of the station. */
  station: string;
  zone: string;
  disableTickets: boolean;
}): Paper {
  const at = Date.parse(message.at);
  const { note } = message;
  return [
    ...banner(message.why),
    pair(station, KITCHEN_TEXTS.toldAt(formatTime({ at, zone })), { bold: true }),
    text(numberText({ order, disableTickets }), { size: 3, bold: true }),
    text(methodText(order), { size: 2, bold: true }),
    text(whenText({ order, zone, now: at }), { size: 2, bold: true }),
    DOUBLE_RULE,
    ...message.lines.flatMap((line, index) => [
      ...(index > 0 ? [RULE] : []),
      ...positionOf({ line, isMarked: message.why === "changed" || line.kind !== "new", productOf }),
    ]),
    DOUBLE_RULE,
    ...(note ? [text(PAPER_TEXTS.comment, { bold: true }), text(note, { size: 2 }), RULE] : []),
    pair(
      KITCHEN_TEXTS.orderedAt(formatDateTime({ at: Date.parse(order.createdAt), zone })),
      KITCHEN_TEXTS.message(message.number),
    ),
    CUT,
  ];
}

function banner(why: SentReason): Paper {
  if (why !== "changed" && why !== "cancelled") return [];
  const words = KITCHEN_TEXTS[why];
  return [text(words, { size: 3, bold: true, inverted: true, align: "center" }), space()];
}

function positionOf({
  line,
  isMarked,
  productOf,
}: { line: SentLine; isMarked: boolean } & Pick<Told, "productOf">): Paper {
  const { kind, was } = line;
  const marker = isMarked ? [text(SENT_KIND_LABELS[kind], { size: 2, bold: true, inverted: true })] : [];
  if (kind === "cancelled") return [...marker, ...crossedOut(was ?? line)];
  const allergens = positionAllergens({ product: productOf(line.product), parts: line.parts });
  return [
    ...marker,
    positionLine({ quantity: quantityText(line), name: line.name }),
    ...partTexts(line.parts).map((words) => text(words, { indent: 2, bold: true })),
    ...(allergens.length > 0 ? [text(PAPER_TEXTS.allergens(allergens), { indent: 2 })] : []),
    ...(was ? [text(KITCHEN_TEXTS.before), ...crossedOut(was)] : []),
  ];
}

/** The name beside the quantity, unless that takes too much of narrow paper. */
function positionLine({ quantity, name }: { quantity: string; name: string }): PaperLine {
  const style = { size: 2, bold: true } as const;
  return quantity.length > 4
    ? text(`${quantity} ${name}`, style)
    : {
        kind: "columns",
        columns: [
          { text: quantity, width: (quantity.length + 1) * 2, ...style },
          { text: name, width: "rest", ...style },
        ],
      };
}

function crossedOut(position: SentPosition): Paper {
  return [
    text(`${quantityText(position)} ${position.name}`, { size: 2, strike: true }),
    ...partTexts(position.parts).map((words) => text(words, { indent: 2, strike: true })),
  ];
}
