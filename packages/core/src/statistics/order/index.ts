import type { OrderChange } from "../../order";
import type { BatchReactions } from "../../platform/event";

export { type CountedStep, type Alongside } from "./alongside";
export { QUESTIONS, contributionOf, meanRating } from "./contribution";
export { type OrderTopic, TIPS, TOPICS, isByMonth, methodLetter, monthTopic } from "./counter-names";
export { countOrders as countAtOnce, givenFor } from "./count-orders";
export { countTogether } from "./count-together";
export { readLabels } from "./labels";
export { type Mark, readMarks } from "./mark";
export type { OrderMoney } from "./money";

/** Counts orders. Its code is loaded with the first of them. */
export const statisticsReactions = { orders: [countOrders] } satisfies { orders: BatchReactions<OrderChange> };

async function countOrders(changes: readonly OrderChange[]): Promise<void> {
  await (await import("./count-orders")).countOrders(changes);
}
