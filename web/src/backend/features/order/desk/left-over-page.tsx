import { CircleCheck } from "lucide-react";
import { PageHead } from "../page-head";
import { PAGE_TITLES } from "../../../shared/common.texts";
import { ConflictDialog } from "../conflict-dialog";
import { ORDER_TEXTS } from "../order.texts";
import { OrderPanel } from "../panel/order-panel";
import { useOrderAction } from "../use-order-action";
import { useZoneOf } from "../../../shared/branches";
import { useCurrency } from "../../../shared/config";
import { failureDetail } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { useNow } from "../../../shared/use-now";
import { ConnectionBar } from "./desk-header";
import { LEFT_OVER_TEXTS } from "./left-over.texts";
import { OrderCard } from "./order-card";
import { useDeskOrders } from "./use-desk-orders";

export interface LeftOverSearch {
  branch?: string | undefined;
  /** The order that is open in the side panel. */
  order?: string | undefined;
}

interface LeftOverPageProps {
  search: LeftOverSearch;
  onSearch: (search: LeftOverSearch) => void;
}

/** Open orders that were due more than a day ago. Somebody has to close them, but the desk does not show them. */
export function LeftOverPage({ search, onSearch }: LeftOverPageProps) {
  const { columns, leftOver, error, updatedAt, retry, isFetching } = useDeskOrders(search.branch);
  const act = useOrderAction();
  const now = useNow();
  const zoneOf = useZoneOf();
  const currency = useCurrency();
  const hasSeveralBranches = new Set(leftOver.map(({ branch }) => branch.id)).size > 1;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHead title={PAGE_TITLES.leftOver} branch={search.branch}>
        <p className="text-muted">{LEFT_OVER_TEXTS.explanation}</p>
      </PageHead>
      {error && columns && <ConnectionBar updatedAt={updatedAt} onRetry={retry} />}
      <div className="relative min-h-0 flex-1 overflow-y-auto p-3">
        {leftOver.length > 0 ? (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 p-1">
            {leftOver.map((order) => (
              <li key={order.id} className="grid grid-cols-[minmax(0,1fr)]">
                <OrderCard
                  order={order}
                  now={now}
                  zone={zoneOf(order.branch.id)}
                  currency={currency}
                  isNew={false}
                  isMissed={false}
                  showsBranch={hasSeveralBranches}
                  onOpen={({ id }) => onSearch({ ...search, order: id })}
                  onAct={(one, action) => act({ order: one, action })}
                />
              </li>
            ))}
          </ul>
        ) : columns ? (
          <EmptyState icon={<CircleCheck size={36} aria-hidden />} title={LEFT_OVER_TEXTS.none} />
        ) : error ? (
          <ErrorState message={FAILURES.orders} detail={failureDetail(error)} onRetry={retry} isRetrying={isFetching} />
        ) : (
          <div
            role="status"
            aria-label={ORDER_TEXTS.ordersLoading}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3"
          >
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-64 rounded-panel" />
            ))}
          </div>
        )}
      </div>
      {search.order && (
        <OrderPanel
          id={search.order}
          known={leftOver.find(({ id }) => id === search.order)}
          onClose={() => onSearch({ ...search, order: undefined })}
          closesAfterAction
        />
      )}
      <ConflictDialog />
    </div>
  );
}
