import type { SentPosition } from "../../order/sent/difference";
import { CUT, pair, text, texts } from "../paper/lines";
import type { Paper } from "../paper/paper";
import { LABEL_TEXTS } from "./document.texts";
import { type PrintedOrder, methodText, numberText, positionTexts } from "./order-words";

/** A sticker for one portion of a position. */
export function label({
  order,
  position,
  allergens,
  portion,
  name,
  disableTickets,
}: {
  order: PrintedOrder;
  position: Pick<SentPosition, "name" | "parts">;
  /** The letters of product and options: see `positionAllergens`. */
  allergens: readonly string[];
  /** Which of all portions of the order it is, from 1. */
  portion: { number: number; of: number };
  /** The name to call; null without one. */
  name: string | null;
  disableTickets: boolean;
}): Paper {
  return [
    text(numberText({ order, disableTickets }), { size: 2, bold: true }),
    pair(methodText(order), LABEL_TEXTS.portion(portion)),
    ...texts([name], { bold: true }),
    { kind: "rule" },
    text(position.name, { size: 2, bold: true }),
    ...positionTexts({ position, allergens }).map((words) => text(words)),
    CUT,
  ];
}
