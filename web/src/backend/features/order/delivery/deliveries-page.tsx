import { useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { RUN_LIMIT } from "@tresen/contract/delivery/run";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { useState } from "react";
import { PageHead } from "../page-head";
import { useMyBranches } from "../../../shared/branches";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { failureDetail } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { AssignDialog } from "./assign-dialog";
import { type NewLink, RunLinkDialog } from "./run-link-dialog";
import { DELIVERY_TEXTS } from "./delivery.texts";
import { deliveryQueries } from "./delivery-queries";
import { groupsOf } from "./groups";
import { OpenDeliveries } from "./open-deliveries";
import { RunCard } from "./run-card";

export interface DeliveriesSearch {
  branch?: string | undefined;
}

interface DeliveriesPageProps {
  search: DeliveriesSearch;
  onSearch: (search: DeliveriesSearch) => void;
}

/** Today's open deliveries, and the runs of the drivers who bring them. */
export function DeliveriesPage({ search, onSearch }: DeliveriesPageProps) {
  const branches = useMyBranches();
  const branch = branches.find(({ id }) => id === search.branch) ?? branches[0];
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHead
        title={PAGE_TITLES.deliveries}
        branch={search.branch}
        choice={{ branches, shown: branch, onBranch: (id) => onSearch({ branch: id }) }}
      />
      {branch ? <Board key={branch.id} branch={branch} /> : <p className="p-4 text-muted">{DELIVERY_TEXTS.noBranch}</p>}
    </div>
  );
}

function Board({ branch }: { branch: Branch }) {
  const { data, error, refetch, isFetching } = useQuery(deliveryQueries.board(branch.id));
  const may = useMay();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAssigning, setIsAssigning] = useState(false);
  const [link, setLink] = useState<NewLink | null>(null);
  if (!data)
    return error ? (
      <ErrorState
        message={DELIVERY_TEXTS.failed}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <div role="status" aria-label={COMMON_TEXTS.loading} className="grid gap-4 p-4 lg:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
    );
  const groups = groupsOf(data);
  const shown = groups.flatMap(({ deliveries }) => deliveries);
  // An order that somebody else has given away meanwhile is chosen no longer.
  const wanted = shown.filter(({ id }) => chosen.has(id));
  const mayDrive = may({ permission: orderPermissions.drive, branch: branch.id });
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-8 overflow-y-auto p-4 lg:grid-cols-2">
        <OpenDeliveries groups={groups} branch={branch} chosen={chosen} onChoose={mayDrive ? setChosen : undefined} />
        <section aria-labelledby="runs-title" className="flex min-w-0 flex-col gap-3">
          <h2 id="runs-title" className="text-lg font-semibold">
            {DELIVERY_TEXTS.runs}
          </h2>
          {data.runs.length === 0 && <p className="text-muted">{DELIVERY_TEXTS.noRuns}</p>}
          <ul className="flex flex-col gap-3">
            {data.runs.map((run) => (
              <RunCard key={run.id} run={run} branch={branch} deliveries={data.deliveries} onLink={setLink} />
            ))}
          </ul>
        </section>
      </div>
      {wanted.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3">
          <p role="status" className="figures flex-1 font-medium">
            {wanted.length > RUN_LIMIT ? DELIVERY_TEXTS.tooMany(RUN_LIMIT) : DELIVERY_TEXTS.chosen(wanted.length)}
          </p>
          <Button onPress={() => setChosen(new Set())}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant="primary"
            size="lg"
            isDisabled={wanted.length > RUN_LIMIT}
            onPress={() => setIsAssigning(true)}
          >
            {DELIVERY_TEXTS.assign}
          </Button>
        </div>
      )}
      {isAssigning && (
        <AssignDialog
          branch={branch.id}
          orders={wanted}
          runs={data.runs}
          onClose={() => setIsAssigning(false)}
          onDone={(made) => {
            setIsAssigning(false);
            setChosen(new Set());
            setLink(made);
          }}
        />
      )}
      {link && <RunLinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}
