import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SPLIT_LIMIT } from "@tresen/contract/customer/customer.calls";
import { type Customer, customers } from "@tresen/contract/customer/customer.resource";
import type { CustomerOrder } from "@tresen/contract/customer/customer.view";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useState } from "react";
import { call } from "../../../shared/api";
import { keepRecord } from "../../admin/queries";
import { useZoneOf } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { customerQueries } from "../../shared/customer/customer-queries";
import { failureDetail } from "../../shared/failure";
import { Button, buttonClass } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { Checkbox } from "../../shared/ui/switch";
import { Private, useMoney } from "../../shared/visibility";
import { CUSTOMER_TEXTS, SPLIT_TEXTS as texts, SUGGESTION_TEXTS } from "./customer.texts";
import { Refusal } from "./refusal";

/** Gives some of the customer's orders to a new customer. */
export function SplitDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const customer = useQuery(customerQueries.one(record.id));
  const history = useQuery(customerQueries.orders(record.id));
  const failed = [customer, history].find(({ error, data }) => error && !data);
  if (customer.data && history.data)
    return <SplitForm customer={customer.data} orders={history.data.orders} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} size="md" title={texts.action}>
      {failed ? (
        <ErrorState
          message={CUSTOMER_TEXTS.unloaded}
          detail={failureDetail(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

interface SplitFormProps {
  customer: Customer;
  orders: readonly CustomerOrder[];
  onClose: () => void;
}

function SplitForm({ customer: { id, version, number }, orders, onClose }: SplitFormProps) {
  const client = useQueryClient();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // What another person has moved meanwhile is no longer among the orders.
  const chosen = orders.filter((order) => marked.has(order.id));
  const reload = () => client.invalidateQueries({ queryKey: customerQueries.of(id) });
  const { mutate, isPending, error, data, variables } = useMutation({
    mutationFn: (moved: readonly CustomerOrder[]) =>
      call("POST /api/customers/{id}/split", {
        params: { id },
        body: { version, orders: moved.map((order) => order.id) },
      }),
    onSuccess: ({ customer, created }) => {
      for (const record of [customer, created]) keepRecord({ client, name: customers.name, record });
      void reload();
    },
    onError: async () => {
      await client.invalidateQueries({ queryKey: customerQueries.one(id).queryKey });
      await reload();
    },
  });
  if (data) return <SplitDone created={data.created} count={variables.length} number={number} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.title(number)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          {orders.length > 1 && (
            <Button variant="primary" isDisabled={isPending || chosen.length === 0} onPress={() => mutate(chosen)}>
              {isPending ? texts.splitting : texts.split}
            </Button>
          )}
        </>
      }
    >
      {orders.length > 1 ? (
        <div className="flex flex-col gap-4 text-sm">
          <fieldset disabled={isPending} className="flex flex-col">
            <legend className="font-medium">{texts.orders}</legend>
            <p className="text-muted">{texts.limit(SPLIT_LIMIT)}</p>
            {orders.map((order) => (
              <OrderChoice
                key={order.id}
                order={order}
                isChosen={marked.has(order.id)}
                isFull={chosen.length >= SPLIT_LIMIT}
                onChange={(isChosen) =>
                  setMarked(new Set(isChosen ? [...marked, order.id] : [...marked].filter((one) => one !== order.id)))
                }
              />
            ))}
          </fieldset>
          <Effect chosen={chosen} />
          <Refusal error={error} fallback={texts.failed} />
        </div>
      ) : (
        <p className="text-sm text-muted">{texts.tooFew}</p>
      )}
    </Dialog>
  );
}

function OrderChoice({
  order: { ticketNumber: ticket, createdAt, branch, name, phone, email, gross, isCounted },
  isChosen,
  isFull,
  onChange,
}: {
  order: CustomerOrder;
  isChosen: boolean;
  /** Whether no more orders can be chosen. */
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const money = useMoney();
  const currency = useCurrency();
  const at = formatDateTime({ at: Date.parse(createdAt), zone: useZoneOf()(branch.id) });
  return (
    <Checkbox isSelected={isChosen} isDisabled={isFull && !isChosen} onChange={onChange} className="py-1.5">
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span>{CUSTOMER_TEXTS.order({ ticket, at, branch: branch.name })}</span>
        <span className="tabular-nums">{isCounted ? money(gross, currency) : CUSTOMER_TEXTS.notCounted}</span>
        <span className="basis-full text-muted wrap-anywhere">
          <Private kind="customer">
            {[name || SUGGESTION_TEXTS.nameless, phone, email].filter(Boolean).join(", ")}
          </Private>
        </span>
      </span>
    </Checkbox>
  );
}

/** What happens to the chosen orders and to what is known of the customer. */
function Effect({ chosen }: { chosen: readonly CustomerOrder[] }) {
  const money = useMoney();
  const currency = useCurrency();
  const sum = chosen.reduce((total, { gross }) => total + gross, 0);
  return (
    <div role="status">
      {chosen.length > 0 && (
        <>
          <p className="font-medium">{texts.chosen({ orders: chosen.length, sum: money(sum, currency) })}</p>
          <p className="text-muted">{texts.effect}</p>
        </>
      )}
    </div>
  );
}

/** Leads to the customer who was made. */
function SplitDone({
  created,
  count,
  number,
  onClose,
}: {
  created: Customer;
  count: number;
  number: number;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.title(number)}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          <Link
            to="/$resource/$id"
            params={{ resource: customers.name, id: created.id }}
            onClick={onClose}
            className={buttonClass({ variant: "primary" })}
          >
            {CUSTOMER_TEXTS.open(created.number)}
          </Link>
        </>
      }
    >
      <p role="status">{texts.done(count)}</p>
    </Dialog>
  );
}
