import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { useState } from "react";
import { PageHead } from "../page-head";
import { useMyBranches } from "../../../shared/branches";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { customerQueries } from "../../../shared/customer/customer-queries";
import { failureDetail } from "../../../shared/failure";
import { orderQueries } from "../../../shared/order-queries";
import { useMay } from "../../../shared/session";
import { Button, buttonClass } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { Private } from "../../../shared/visibility";
import { PhoneForm, type TakenOrder } from "./phone-form";
import { recordFields, repeatedItems } from "./phone-entry";
import { phoneQueries } from "./phone-queries";
import { PHONE_TEXTS } from "./phone.texts";

export interface PhoneSearch {
  branch?: string | undefined;
  /** The id of the customer who orders. */
  customer?: string | undefined;
  /** The id of an order of which the same is ordered again. */
  order?: string | undefined;
}

/** Takes orders on the telephone, one after the other. */
export function PhonePage({ search, onSearch }: { search: PhoneSearch; onSearch: (search: PhoneSearch) => void }) {
  const may = useMay();
  const branches = useMyBranches().filter(({ id }) => may({ permission: orderPermissions.phone, branch: id }));
  const { data: offer, error, refetch, isFetching } = useQuery(phoneQueries.offer());
  const [taken, setTaken] = useState<TakenOrder | null>(null);
  const [count, setCount] = useState(0);
  // The customer is not loaded again while the order is entered: other branches of theirs would begin it anew.
  const customer = useQuery({
    ...customerQueries.one(search.customer ?? ""),
    enabled: search.customer !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const repeated = useQuery({
    ...orderQueries.one(search.order ?? ""),
    enabled: search.order !== undefined,
    staleTime: Infinity,
  });
  const own = customer.data?.branches ?? [];
  const chosen =
    branches.find(({ id }) => id === search.branch) ?? branches.find(({ id }) => own.includes(id)) ?? branches[0];
  const branch = chosen && offer?.branches.get(chosen.id);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHead
        title={PAGE_TITLES.phone}
        branch={search.branch}
        choice={{ branches, shown: chosen, onBranch: (id) => onSearch({ ...search, branch: id }) }}
      />
      {taken ? (
        <Taken
          taken={taken}
          onAnother={() => {
            setTaken(null);
            onSearch({ ...search, customer: undefined, order: undefined });
            setCount(count + 1);
          }}
        />
      ) : error && !offer ? (
        <ErrorState
          message={PHONE_TEXTS.unloaded}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !offer || customer.isLoading || repeated.isLoading ? (
        <div role="status" aria-label={COMMON_TEXTS.loading} className="grid gap-4 p-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
      ) : branch ? (
        <>
          {customer.error && !customer.data && (
            <p role="alert" className="bg-warning-soft px-4 py-2 text-sm text-warning">
              {PHONE_TEXTS.unknown}
            </p>
          )}
          {customer.data?.isBlocked && (
            <p role="alert" className="bg-danger-soft px-4 py-2 text-sm text-danger">
              {PHONE_TEXTS.blocked} <Private kind="customer">{customer.data.blockReason}</Private>
            </p>
          )}
          {repeated.error && !repeated.data && (
            <p role="alert" className="bg-warning-soft px-4 py-2 text-sm text-warning">
              {PHONE_TEXTS.notRepeated}
            </p>
          )}
          <PhoneForm
            // Another branch has other products and areas, so the order begins anew, as for another customer.
            key={`${branch.id} ${count} ${search.customer ?? ""} ${search.order ?? ""}`}
            offer={offer}
            branch={branch}
            known={customer.data ? recordFields(customer.data) : {}}
            items={repeated.data ? repeatedItems({ order: repeated.data, offer }) : []}
            onTaken={setTaken}
          />
        </>
      ) : (
        <p className="p-4 text-muted">{PHONE_TEXTS.noBranch}</p>
      )}
    </div>
  );
}

/** The number of the order that was just taken, large enough to tell it the customer. */
function Taken({ taken: { uid, ticketNumber }, onAnother }: { taken: TakenOrder; onAnother: () => void }) {
  return (
    <div className="m-auto flex flex-col items-center gap-4 p-6 text-center">
      <p aria-hidden className="figures text-7xl font-bold">
        {ticketNumber}
      </p>
      <p role="status">
        <span className="text-xl font-semibold">{PHONE_TEXTS.taken(ticketNumber)}</span> {PHONE_TEXTS.takenHint}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" size="lg" autoFocus onPress={onAnother}>
          {PHONE_TEXTS.another}
        </Button>
        <Link to="/" search={{ order: `ord_${uid}` }} className={buttonClass({ size: "lg" })}>
          {PHONE_TEXTS.show}
        </Link>
      </div>
    </div>
  );
}
