import { useQuery } from "@tanstack/react-query";
import { isLeftOver } from "@tresen/contract/order/order-due";
import { MINUTE } from "@tresen/contract/kit/time";
import { ASK_EVERY } from "@tresen/contract/socket/socket";
import { useEffect, useMemo, useState } from "react";
import { orderQueries } from "../../../shared/order-queries";
import { useAskEvery, useOrderHints } from "../../../shared/hints/order-hints";
import { useIsChanging } from "../use-order-action";
import { branchQueries } from "../../../shared/branches";
import { failureText } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { clearFailures, showToast } from "../../../shared/toasts";
import { useNow } from "../../../shared/use-now";
import { type Arrangement, arrange } from "./arrange";

const POLL = ASK_EVERY.alone;
/** Orders become missed as time passes, so this list is polled too. */
const POLL_MISSED = 10_000;
/** Hidden tabs go on polling because of the sound, but less often. */
const POLL_HIDDEN = 4_000;

export interface DeskOrders {
  /** Null until the first answer. */
  columns: Arrangement["columns"] | null;
  leftOver: Arrangement["leftOver"];
  error: Error | null;
  /** When the data was last confirmed, in epoch milliseconds of this machine; 0 before the first answer. */
  updatedAt: number;
  retry: () => void;
  isFetching: boolean;
}

/**
 * The open orders, read again after each hint, and polled. If the connection is lost, the last answer stays on the
 * board.
 */
export function useDeskOrders(branch: string | undefined): DeskOrders {
  const isHidden = useIsHidden();
  const isChanging = useIsChanging();
  useOrderHints();
  const poll = useAskEvery(POLL);
  const pollMissed = useAskEvery(POLL_MISSED);
  const every = (visible: number): number | false =>
    isChanging ? false : isHidden ? Math.max(POLL_HIDDEN, visible) : visible;
  const current = useQuery({
    ...orderQueries.current(branch),
    refetchInterval: every(poll),
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  const missed = useQuery({
    ...orderQueries.missed(branch),
    refetchInterval: every(pollMissed),
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  useMissedFailure({ error: current.error ? null : missed.error, refetch: missed.refetch });
  const { data: branches } = useQuery(branchQueries.all());
  const now = useNow(MINUTE);
  const arranged = useMemo(() => {
    if (!current.data) return null;
    const byId = new Map(branches?.map((one) => [one.id, one]));
    return arrange({
      current: current.data,
      missed: missed.data ?? [],
      isLeftOver: (order) => isLeftOver({ order, branch: byId.get(order.branch.id), now }),
      now,
    });
  }, [current.data, missed.data, branches, now]);
  return {
    columns: arranged?.columns ?? null,
    leftOver: arranged?.leftOver ?? [],
    error: current.error,
    updatedAt: current.dataUpdatedAt,
    retry: () => void current.refetch(),
    isFetching: current.isFetching,
  };
}

const MISSED = "missed orders";

/** Tells that missed orders could not be read. When nothing can be read, the whole desk says so. */
function useMissedFailure({
  error,
  refetch,
}: {
  error: Error | null;
  refetch: (options: { throwOnError: true }) => Promise<unknown>;
}): void {
  useEffect(() => {
    if (!error) return clearFailures(MISSED);
    showToast({
      kind: "error",
      message: failureText(error, FAILURES.orders),
      error,
      about: MISSED,
      retry: () => refetch({ throwOnError: true }),
    });
    return undefined;
  }, [error, refetch]);
}

function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const update = (): void => setIsHidden(document.hidden);
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isHidden;
}
