import type { ListedOrder } from "@tresen/contract/order/order";
import { useCallback, useEffect, useMemo } from "react";
import type { ActionDetails, StaffAction } from "../apply-action";
import { AlarmLine, ConflictDialog, FindBar, MissedCard, OrderPanel, useReadyParts } from "../deferred-parts";
import { ORDER_TEXTS } from "../order.texts";
import { useOrderAction } from "../use-order-action";
import { useZoneOf } from "../../../shared/branches";
import { useCurrency } from "../../../shared/config";
import { failureDetail } from "../../../shared/failure";
import { PAGE_TITLES } from "../../../shared/common.texts";
import { FAILURES } from "../../../shared/failure.texts";
import { buttonClass } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { useNow } from "../../../shared/use-now";
import { useWakeLock } from "../../../../shared/wake/use-wake-lock";
import { WakeNotice } from "../../../../shared/wake/wake-notice";
import { type ColumnName, unseen } from "./arrange";
import { Board } from "./board";
import { ConnectionBar, DeskHeader, NewOrdersBar } from "./desk-header";
import type { Find } from "./find/find";
import { useFind } from "./find/use-find";
import { OrderCard } from "./order-card";
import { useAlarm, useSeen } from "./use-alarm";
import { useDeskOrders } from "./use-desk-orders";
import { useSettling } from "./use-settling";

export interface DeskSearch extends Find {
  branch?: string | undefined;
  /** The order that is open in the side panel. */
  order?: string | undefined;
  column?: ColumnName | undefined;
}

interface DeskPageProps {
  search: DeskSearch;
  onSearch: (search: DeskSearch) => void;
}

/** On a low screen the news stand beside the filter, so that orders stay in sight. */
const TOP = "low:flex low:flex-wrap";

const WAKE =
  "flex items-center justify-between gap-x-4 bg-warning-soft px-4 py-1.5 text-sm text-warning max-sm:px-2 " +
  "forced-colors:border-y-2";

/** The order desk with all open orders. */
export function DeskPage({ search, onSearch }: DeskPageProps) {
  const { columns, leftOver, error, updatedAt, retry, isFetching } = useDeskOrders(search.branch);
  const isSettled = useReadyParts();
  const { seen, markSeen } = useSeen();
  const act = useOrderAction();
  const { settle, taps } = useSettling();
  const mayTurnOff = useWakeLock();
  const now = useNow();
  const zoneOf = useZoneOf();
  const currency = useCurrency();
  const fresh = useMemo(() => (columns ? unseen({ columns, seen }) : []), [columns, seen]);
  const freshIds = new Set(fresh.map(({ id }) => id));
  const orders = [...(columns?.flatMap((column) => column.orders) ?? []), ...leftOver];
  const { isFinding, startFinding, barProps, shown } = useFind({ columns, search, onSearch });
  const hasSeveralBranches = new Set(orders.map(({ branch }) => branch.id)).size > 1;

  const isLoud = orders.some(
    ({ state, escalations }) => state === "pending" && escalations.some(({ action }) => action === "sound"),
  );
  useAlarm({ count: fresh.length, newest: fresh.at(-1)?.id, isLoud, title: PAGE_TITLES.desk });
  useEffect(() => {
    if (search.order) markSeen([search.order]);
  }, [search.order, markSeen]);

  const open = useCallback((order: ListedOrder) => onSearch({ ...search, order: order.id }), [onSearch, search]);
  const actOn = useCallback(
    (order: ListedOrder, action: StaffAction, details: ActionDetails = {}) => {
      markSeen([order.id]);
      act({ order, action, ...details });
      settle();
    },
    [act, markSeen, settle],
  );

  return (
    // The columns scroll separately. If large text leaves too little room for them, the whole desk scrolls.
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <div className={TOP}>
        <DeskHeader
          branch={search.branch}
          leftOver={leftOver.length}
          hasNew={fresh.length > 0}
          onBranch={(branch) => onSearch({ ...search, branch })}
          onFind={startFinding}
        />
        <NewOrdersBar count={fresh.length} onSeen={() => markSeen(fresh.map(({ id }) => id))} />
      </div>
      <WakeNotice
        isShown={mayTurnOff}
        className={WAKE}
        buttonClassName={buttonClass({ size: "sm", className: "max-sm:min-h-11" })}
      />
      {columns && isSettled && <AlarmLine branch={search.branch} />}
      {isFinding && <FindBar {...barProps} orders={orders} onOpen={open} />}
      {error && columns && <ConnectionBar updatedAt={updatedAt} onRetry={retry} />}
      {shown ? (
        <Board
          columns={shown}
          taps={taps}
          active={search.column ?? "pending"}
          onActive={(column) => onSearch({ ...search, column })}
          renderMissed={({ orders: missed }, index) => {
            const order = missed[index];
            return (
              order && (
                <MissedCard
                  order={order}
                  now={now}
                  currency={currency}
                  isNew={freshIds.has(order.id)}
                  onOpen={open}
                  onAct={actOn}
                />
              )
            );
          }}
          renderCard={(column, index) => {
            const order = column.orders[index];
            return (
              order && (
                <OrderCard
                  order={order}
                  now={now}
                  zone={zoneOf(order.branch.id)}
                  currency={currency}
                  isNew={freshIds.has(order.id)}
                  isMissed={column.name === "missed"}
                  showsBranch={hasSeveralBranches}
                  onOpen={open}
                  onAct={actOn}
                />
              )
            );
          }}
        />
      ) : error ? (
        <ErrorState message={FAILURES.orders} detail={failureDetail(error)} onRetry={retry} isRetrying={isFetching} />
      ) : (
        <BoardSkeleton />
      )}
      {search.order && (
        <OrderPanel
          id={search.order}
          known={orders.find(({ id }) => id === search.order)}
          onClose={() => onSearch({ ...search, order: undefined })}
          closesAfterAction
        />
      )}
      <ConflictDialog />
    </div>
  );
}

function BoardSkeleton() {
  return (
    <div role="status" aria-label={ORDER_TEXTS.ordersLoading} className="grid flex-1 gap-3 p-3 md:grid-cols-3">
      {[2, 3, 1].map((cards, column) => (
        <div key={column} className={`flex-col gap-3 ${column === 0 ? "flex" : "hidden md:flex"}`}>
          <Skeleton className="h-7 w-32" />
          {Array.from({ length: cards }, (_, index) => (
            <Skeleton key={index} className="h-64 rounded-panel" />
          ))}
        </div>
      ))}
    </div>
  );
}
