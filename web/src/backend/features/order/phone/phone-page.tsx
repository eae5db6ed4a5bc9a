import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { useState } from "react";
import { PageHead } from "../page-head";
import { useMyBranches } from "../../../shared/branches";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { failureDetail } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { Button, buttonClass } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { PhoneForm, type TakenOrder } from "./phone-form";
import { phoneQueries } from "./phone-queries";
import { PHONE_TEXTS } from "./phone.texts";

export interface PhoneSearch {
  branch?: string | undefined;
}

/** Takes orders on the telephone, one after the other. */
export function PhonePage({ search, onSearch }: { search: PhoneSearch; onSearch: (search: PhoneSearch) => void }) {
  const may = useMay();
  const branches = useMyBranches().filter(({ id }) => may({ permission: orderPermissions.phone, branch: id }));
  const { data: offer, error, refetch, isFetching } = useQuery(phoneQueries.offer());
  const [taken, setTaken] = useState<TakenOrder | null>(null);
  const [count, setCount] = useState(0);
  const chosen = branches.find(({ id }) => id === search.branch) ?? branches[0];
  const branch = chosen && offer?.branches.get(chosen.id);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHead
        title={PAGE_TITLES.phone}
        branch={search.branch}
        choice={{ branches, shown: chosen, onBranch: (id) => onSearch({ branch: id }) }}
      />
      {taken ? (
        <Taken
          taken={taken}
          onAnother={() => {
            setTaken(null);
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
      ) : !offer ? (
        <div role="status" aria-label={COMMON_TEXTS.loading} className="grid gap-4 p-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
      ) : branch ? (
        // Another branch has other products and areas, so the order begins anew.
        <PhoneForm key={`${branch.id} ${count}`} offer={offer} branch={branch} onTaken={setTaken} />
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
