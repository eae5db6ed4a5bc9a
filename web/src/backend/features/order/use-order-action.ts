import { type QueryClient, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedOrder, StaffOrder } from "@tresen/contract/order/order";
import { atom, useSetAtom } from "jotai";
import { failureText, isConflict } from "../../shared/failure";
import { FAILURES } from "../../shared/failure.texts";
import { clearFailures, showToast } from "../../shared/toasts";
import { type ActionResult, type OrderChange, applyAction, resultOf, withChange } from "./apply-action";
import { newsFor } from "./news";
import { ORDER_TEXTS } from "./order.texts";
import { isWholeOrder, orderQueries } from "../../shared/order-queries";
import { sendAction } from "./send-action";

const MUTATION_KEY = ["order-action"];

/** Set while somebody else changed the order first: the order as it is now, and the action that was refused. */
export const conflictAtom = atom<{ order: StaffOrder; attempted: OrderChange } | null>(null);

/** While a change is being sent, polling would bring the old state back for a moment. */
export function useIsChanging(): boolean {
  return useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
}

/**
 * Carries out an action. Its result is shown at once. If it fails, the result is taken back and a button offers to try
 * again; if somebody else changed the order, a dialog asks what to do.
 */
export function useOrderAction(): (change: OrderChange) => void {
  const client = useQueryClient();
  const setConflict = useSetAtom(conflictAtom);
  const action = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: sendAction,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: orderQueries.lists });
      const changed = applyAction(change);
      if (changed) show({ client, id: change.order.id, change: changed });
    },
    onSuccess: (order, { action }) => {
      clearFailures(failureOf(order));
      // People whose right to read orders was just taken away are told less; their lists are refused below.
      if (!isWholeOrder(order)) return;
      show({ client, id: order.id, change: order });
      client.setQueryData(orderQueries.one(order.id).queryKey, order);
      if (action === "in-delivery" || action === "completed")
        void import("./step/undo").then(
          ({ offerUndo }) => offerUndo({ client, order, action }),
          // Without its code the step cannot be taken back; it is taken all the same.
          () => undefined,
        );
    },
    onError: async (error, change) => {
      // Takes back only what the action changed. Lists that a closed order had left are read again below.
      show({ client, id: change.order.id, change: resultOf(change.order) });
      if (isConflict(error)) {
        try {
          const order = await client.fetchQuery({ ...orderQueries.one(change.order.id), staleTime: 0 });
          const { isNews, isPossible } = newsFor({ order, attempted: change });
          // Only fields that nobody sees changed, such as a note about the payment: the action is sent again.
          if (!isNews && isPossible && !change.isRepeated) action.mutate({ ...change, order, isRepeated: true });
          else setConflict({ order, attempted: change });
          return;
        } catch {
          // The order could not be read either: the message below says what failed.
        }
      }
      const fallback = change.action === "cancel" ? FAILURES.cancel : FAILURES.status;
      showToast({
        kind: "error",
        message: ORDER_TEXTS.aboutTicket({ number: change.order.ticketNumber, text: failureText(error, fallback) }),
        error,
        about: failureOf(change.order),
        retry: () => action.mutateAsync(change),
      });
    },
    onSettled: (_order, _error, change) => {
      void client.invalidateQueries({ queryKey: orderQueries.lists });
      void client.invalidateQueries({ queryKey: orderQueries.histories });
      void client.invalidateQueries({ queryKey: orderQueries.one(change.order.id).queryKey });
    },
  });
  return action.mutate;
}

/**
 * The key of the error messages of an order: they are removed once an action on it succeeds, since a retry would be
 * refused.
 */
const failureOf = ({ id }: Pick<ListedOrder, "id">): string => `order ${id}`;

/** Shows a change in every list and in the open order. */
function show({
  client,
  id,
  change,
}: {
  client: QueryClient;
  id: string;
  change: ActionResult & Partial<ListedOrder>;
}): void {
  client.setQueriesData<ListedOrder[]>(
    { queryKey: orderQueries.lists },
    (orders) => orders && withChange({ orders, id, change }),
  );
  client.setQueryData<StaffOrder>(orderQueries.one(id).queryKey, (order) => order && { ...order, ...change });
}
