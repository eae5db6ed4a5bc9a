export { type Alongside, type CountedStep } from "./alongside";
export { QUESTIONS, contributionOf } from "./contribution";
export { type OrderTopic, TIPS, TOPICS, isByMonth, methodLetter, monthTopic } from "../rows";
export { countOrders, givenFor } from "./count-orders";
export { countTogether } from "./count-together";
export { readLabels } from "./labels";
export { type Mark, readMarks } from "./mark";
export type { OrderMoney } from "./money";
export { CANCEL_REASONS } from "./past";
