import type { PublicOrder, Questionnaire } from "@tresen/contract/order/order";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "../../../shared/api";
import { STORED_AT } from "../../../shared/stored-answer";

const POLL = 10_000;

interface OrderKey {
  uid: string;
  hash: string;
}

/**
 * An order. If it comes from the service worker's cache, also the time of the server's response in epoch milliseconds.
 */
export type SeenOrder = PublicOrder & { storedAt?: number };

async function readOrder({ key, signal }: { key: OrderKey; signal: AbortSignal }): Promise<SeenOrder> {
  let storedAt: string | null = null;
  const keepTime = ({ headers }: Response): void => {
    storedAt = headers.get(STORED_AT);
  };
  const order = await call("GET /api/orders/public/{uid}/{hash}", { params: key, signal, onAnswer: keepTime });
  if (storedAt === null) return order;
  // A stored answer may be older than this page, and lack what orders have since.
  const since = { promisedAt: null, counterAppointments: [], counterAppointmentExpiresAt: null, projectStep: null };
  return { ...since, ...order, storedAt: Date.parse(storedAt) };
}

/** Whether the order can no longer change. */
export function isSettled(order: PublicOrder): boolean {
  return order.isCompleted || order.isRejected || order.isCanceled || order.isFailed;
}

/** Whether the payment of an order that did not take place is still to be refunded. */
function isRefundDue(order: PublicOrder): boolean {
  return order.isPaid && !order.isRefunded && (order.isRejected || order.isCanceled || order.isFailed);
}

export const orderQueries = {
  /** Polled every 10 s until the order is completed, rejected, canceled or failed, and refunded if it was paid. */
  one: (key: OrderKey) =>
    queryOptions({
      queryKey: ["order", key.uid, key.hash],
      queryFn: ({ signal }) => readOrder({ key, signal }),
      refetchInterval: ({ state }) => {
        if (state.error instanceof ApiError && state.error.status === 404) return false;
        return state.data && isSettled(state.data) && !isRefundDue(state.data) ? false : POLL;
      },
      refetchIntervalInBackground: true,
      refetchOnReconnect: "always",
      retry: false,
    }),
};

/** Replaces the order on screen by the one in a call's response. */
export function useKeepOrder(key: OrderKey): (order: PublicOrder) => void {
  const client = useQueryClient();
  const { queryKey } = orderQueries.one(key);
  return (order) => {
    // A running poll would overwrite this state with the earlier one.
    void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, order));
  };
}

/** Sends the customer's answer to a proposed appointment, or the rating; the response is the changed order. */
function useOrderCall<Input>(key: OrderKey, call: (input: Input) => Promise<PublicOrder>) {
  const client = useQueryClient();
  const { queryKey } = orderQueries.one(key);
  return useMutation({
    mutationFn: call,
    // A running poll would restore the earlier state.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (order) => client.setQueryData(queryKey, order),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Includes the proposal on screen, so that one that has just replaced it is not answered by mistake. */
export function useAnswerCounterAppointment({
  counterAppointments,
  ...key
}: OrderKey & Pick<PublicOrder, "counterAppointments">) {
  return useOrderCall(key, ({ accept, index }: { accept: boolean; index: number }) => {
    const counterAppointment = counterAppointments[index];
    return call(`POST /api/orders/public/{uid}/{hash}/${accept ? "confirm" : "reject"}-counter-appointment`, {
      params: key,
      body: counterAppointment === undefined ? {} : { counterAppointment, index },
    });
  });
}

export function useSendQuestionnaire(key: OrderKey) {
  return useOrderCall(key, (answers: Questionnaire) =>
    call("POST /api/orders/public/{uid}/{hash}/questionnaire", { params: key, body: answers }),
  );
}
