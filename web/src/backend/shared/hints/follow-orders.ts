import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/api";
import { followHints } from "../../../shared/hints";
import { orderQueries } from "../order-queries";

/** Asks for the open orders again at each hint. @returns a function that ends it. */
export function followOrders({
  client,
  onConnected,
}: {
  client: QueryClient;
  onConnected: (isConnected: boolean) => void;
}): () => void {
  return followHints({
    getTicket: async () => (await call("POST /api/socket-tickets", { unauthenticated: "throw" })).ticket,
    onConnected,
    onHint: () => {
      // While a change is being sent, an answer would bring the old state back for a moment.
      if (client.isMutating() > 0) return;
      void client.invalidateQueries({ queryKey: orderQueries.lists });
      void client.invalidateQueries({ queryKey: orderQueries.ones });
    },
  });
}
