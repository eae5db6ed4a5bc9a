import type { QueryClient } from "@tanstack/react-query";
import { mayDo } from "@tresen/contract/kit/access";
import type { StaffOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { UNDO_WINDOW } from "@tresen/contract/order/step/earlier-state";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { isWholeOrder, orderQueries } from "../../../shared/order-queries";
import { personOf, sessionQueries } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import type { StaffAction } from "../apply-action";
import { actionLabel } from "../labels";
import { ORDER_TEXTS } from "../order.texts";
import { STEP_TEXTS } from "./step.texts";

/** The answer was under way for a moment of the time that the server grants, in milliseconds. */
const LATENCY = 300;

interface Taken {
  client: QueryClient;
  /** The order after the step. */
  order: StaffOrder;
  action: StaffAction;
}

/** Tells of a step that was just taken and, while the server accepts it, offers to take it back. */
export function offerUndo({ client, order, action }: Taken): void {
  const me = client.getQueryData(sessionQueries.me().queryKey);
  if (!me || !mayDo({ person: personOf(me), permission: orderPermissions.undo, branch: order.branch.id })) return;
  showToast({
    kind: "success",
    message: ORDER_TEXTS.aboutTicket({ number: order.ticketNumber, text: actionLabel({ action, order }) }),
    about: `step ${order.id}`,
    stays: UNDO_WINDOW - LATENCY,
    undo: () => void undo({ client, order }),
  });
}

async function undo({ client, order }: Pick<Taken, "client" | "order">): Promise<void> {
  const about = (text: string): string => ORDER_TEXTS.aboutTicket({ number: order.ticketNumber, text });
  try {
    const after = await call("POST /api/orders/{id}/undo", {
      params: { id: order.id },
      body: { version: order.version },
    });
    if (isWholeOrder(after)) client.setQueryData(orderQueries.one(order.id).queryKey, after);
    showToast({ kind: "success", message: about(STEP_TEXTS.undone) });
  } catch (error) {
    showToast({
      kind: "error",
      message: about(failureText(error, STEP_TEXTS.undoFailed)),
      error,
    });
  }
  void client.invalidateQueries({ queryKey: orderQueries.key });
}
