import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActedOrder, ListedOrder, StaffOrder } from "@tresen/contract/order/order";
import { failureText, isConflict } from "../../../shared/failure";
import { isWholeOrder, orderQueries } from "../../../shared/order-queries";
import { clearFailures, showToast } from "../../../shared/toasts";
import { ORDER_TEXTS } from "../order.texts";

interface OrderCall<Shown extends ListedOrder> {
  order: Shown;
  send: (order: Shown) => Promise<ActedOrder>;
}

/**
 * Sends a change of an order from its dialog, which stays open until it is accepted. `onStale` is called when somebody
 * else changed the order first, with the order as it is now.
 */
export function useOrderCall<Shown extends ListedOrder = StaffOrder>({
  failed,
  done,
  onDone,
  onStale,
}: {
  failed: string;
  done: string;
  onDone: () => void;
  onStale: (order: StaffOrder) => void;
}) {
  const client = useQueryClient();
  const aboutOf = ({ id }: Shown): string => `${failed} ${id}`;
  const made = useMutation({
    mutationFn: ({ order, send }: OrderCall<Shown>) => send(order),
    onSuccess: (after, { order }) => {
      clearFailures(aboutOf(order));
      if (isWholeOrder(after)) client.setQueryData(orderQueries.one(order.id).queryKey, after);
      showToast({ kind: "success", message: ORDER_TEXTS.aboutTicket({ number: order.ticketNumber, text: done }) });
      onDone();
    },
    onError: async (error, change): Promise<void> => {
      const { order } = change;
      if (isConflict(error)) {
        const now = await client.fetchQuery({ ...orderQueries.one(order.id), staleTime: 0 }).catch(() => null);
        if (now && now.version !== order.version) return onStale(now);
      }
      showToast({
        kind: "error",
        message: failureText(error, failed),
        error,
        about: aboutOf(order),
        retry: (): Promise<unknown> => made.mutateAsync(change),
      });
    },
    onSettled: (_after, _error, { order }) => {
      void client.invalidateQueries({ queryKey: orderQueries.lists });
      void client.invalidateQueries({ queryKey: orderQueries.histories });
      void client.invalidateQueries({ queryKey: orderQueries.one(order.id).queryKey });
    },
  });
  return made;
}
