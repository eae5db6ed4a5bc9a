import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { WITHDRAWAL_MESSAGES } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import type { PublicOrder } from "@tresen/contract/order/order";
import { STATUS_TEXTS } from "@tresen/contract/order/status.texts";
import { formatDate } from "@tresen/contract/kit/time";
import { isWithdrawable } from "@tresen/contract/order/withdrawal/withdrawal";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../shared/api";
import { paths } from "../../state/browser/route";
import { useShop } from "../../state/shop-query";
import { buttonClass } from "../../ui/button";
import { ErrorPage } from "../../widgets/error-page";
import { Withdrawal } from "./withdrawal";
import * as texts from "./withdrawal.texts";

interface OrderWithdrawalProps {
  order: PublicOrder;
  hash: string;
  /** Receives the order after the declaration. */
  keep: (order: PublicOrder) => void;
}

/**
 * The withdrawal opened from an order's status page: uid and hash identify the order and prove that it is the
 * customer's.
 */
export function OrderWithdrawal({ order, hash, keep }: OrderWithdrawalProps) {
  const { branches, config } = useShop();
  const branch = branches.find(({ id }) => id === order.branch.id);
  // Decided once: after the declaration the screen stays and shows the receipt.
  const [wasPossible] = useState(() => isWithdrawable({ order, branch }));
  const status = paths.status({ uid: order.uid, hash });
  const onward = (
    <Link to={status} className={buttonClass("quiet")}>
      {texts.toOrder}
    </Link>
  );
  if (!wasPossible || !branch) {
    return (
      <ErrorPage title={order.withdrawnAt ? texts.alreadyWithdrawn : WITHDRAWAL_MESSAGES.notOffered}>
        <div>{onward}</div>
      </ErrorPage>
    );
  }
  const number = `${config.disableTickets ? STATUS_TEXTS.orderNumber : STATUS_TEXTS.ticket} ${order.ticketNumber}`;
  return (
    <Withdrawal
      order={{
        label: number,
        detail: `${order.branch.name}, ${formatDate({ at: Date.parse(order.createdAt), zone: zoneOf(branch) })}`,
      }}
      branches={[branch]}
      storageKey={`withdrawal/${order.uid}`}
      send={async ({ name, email, remark }) => {
        const declared = await call("POST /api/orders/public/{uid}/{hash}/withdraw", {
          params: { uid: order.uid, hash },
          body: { name, email, remark },
        });
        keep(declared);
        return declared.withdrawnAt ?? "";
      }}
      back={
        <Link to={status} className="link inline-flex min-h-11 items-center">
          {texts.backToOrder}
        </Link>
      }
      onward={onward}
    />
  );
}
