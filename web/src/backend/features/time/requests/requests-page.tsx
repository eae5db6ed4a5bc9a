import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { branchesFor, permissionOf } from "@tresen/contract/kit/access";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeRequest } from "@tresen/contract/time-tracking/request/time-request";
import { useEffect } from "react";
import { branchQueries } from "../../../shared/branches";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { personOf, useMe } from "../../../shared/session";
import { buttonClass } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { AskMissing } from "./ask-button";
import { timeRequests } from "../../../shared/time-requests/request-queries";
import { RequestRow } from "./request-row";
import { TIME_REQUEST_TEXTS as texts } from "./time-requests.texts";

const DECIDE = permissionOf({ resource: activities, verb: "update" });
const isWaiting = ({ mayDecide }: TimeRequest): boolean => mayDecide;

/** What people ask to be corrected of their recorded time, for whoever decides, and one's own requests. */
export function RequestsPage() {
  const me = useMe();
  const { data, error, refetch, isFetching } = useQuery(timeRequests);
  const mayDecide = branchesFor({ person: personOf(me), permission: DECIDE }).length > 0;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(texts.title);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-wrap items-end justify-between gap-3 border-b border-line bg-surface px-4 py-3">
        <div>
          <h1 className="text-xl font-semibold">{texts.title}</h1>
          <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <AskMissing />
          <Link to="/$resource" params={{ resource: "working-activities" }} className={buttonClass()}>
            {texts.back}
          </Link>
        </div>
      </header>
      <div className="flex max-w-4xl flex-col gap-6 p-4">
        {data ? (
          <>
            {mayDecide && <Rows title={texts.toDecide} none={texts.nothing} requests={data.filter(isWaiting)} />}
            <Rows title={texts.others} none={texts.noOthers} requests={data.filter((one) => !isWaiting(one))} />
          </>
        ) : error ? (
          <ErrorState
            message={failureText(error, texts.loadFailed)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={COMMON_TEXTS.loading}>
            <Skeleton className="h-24" />
          </div>
        )}
      </div>
    </div>
  );
}

function Rows({ title, none, requests }: { title: string; none: string; requests: readonly TimeRequest[] }) {
  const { data: branches = [] } = useQuery(branchQueries.all());
  return (
    <section aria-label={title} className="rounded-panel border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-2 font-semibold">{title}</h2>
      {requests.length === 0 && <p className="px-4 py-3 text-sm text-muted">{none}</p>}
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            zone={branches.find(({ id }) => id === request.branch)?.timeZone}
          />
        ))}
      </ul>
    </section>
  );
}
