import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderPayment as Payment, StaffOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { type PaymentState } from "@tresen/contract/payment/payment.state";
import { RefreshCw } from "lucide-react";
import { PAYMENT_STATE_LABELS } from "@tresen/contract/payment/payment-state.texts";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { useMay } from "../../../shared/session";
import { clearFailures, showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { isWholeOrder, orderQueries } from "../../../shared/order-queries";
import { ORDER_TEXTS } from "../order.texts";
import { PAYMENT_TEXTS } from "./panel.texts";
import { Private, useMoney } from "../../../shared/visibility";

const PROVIDERS: Record<Payment["provider"], string> = { mollie: "Mollie", datatrans: "Datatrans" };
const TONES: Record<PaymentState, string> = {
  open: "bg-warning-soft text-warning",
  pending: "bg-warning-soft text-warning",
  authorized: "bg-warning-soft text-warning",
  paid: "bg-success-soft text-success",
  refunding: "bg-info-soft text-info",
  refunded: "bg-info-soft text-info",
  canceled: "bg-danger-soft text-danger",
  expired: "bg-danger-soft text-danger",
  failed: "bg-danger-soft text-danger",
};

/** The state of the order's online payment, with a button to check it at the provider. */
export function OrderPayment({ order, payment }: { order: StaffOrder; payment: Payment }) {
  const { mutate, isPending } = useCheck(order);
  const formatMoney = useMoney();
  const mayCheck = useMay()({ permission: orderPermissions.checkPayment, branch: order.branch.id });
  const money = (cents: number): string => formatMoney(cents, payment.currency);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures font-medium">
            <Private kind="product">{money(payment.amount)}</Private>
          </span>
          <span role="status" className={`rounded-full px-2.5 py-0.5 text-sm font-medium ${TONES[payment.state]}`}>
            {PAYMENT_STATE_LABELS[payment.state]}
          </span>
        </p>
        <p className="text-sm break-all text-muted">
          {PROVIDERS[payment.provider]}
          {payment.id && ` ${payment.id}`}
          {payment.refunded > 0 && <Private kind="product">{PAYMENT_TEXTS.refunded(money(payment.refunded))}</Private>}
        </p>
      </div>
      {payment.state !== "refunded" && mayCheck && (
        <Button variant="secondary" isDisabled={isPending} onPress={() => mutate()}>
          <RefreshCw size={16} aria-hidden /> {PAYMENT_TEXTS.check}
        </Button>
      )}
    </div>
  );
}

function useCheck(order: StaffOrder) {
  const client = useQueryClient();
  const about = `payment ${order.id}`;
  const check = useMutation({
    mutationFn: () => call("POST /api/orders/{id}/update-payment-status", { params: { id: order.id } }),
    onSuccess: (checked) => {
      clearFailures(about);
      if (isWholeOrder(checked)) client.setQueryData(orderQueries.one(order.id).queryKey, checked);
      void client.invalidateQueries({ queryKey: orderQueries.lists });
      void client.invalidateQueries({ queryKey: orderQueries.histories });
      showToast({
        kind: "success",
        message: ORDER_TEXTS.aboutTicket({
          number: checked.ticketNumber,
          text: checked.payment ? PAYMENT_STATE_LABELS[checked.payment.state] : "",
        }),
      });
    },
    onError: (error): void =>
      showToast({
        kind: "error",
        message: failureText(error, FAILURES.payment),
        error,
        about,
        retry: (): Promise<unknown> => check.mutateAsync(),
      }),
  });
  return check;
}
