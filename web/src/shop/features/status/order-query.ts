import type { PublicOrder, Questionnaire } from "@tresen/contract/order/order";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "../../../shared/api";
import { STORED_AT } from "../../../shared/stored-answer";

const POLL = 10_000;

interface OrderKey {
  uid: string;
  hash: string;
}

/** An order, and when the server told it where the service worker gave it from its store, in epoch milliseconds. */
export type SeenOrder = PublicOrder & { storedAt?: number };

async function readOrder({ key, signal }: { key: OrderKey; signal: AbortSignal }): Promise<SeenOrder> {
  let storedAt: string | null = null;
  const keepTime = ({ headers }: Response): void => {
    storedAt = headers.get(STORED_AT);
  };
  const order = await call("GET /api/orders/public/{uid}/{hash}", { params: key, signal, onAnswer: keepTime });
  return storedAt === null ? order : { ...order, storedAt: Date.parse(storedAt) };
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
  /**
   * Asked again every 10 s until the order is completed, rejected, canceled or failed, and paid back where it was paid.
   */
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

/** Puts the order as a call answered it in the place of the one that is shown. */
export function useKeepOrder(key: OrderKey): (order: PublicOrder) => void {
  const client = useQueryClient();
  const { queryKey } = orderQueries.one(key);
  return (order) => {
    // A poll that is under way would overwrite this state with the earlier one.
    void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, order));
  };
}

/** The customer's answer to a proposed appointment, or the rating; the answer is the order as it then stands. */
function useOrderCall<Input>(key: OrderKey, call: (input: Input) => Promise<PublicOrder>) {
  const client = useQueryClient();
  const { queryKey } = orderQueries.one(key);
  return useMutation({
    mutationFn: call,
    // A poll that is under way would bring the state from before.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (order) => client.setQueryData(queryKey, order),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Sends along the proposal that is shown, so that one that has just been replaced is not answered by mistake. */
export function useAnswerCounterAppointment({
  counterAppointment,
  ...key
}: OrderKey & Pick<PublicOrder, "counterAppointment">) {
  const body = counterAppointment === null ? {} : { counterAppointment };
  return useOrderCall(key, (accept: boolean) =>
    call(`POST /api/orders/public/{uid}/{hash}/${accept ? "confirm" : "reject"}-counter-appointment`, {
      params: key,
      body,
    }),
  );
}

export function useSendQuestionnaire(key: OrderKey) {
  return useOrderCall(key, (answers: Questionnaire) =>
    call("POST /api/orders/public/{uid}/{hash}/questionnaire", { params: key, body: answers }),
  );
}
