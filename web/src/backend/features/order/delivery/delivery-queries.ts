import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { orderQueries } from "../../../shared/order-queries";
import { showToast } from "../../../shared/toasts";
import { DELIVERY_TEXTS } from "./delivery.texts";

/** Drivers deliver while the screen is shown. */
const INTERVAL = 8_000;

export const deliveryQueries = {
  board: (branch: string) =>
    queryOptions({
      queryKey: [...orderQueries.key, "deliveries", branch],
      queryFn: ({ signal }) => call("GET /api/deliveries", { query: { branch }, signal }),
      refetchInterval: INTERVAL,
    }),
  drivers: (branch: string) =>
    queryOptions({
      queryKey: ["drivers", branch],
      queryFn: ({ signal }) => call("GET /api/deliveries/drivers", { query: { branch }, signal }),
      staleTime: 60_000,
    }),
};

/** Sends a change of runs or drivers. A failure is told; in both cases everything about orders is asked for again. */
export function useDeliveryCall<Answer>({
  send,
  onSuccess,
}: {
  send: () => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    ...(onSuccess ? { onSuccess } : {}),
    onError: (error) => showToast({ kind: "error", message: failureText(error, DELIVERY_TEXTS.notSaved), error }),
    onSettled: () => client.invalidateQueries({ queryKey: orderQueries.key }),
  });
}
