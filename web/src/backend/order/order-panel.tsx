import { useQuery } from "@tanstack/react-query";
import type { StaffOrder } from "@tresen/contract/orders";
import { FAILURES, failureDetail, isMissing } from "../shared/failure";
import { SidePanel } from "../shared/ui/dialog";
import { ErrorState, Skeleton } from "../shared/ui/states";
import { OrderActions, OrderDetail } from "./order-detail";
import { orderQueries } from "./queries";
import { StateBadge } from "./state-badge";

interface OrderPanelProps {
  id: string;
  /** What a list knows of it already, shown at once. */
  known?: StaffOrder | undefined;
  onClose: () => void;
  /** Closes the panel after an action: on the desk the next order is waiting. */
  closesAfterAction?: boolean;
}

/** One order in the side panel, kept fresh while it is open. */
export function OrderPanel({ id, known, onClose, closesAfterAction = false }: OrderPanelProps) {
  const { data: loaded, error, refetch, isFetching } = useQuery({ ...orderQueries.one(id), refetchInterval: 5_000 });
  const order = newer(loaded, known);
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={
        order ? (
          <span className="flex flex-wrap items-center gap-3">
            <span className="figures text-3xl font-bold">{order.ticketNumber}</span>
            <StateBadge order={order} />
          </span>
        ) : (
          "Bestellung"
        )
      }
      footer={order && <OrderActions key={order.state} order={order} {...(closesAfterAction ? { onDone: onClose } : {})} />}
    >
      {order ? (
        <OrderDetail order={order} />
      ) : error ? (
        <ErrorState message={FAILURES.order} detail={isMissing(error) ? "Diese Bestellung gibt es nicht." : failureDetail(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className="flex flex-col gap-4 p-5">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </div>
      )}
    </SidePanel>
  );
}

function newer(a: StaffOrder | undefined, b: StaffOrder | undefined): StaffOrder | undefined {
  if (!a || !b) return a ?? b;
  return b.version > a.version ? b : a;
}
