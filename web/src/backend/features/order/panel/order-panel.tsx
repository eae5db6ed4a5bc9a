import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ListedOrder } from "@tresen/contract/order/order";
import { failureDetail, isMissing } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { SidePanel } from "../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { OrderActions, OrderDetail } from "./order-detail";
import { useAskEvery } from "../../../shared/hints/order-hints";
import { orderQueries } from "../../../shared/order-queries";
import { StateBadge } from "../state-badge";
import { BeginOrder } from "../step/begin-order";
import { ReopenOrder } from "../step/reopen";
import { PANEL_TEXTS } from "./panel.texts";

const POLL = 5_000;

interface OrderPanelProps {
  id: string;
  /** The part of the order that the list has already loaded, shown until the whole order is loaded. */
  known?: ListedOrder | undefined;
  onClose: () => void;
  /** Whether the panel closes after an action, as on the desk, where the next order is waiting. */
  closesAfterAction?: boolean;
}

/** One order in the side panel, refreshed while it is open. */
export function OrderPanel({ id, known, onClose, closesAfterAction = false }: OrderPanelProps) {
  const {
    data: loaded,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...orderQueries.one(id),
    refetchInterval: useAskEvery(POLL),
  });
  const order = newer(loaded, known);
  const isBehind = loaded !== undefined && order !== undefined && order.version > loaded.version;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
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
          PANEL_TEXTS.title
        )
      }
      footer={
        order && (
          <>
            <OrderActions order={order} {...(closesAfterAction ? { onDone: onClose } : {})} />
            {loaded && <ReopenOrder order={loaded} />}
            {loaded && <BeginOrder order={loaded} />}
          </>
        )
      }
    >
      {loaded ? (
        <OrderDetail order={loaded} />
      ) : error ? (
        <ErrorState
          message={FAILURES.order}
          detail={isMissing(error) ? PANEL_TEXTS.gone : failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={PANEL_TEXTS.loading} className="flex flex-col gap-4 p-5">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </div>
      )}
    </SidePanel>
  );
}

function newer(a: ListedOrder | undefined, b: ListedOrder | undefined): ListedOrder | undefined {
  if (!a || !b) return a ?? b;
  return b.version > a.version ? b : a;
}
