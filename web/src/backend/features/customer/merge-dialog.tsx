import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { customerName } from "@tresen/contract/customer/customer-name";
import { type Customer, customers } from "@tresen/contract/customer/customer.resource";
import { useId, useState } from "react";
import { call } from "../../../shared/api";
import { movedQuery } from "../../admin/form/leaving/moved-query";
import { dropRecord, keepRecord } from "../../admin/queries";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { customerQueries } from "../../shared/customer/customer-queries";
import { failureDetail, isMissing } from "../../shared/failure";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { Private, useMoney } from "../../shared/visibility";
import { MERGE_TEXTS as texts, SUGGESTION_TEXTS } from "./customer.texts";
import { mergedCustomer } from "./merged-customer";
import { Refusal } from "./refusal";

/** Makes one customer of two. Both are loaded again first, since orders change them all the time. */
export function MergeDialog({ id, other, onClose }: { id: string; other: string; onClose: () => void }) {
  const queries = [useQuery(customerQueries.one(id)), useQuery(customerQueries.one(other))];
  const [mine, theirs] = queries.map(({ data }) => data);
  const missing = queries.findIndex(({ error }) => isMissing(error));
  if (missing >= 0)
    return (
      <Gone id={missing === 0 ? id : other} number={queries[missing]?.data?.number} opened={id} onClose={onClose} />
    );
  if (mine && theirs) return <MergeForm mine={mine} theirs={theirs} onClose={onClose} />;
  const failed = queries.find(({ error }) => error);
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={texts.title}>
      {failed ? (
        <ErrorState
          message={texts.unloaded}
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

/** Says that one of both was merged or deleted meanwhile, and leads to the one who is left of them. */
function Gone({
  id,
  number,
  opened,
  onClose,
}: {
  id: string;
  number: number | undefined;
  /** The id of the customer whose page is open. */
  opened: string;
  onClose: () => void;
}) {
  const { name: resource } = customers;
  const navigate = useNavigate();
  const { data: moved, isLoading } = useQuery(movedQuery({ name: resource, id, movedTo: mergedCustomer }));
  const isElsewhere = moved && moved.id !== opened;
  const open = (to: string): void => {
    onClose();
    void navigate({ to: "/$resource/$id", params: { resource, id: to }, replace: true });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          {isElsewhere && (
            <Button variant="primary" onPress={() => open(moved.id)}>
              {moved.label}
            </Button>
          )}
        </>
      }
    >
      {isLoading ? <Skeleton className="h-6" /> : <p role="alert">{moved?.text ?? texts.gone(number)}</p>}
    </Dialog>
  );
}

function MergeForm({ mine, theirs, onClose }: { mine: Customer; theirs: Customer; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = useId();
  const [isMineKept, setIsMineKept] = useState(true);
  const [kept, gone] = isMineKept ? [mine, theirs] : [theirs, mine];
  const numbers = { kept: kept.number, gone: gone.number };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call("POST /api/customers/{id}/merge", {
        params: { id: kept.id },
        body: { version: kept.version, other: gone.id, otherVersion: gone.version },
      }),
    onSuccess: async (record) => {
      const { name: resource } = customers;
      keepRecord({ client, name: resource, record });
      void client.invalidateQueries({ queryKey: customerQueries.of(record.id) });
      showToast({ kind: "success", message: texts.merged(numbers) });
      onClose();
      // If the form has unsaved changes, it asks before it is left; until then it keeps its record.
      if (gone.id === mine.id)
        await navigate({ to: "/$resource/$id", params: { resource, id: record.id }, replace: true });
      dropRecord({ client, name: resource, id: gone.id });
    },
    onError: async () => {
      await Promise.all(
        [mine, theirs].map(({ id }) => client.invalidateQueries({ queryKey: customerQueries.one(id).queryKey })),
      );
      void client.invalidateQueries({ queryKey: customerQueries.of(mine.id) });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="danger" isDisabled={isPending} onPress={mutate}>
            {isPending ? texts.merging : texts.merge}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{texts.stays}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side customer={mine} name={name} isKept={isMineKept} onKeep={() => setIsMineKept(true)} />
            <Side customer={theirs} name={name} isKept={!isMineKept} onKeep={() => setIsMineKept(false)} />
          </div>
        </fieldset>
        <div role="status" className="flex flex-col gap-1 text-sm">
          <p>{texts.effect(numbers)}</p>
          {mine.isBlocked !== theirs.isBlocked && <p className="text-warning">{texts.block}</p>}
          <p className="font-medium">{COMMON_TEXTS.irreversible}</p>
        </div>
        <Refusal error={error} fallback={texts.failed} />
      </div>
    </Dialog>
  );
}

/** One of both, and the choice that this one stays. */
function Side({
  customer,
  name,
  isKept,
  onKeep,
}: {
  customer: Customer;
  /** The same for both, so that one of them is chosen. */
  name: string;
  isKept: boolean;
  onKeep: () => void;
}) {
  const money = useMoney();
  const currency = useCurrency();
  const contacts = [...customer.emails, ...customer.phones];
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line p-3 text-sm has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2">
      <input
        type="radio"
        name={name}
        checked={isKept}
        onChange={onKeep}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <span className="font-semibold">{SUGGESTION_TEXTS.customer(customer.number)}</span>
        <Private kind="customer">
          <span>{customerName(customer) || SUGGESTION_TEXTS.nameless}</span>
          {contacts.length === 0 && <span className="text-muted">{texts.noContacts}</span>}
          {contacts.map((contact) => (
            <span key={contact}>{contact}</span>
          ))}
        </Private>
        <span className="tabular-nums">
          {SUGGESTION_TEXTS.figures({ orders: customer.orderCount, sum: money(customer.grossTotal, currency) })}
        </span>
        {customer.isBlocked && <span className="text-danger">{texts.blocked}</span>}
      </span>
    </label>
  );
}
