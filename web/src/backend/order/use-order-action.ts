import { type QueryClient, useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import type { StaffOrder } from "@tresen/contract/orders";
import { atom, useSetAtom } from "jotai";
import { api } from "../../shared/api";
import { FAILURES, failureDetail, failureText, isConflict } from "../shared/failure";
import { notify } from "../shared/notices";
import { type OrderChange, applyAction, withOrder } from "./apply-action";
import { orderQueries } from "./queries";

const MUTATION_KEY = ["order-action"];

/** Somebody else was faster: the order as it is now, and what was meant to be done with it. */
export const conflictAtom = atom<{ order: StaffOrder; attempted: OrderChange } | null>(null);

/** While a change is on its way, polling would bring the old state back for a moment. */
export function useIsChanging(): boolean {
  return useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
}

/** Carries out an action: shown at once, taken back with a way to try again if it fails, put as a choice if it conflicts. */
export function useOrderAction(): (change: OrderChange) => void {
  const client = useQueryClient();
  const setConflict = useSetAtom(conflictAtom);
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: send,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: orderQueries.lists });
      const changed = applyAction(change);
      if (changed) show(client, changed);
    },
    onSuccess: (order) => show(client, order),
    onError: async (error, change) => {
      restore(client, change.order);
      if (isConflict(error)) {
        try {
          const order = await client.fetchQuery({ ...orderQueries.one(change.order.id), staleTime: 0 });
          setConflict({ order, attempted: change });
          return;
        } catch {
          // Not even readable: the message below says what failed.
        }
      }
      const fallback = change.action === "cancel" ? FAILURES.cancel : FAILURES.status;
      notify({ kind: "error", message: `Ticket ${change.order.ticketNumber}: ${failureText(error, fallback)}`, detail: failureDetail(error), retry: () => mutate(change) });
    },
    onSettled: (_order, _error, change) => {
      void client.invalidateQueries({ queryKey: orderQueries.lists });
      void client.invalidateQueries({ queryKey: orderQueries.histories });
      void client.invalidateQueries({ queryKey: orderQueries.one(change.order.id).queryKey });
    },
  });
  return mutate;
}

async function send({ order, action, rejectionMessage, counterAppointment }: OrderChange): Promise<StaffOrder> {
  const path = `/api/orders/${order.id}/status/${action}`;
  if (action === "reject") return api<StaffOrder>(path, { method: "POST", body: { rejectionMessage: rejectionMessage ?? "" } });
  if (action === "counter-appointment") return api<StaffOrder>(path, { method: "POST", body: { counterAppointment } });
  return api<StaffOrder>(path, { method: "POST" });
}

function show(client: QueryClient, order: StaffOrder): void {
  client.setQueriesData<StaffOrder[]>({ queryKey: orderQueries.lists }, (orders) => orders && withOrder({ orders, order }));
  client.setQueryData(orderQueries.one(order.id).queryKey, order);
}

function restore(client: QueryClient, order: StaffOrder): void {
  client.setQueriesData<StaffOrder[]>({ queryKey: orderQueries.lists }, (orders) => {
    if (!orders) return orders;
    return orders.some(({ id }) => id === order.id) ? withOrder({ orders, order }) : orders;
  });
  client.setQueryData(orderQueries.one(order.id).queryKey, order);
}
