import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffOrder } from "@tresen/contract/order/order";
import type { OrderState } from "@tresen/contract/order/order.state";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { PRINT_FAILED } from "@tresen/contract/order/sent/sent.texts";
import { Printer } from "lucide-react";
import { call } from "../../../../shared/api";
import { useZoneOf } from "../../../shared/branches";
import { failureText } from "../../../shared/failure";
import { useAskEvery } from "../../../shared/hints/order-hints";
import { orderQueries } from "../../../shared/order-queries";
import { useMay } from "../../../shared/session";
import { clearFailures, showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { appointmentText } from "../appointment";
import { ORDER_TEXTS } from "../order.texts";
import { SENT_REASON_LABELS, SENT_TEXTS } from "./sent.texts";

/** Stations are told shortly after a change, and of orders for later without one. */
const POLL = 10_000;
/** The messages of a station that are shown, the last ones. */
const SHOWN = 8;

/** Nothing of such an order is prepared. */
const GIVEN_UP: readonly OrderState[] = ["canceled", "rejected", "failed"];

/** Part of what is known of the order, so it is asked for again whenever somebody changes that. */
const sentQuery = (id: string) =>
  queryOptions({
    queryKey: [...orderQueries.one(id).queryKey, "sent"],
    queryFn: ({ signal }) => call("GET /api/orders/{id}/sent", { params: { id }, signal }),
  });

/** What kitchen and stations were told of the order, and when; and a button that tells them all of it again. */
export function OrderSent({ order }: { order: StaffOrder }) {
  const now = useNow();
  const zone = useZoneOf()(order.branch.id);
  const { data: sent, isError } = useQuery({ ...sentQuery(order.id), refetchInterval: useAskEvery(POLL) });
  return (
    <section aria-label={SENT_TEXTS.title}>
      <h3 className="mb-2 font-semibold">{SENT_TEXTS.title}</h3>
      {sent?.length === 0 && <p className="text-muted">{SENT_TEXTS.nothing}</p>}
      {!sent && isError && <p className="text-danger">{SENT_TEXTS.failed}</p>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {sent?.map(({ station, name, messages }) => (
          <li key={station ?? ""} className="flex flex-wrap gap-x-2">
            <span className="font-medium">{SENT_TEXTS.of(name)}</span>
            {messages.slice(-SHOWN).map(({ number, at, why }, index, shown) => (
              <span key={number} className="figures">
                {appointmentText({ at: Date.parse(at), now, zone })} {SENT_REASON_LABELS[why]}
                {index < shown.length - 1 && ","}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <PrintButton order={order} />
    </section>
  );
}

function PrintButton({ order: { id, branch, ticketNumber, state } }: { order: StaffOrder }) {
  const client = useQueryClient();
  const may = useMay()({ permission: orderPermissions.print, branch: branch.id });
  const about = `print ${id}`;
  // With the same key a repeated call tells nothing twice, also where the answer of the first one was lost.
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (key: string) =>
      call("POST /api/orders/{id}/print", { params: { id }, headers: { "Idempotency-Key": key } }),
    onSuccess: async () => {
      clearFailures(about);
      showToast({
        kind: "success",
        message: ORDER_TEXTS.aboutTicket({ number: ticketNumber, text: SENT_TEXTS.printed }),
      });
      await client.invalidateQueries({ queryKey: sentQuery(id).queryKey });
    },
    onError: (error, key): void =>
      showToast({
        kind: "error",
        message: failureText(error, PRINT_FAILED),
        error,
        about,
        retry: (): Promise<unknown> => mutateAsync(key),
      }),
  });
  if (!may || GIVEN_UP.includes(state)) return null;
  return (
    <Button size="sm" className="mt-3" isDisabled={isPending} onPress={() => mutate(crypto.randomUUID())}>
      <Printer size={16} aria-hidden /> {SENT_TEXTS.print}
    </Button>
  );
}
