import type { Reactions } from "../../platform/event";
import type { OrderChange } from "../store";
import { noteCaller } from "./note-caller";

export { findPhoneCustomers } from "./find";
export { type CallerRow, addressOf, findCallers, removeCaller } from "./note-caller";
export { noteAllCallers } from "./note-all";
export { takePhoneOrder } from "./take";

/** Notes by which phone numbers customers are found again. */
export const phoneReactions = { order: [noteCaller] } satisfies { order: Reactions<OrderChange> };
