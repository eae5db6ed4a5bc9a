import type { PublicOrder } from "@tresen/contract/order/order";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../../shared/api";
import { ErrorPage } from "../../widgets/error-page";
import { PageSkeleton } from "../../ui/skeleton";
import * as texts from "./order-gate.texts";
import { type SeenOrder, orderQueries, useKeepOrder } from "./order-query";

interface Opened {
  order: SeenOrder;
  /** The time of the last response, while the server cannot be reached. */
  failedSince: number | null;
  keep: (order: PublicOrder) => void;
}

/** The order with this uid and hash, or the reason why it cannot be shown. */
export function OrderGate({
  uid,
  hash,
  children,
}: {
  uid: string;
  hash: string;
  children: (opened: Opened) => ReactNode;
}) {
  const { data: order, error, isError, dataUpdatedAt, refetch } = useQuery(orderQueries.one({ uid, hash }));
  const keep = useKeepOrder({ uid, hash });
  if (order) return children({ order, failedSince: isError ? dataUpdatedAt : null, keep });
  if (!isError) return <PageSkeleton path="/status" />;
  const isMissing = error instanceof ApiError && error.status < 500 && error.status !== 0;
  return isMissing ? (
    <ErrorPage title={texts.missing} text={texts.checkAddress} />
  ) : (
    <ErrorPage
      title={texts.unreachable}
      text={texts.orderIsSafe}
      action={{ label: texts.tryAgain, run: () => void refetch() }}
    />
  );
}
