import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { closingPermissions } from "@tresen/contract/closing/closing.permissions";
import { closingTitle } from "@tresen/contract/closing/closing.texts";
import { addDays, formatDateTime, zonedTime } from "@tresen/contract/kit/time";
import { BookCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { serverNow } from "../../../shared/server-clock";
import { branchQueries } from "../../shared/branches";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { NativeSelect } from "../../shared/ui/native-select";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { useMoney } from "../../shared/visibility";
import { ClosingDialog } from "./closing-dialog";
import { closingQueries } from "./closing-queries";
import { CLOSING_TEXTS as texts } from "./closing.texts";
import { FileLinks } from "./file-links";
import "../../shared/printed-alone.css";
import { OpenDay } from "./open-day";

export interface ClosingsSearch {
  branch?: string | undefined;
  /** The closing that is open in a dialog. */
  closing?: string | undefined;
}

interface ClosingsProps {
  search: ClosingsSearch;
  onSearch: (search: ClosingsSearch) => void;
}

/** The closings of a branch: what is open now, closing it, and those that were made. */
export function ClosingsPage({ search, onSearch }: ClosingsProps) {
  const may = useMay();
  const { data, error, refetch, isFetching } = useQuery(branchQueries.all());
  const branches = data?.filter(({ id }) => may({ permission: closingPermissions.read, branch: id })) ?? [];
  const branch = branches.find(({ id }) => id === search.branch) ?? branches[0];
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.closings);
  }, []);
  return (
    <div className="printed-alone flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-3">
        <h1 className="text-xl font-semibold">{PAGE_TITLES.closings}</h1>
        {branch && branches.length === 1 && <p className="min-w-0 wrap-break-word text-muted">{branch.name}</p>}
        {branch && branches.length > 1 && (
          <NativeSelect
            label={COMMON_TEXTS.branch}
            className="ms-auto w-52 max-w-full"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={branch.id}
            onChange={(id) => onSearch({ branch: id })}
          />
        )}
      </header>
      {branch ? (
        <BranchClosings key={branch.id} branch={branch} search={search} onSearch={onSearch} />
      ) : error ? (
        <ErrorState
          message={failureText(error, texts.loadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <EmptyState icon={<BookCheck size={36} aria-hidden />} title={texts.noBranch} />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}

function BranchClosings({ branch, search, onSearch }: ClosingsProps & { branch: Branch }) {
  const client = useQueryClient();
  const zone = zoneOf(branch);
  const list = useInfiniteQuery(closingQueries.list(branch.id));
  const closings = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const currency = useCurrency();
  const money = useMoney();
  const refresh = (): void => void client.invalidateQueries({ queryKey: closingQueries.key });
  return (
    <div className="flex max-w-5xl flex-col gap-8 p-4">
      <OpenDay
        branch={branch}
        onChanged={refresh}
        onClosed={({ id }) => {
          refresh();
          onSearch({ branch: branch.id, closing: id });
        }}
      />
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{texts.list}</h2>
        {closings.length > 0 ? (
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {closings.map((closing) => (
              <li key={closing.id}>
                <button
                  type="button"
                  onClick={() => onSearch({ branch: branch.id, closing: closing.id })}
                  className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 py-2.5 text-start hover:bg-sunken sm:grid-cols-[minmax(0,1fr)_auto_minmax(8rem,auto)]"
                >
                  <span className="font-medium">{closingTitle(closing)}</span>
                  <span className="text-muted max-sm:col-start-1 max-sm:row-start-2">
                    {formatDateTime({ at: Date.parse(closing.closedAt), zone })}
                  </span>
                  <span className="text-end tabular-nums max-sm:col-start-2 max-sm:row-start-1">
                    {money(closing.sums.gross, currency)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : list.error ? (
          <ErrorState
            message={failureText(list.error, texts.loadFailed)}
            detail={failureDetail(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : list.data ? (
          <EmptyState icon={<BookCheck size={36} aria-hidden />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        ) : (
          <ListSkeleton />
        )}
        {list.hasNextPage && (
          <Button
            className="self-start print:hidden"
            isDisabled={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? texts.loadingMore : texts.more}
          </Button>
        )}
      </section>
      {closings.length > 0 && <PeriodFiles branch={branch.id} zone={zone} />}
      {search.closing !== undefined && (
        <ClosingDialog
          id={search.closing}
          branchName={branch.name}
          zone={zone}
          onClose={() => onSearch({ branch: branch.id })}
        />
      )}
    </div>
  );
}

/** How many days are proposed. */
const MONTH = 30;

function PeriodFiles({ branch, zone }: { branch: string; zone: string }) {
  const today = zonedTime({ at: serverNow(), zone }).date;
  const [from, setFrom] = useState(addDays(today, -MONTH));
  const [to, setTo] = useState(today);
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <h2 className="text-lg font-semibold">{texts.period}</h2>
      <div className="flex flex-wrap gap-3">
        <DateInput label={texts.from} className="w-40" value={from} max={to} zone={zone} onChange={setFrom} />
        <DateInput label={texts.to} className="w-40" value={to} min={from} max={today} zone={zone} onChange={setTo} />
      </div>
      {from !== "" && to !== "" && (
        <FileLinks address={`/api/closings/export?branch=${encodeURIComponent(branch)}&from=${from}&to=${to}`} />
      )}
    </section>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-2 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
