import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { permissionOf } from "@tresen/contract/kit/access";
import { formatExactDateTime, zonedTime } from "@tresen/contract/kit/time";
import { daysOfMonth, monthAfter } from "@tresen/contract/time-sheet/month/months";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { VoidedActivity } from "@tresen/contract/time-tracking/history/activity-history.calls";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { serverNow } from "../../../shared/server-clock";
import { branchQueries, useZoneOf } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { IconButton, buttonClass } from "../../shared/ui/button";
import { NativeSelect } from "../../shared/ui/native-select";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { Content, Corrections } from "./corrections-section";
import { historyQueries } from "./history-queries";
import { HISTORY_TEXTS as texts } from "./history.texts";

const MONTH = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** What was voided of a branch in a month, with who did so and why, and what it was. */
export function VoidedPage() {
  const may = useMay();
  const zoneOf = useZoneOf();
  const { data: all = [] } = useQuery(branchQueries.all());
  const permission = permissionOf({ resource: activities, verb: "update" });
  const branches = all.filter(({ id }) => may({ permission, branch: id }));
  const [asked, setAsked] = useState<{ branch?: string; month?: string }>({});
  const branch = branches.find(({ id }) => id === asked.branch)?.id ?? branches[0]?.id ?? "";
  const zone = zoneOf(branch);
  const current = zonedTime({ at: serverNow(), zone }).date.slice(0, 7);
  const month = asked.month ?? current;
  const { first: from, last: to } = daysOfMonth(month);
  const { data, error, refetch, isFetching } = useQuery(historyQueries.voided({ branch, from, to }));
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
        <div className="flex flex-wrap items-center gap-2">
          {branches.length > 1 && (
            <NativeSelect
              label={COMMON_TEXTS.branch}
              className="w-44"
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
              value={branch}
              onChange={(id) => setAsked({ ...asked, branch: id })}
            />
          )}
          <div role="group" aria-label={texts.month} className="flex items-center gap-1">
            <IconButton label={texts.earlier} onPress={() => setAsked({ ...asked, month: monthAfter(month, -1) })}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <span aria-live="polite" className="min-w-32 text-center font-medium">
              {MONTH.format(Date.parse(`${month}-01T00:00:00Z`))}
            </span>
            <IconButton
              label={texts.later}
              isDisabled={month >= current}
              onPress={() => setAsked({ ...asked, month: monthAfter(month) })}
            >
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </div>
          <Link to="/$resource" params={{ resource: "working-activities" }} className={buttonClass()}>
            {texts.back}
          </Link>
        </div>
      </header>
      <div className="max-w-4xl p-4">
        {data ? (
          <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
            {data.length === 0 && <li className="px-4 py-3 text-sm text-muted">{texts.none}</li>}
            {data.map((one) => (
              <Voided key={one.id} voided={one} zone={zone} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            message={failureText(error, texts.loadFailed)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={COMMON_TEXTS.loading}>
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    </div>
  );
}

function Voided({ voided, zone }: { voided: VoidedActivity; zone: string }) {
  const { person, isExternal, note, corrections, voidedAt, voidedBy, reason } = voided;
  const at = formatExactDateTime({ at: Date.parse(voidedAt), zone });
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-sm">
      <span className="text-base font-medium">
        {person.name}
        {isExternal && <span className="font-normal text-muted"> ({texts.external})</span>}
      </span>
      <Content {...voided} zone={zone} />
      {note !== "" && <span className="max-w-prose wrap-anywhere">{texts.note(note)}</span>}
      <span>{texts.voided({ at, name: voidedBy?.name ?? "" })}</span>
      <span className="max-w-prose wrap-anywhere">{reason === "" ? texts.noReason : texts.reason(reason)}</span>
      {corrections.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 underline">{texts.corrections}</summary>
          <Corrections corrections={corrections} zone={zone} />
        </details>
      )}
    </li>
  );
}
