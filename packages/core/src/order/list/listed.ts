import { excerpt } from "@tresen/contract/site/excerpt";
import type { ListedOrder, OrderItem } from "@tresen/contract/order/order";
import type { Actor } from "../../platform/actor";
import type { OrderRow } from "../store";
import { listableView } from "../view";

/** The number of positions of an order in a list, and their size limit as JSON, so that every entry is small. */
const ITEMS = 30;
const ITEM_BYTES = 6_000;
/** The length limit of a text, and of all answers to the steps of one product together. */
const TEXT = 120;
const ANSWERS = 480;
const COMMENT = 240;

type Part = OrderItem["parts"][number];

/** The view of an order in lists. The whole order is read on its own. */
export function listedView({ row, actor }: { row: OrderRow; actor: Actor }): ListedOrder {
  const { items, comment, rejectionMessage, ...order } = listableView({ row, actor });
  return {
    ...order,
    items: listedItems(items),
    comment: excerpt(comment, COMMENT),
    rejectionMessage: rejectionMessage && excerpt(rejectionMessage, COMMENT),
  };
}

/** The size of a value as JSON, in bytes. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** As many of the first positions as fit; at least one. */
function listedItems(items: readonly OrderItem[]): OrderItem[] {
  const listed: OrderItem[] = [];
  let bytes = 0;
  for (const item of items.filter(({ amount }) => amount > 0).slice(0, ITEMS)) {
    const short = { ...item, name: excerpt(item.name, TEXT), parts: answersOf(item.parts) };
    bytes += jsonBytes(short);
    if (bytes > ITEM_BYTES && listed.length > 0) break;
    listed.push(short);
  }
  return listed;
}

/** The answers, each text cut and without uploads. An ellipsis replaces answers that do not fit. */
function answersOf(parts: readonly Part[]): Part[] {
  const answers: Part[] = [];
  let length = 0;
  for (const { name, type, value } of parts) {
    if (value === null || value.length === 0) continue;
    const answer = { name: excerpt(name, TEXT), type, value: shortValue(value) };
    length += answer.name.length + String(answer.value).length;
    if (length > ANSWERS && answers.length > 0) {
      answers.push({ name: "", type: "select", value: "…" });
      break;
    }
    answers.push(answer);
  }
  return answers;
}

function shortValue(value: NonNullable<Part["value"]>): NonNullable<Part["value"]> {
  if (typeof value === "string") return excerpt(value, TEXT);
  let length = 0;
  const fitting = value
    .filter((text, index) => (length += text.length) <= TEXT || index === 0)
    .map((text) => excerpt(text, TEXT));
  return fitting.length < value.length ? [...fitting, "…"] : fitting;
}
