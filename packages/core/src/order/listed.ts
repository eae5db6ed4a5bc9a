import { excerpt } from "@tresen/contract/site/excerpt";
import type { ListedOrder, OrderItem } from "@tresen/contract/order/order";
import type { OrderRow } from "./store";
import { listableView } from "./view";

/** Positions of one order in a list, and what they may take as JSON: whatever an order holds, its entry stays small. */
const ITEMS = 30;
const ITEM_BYTES = 6_000;
/** Characters of a text, and of all answers to one product's steps together. */
const TEXT = 120;
const ANSWERS = 480;
const COMMENT = 240;

type Part = OrderItem["parts"][number];

/** What a list shows of an order; everything else is read with the order itself. */
export function listedView(row: OrderRow): ListedOrder {
  const { items, comment, rejectionMessage, ...order } = listableView(row);
  return {
    ...order,
    items: listedItems(items),
    comment: excerpt(comment, COMMENT),
    rejectionMessage: rejectionMessage && excerpt(rejectionMessage, COMMENT),
  };
}

/** What an answer's entry takes of its size. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** The first positions, as many as there is room for; always one. */
function listedItems(items: readonly OrderItem[]): OrderItem[] {
  const listed: OrderItem[] = [];
  let bytes = 0;
  for (const item of items.slice(0, ITEMS)) {
    const short = { ...item, name: excerpt(item.name, TEXT), parts: answersOf(item.parts) };
    bytes += jsonBytes(short);
    if (bytes > ITEM_BYTES && listed.length > 0) break;
    listed.push(short);
  }
  return listed;
}

/** What was answered, each text cut and without the files; an ellipsis stands for answers that there is no room for. */
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
