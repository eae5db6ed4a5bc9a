import { isOnlineMethod } from "../../payment/payment";
import type { FieldError } from "../../kit/errors";
import type { OrderDraft } from "../order";
import { LINK_UNREACHABLE } from "../refusal.texts";

/** Whether the customer of a telephone order is asked to pay by a link: an online method cannot be used otherwise. */
export function isPaidByLink({ source, paymentMethod }: Pick<OrderDraft, "source" | "paymentMethod">): boolean {
  return source === "phone" && isOnlineMethod(paymentMethod);
}

/** What is wrong with a telephone order beside the rules of every order: a link needs an address that it is sent to. */
export function phoneOrderFaults(
  draft: Pick<OrderDraft, "source" | "paymentMethod" | "email" | "phone" | "isSmsEnabled">,
): FieldError[] {
  const isReachable = draft.email !== "" || (draft.isSmsEnabled && draft.phone !== "");
  return isPaidByLink(draft) && !isReachable
    ? [{ field: "paymentMethod", code: "order.link_unreachable", message: LINK_UNREACHABLE }]
    : [];
}
