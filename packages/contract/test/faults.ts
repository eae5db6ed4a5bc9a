import { checkOrder } from "../src/order/checkout/checkout";
import type { OrderDraftInput } from "../src/order/order";
import { makeContext, makeDraft } from "./fixtures";

/** What is wrong with an order, each fault with its field, its code and its sentence. */
export function faults(
  draft: Partial<OrderDraftInput> = {},
  context: Parameters<typeof makeContext>[0] = {},
): string[] {
  return checkOrder({ draft: makeDraft(draft), context: makeContext(context) }).errors.map(
    ({ field, code, message }) => `${field ?? ""} ${code} ${message}`,
  );
}
