import { useInfiniteQuery } from "@tanstack/react-query";
import { JOB_STATE_LABELS } from "@tresen/contract/job/job.texts";
import { isTroubledJob } from "@tresen/contract/job/job.state";
import { formatDateTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { useForm } from "../../../admin/form/form-context";
import { failureDetail } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { privacyQueries } from "./privacy-queries";
import { ERASURE_TEXTS as texts } from "./privacy.texts";

/** Who was erased, newest first, and how far it is. It is loaded only when somebody asks for it. */
export function ErasureList() {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <Erasures />;
  return (
    <Button className="self-start" onPress={() => setIsShown(true)}>
      {texts.show}
    </Button>
  );
}

function Erasures() {
  const { zone } = useForm();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(privacyQueries.erasures());
  if (error && !data)
    return (
      <ErrorState
        message={texts.unloaded}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-16" />;
  const erasures = data.pages.flatMap((page) => page.data);
  if (erasures.length === 0) return <p className="text-sm text-muted">{texts.none}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {erasures.map(({ id, number, startedAt, startedBy, endedAt, state, ...counts }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
            <span>
              <span className="font-medium">{texts.customer(number)}</span>{" "}
              <span className="text-muted tabular-nums">
                {texts.by({
                  at: formatDateTime({ at: Date.parse(startedAt), zone }),
                  name: startedBy?.name ?? null,
                })}
              </span>
            </span>
            <span className="tabular-nums">
              {endedAt === null && (
                <span className={isTroubledJob(state) ? "text-danger" : "text-warning"}>
                  {JOB_STATE_LABELS[state]},{" "}
                </span>
              )}
              {texts.result(counts)}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" className="self-start" isDisabled={isFetching} onPress={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
