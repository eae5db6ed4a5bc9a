import { useQuery } from "@tanstack/react-query";
import { APP_VERSION } from "@tresen/contract/health/app-version";
import { HEALTH_AREAS, type HealthCheck, type HealthReport } from "@tresen/contract/health/health";
import { HEALTH_AREA_TITLES } from "@tresen/contract/health/health.texts";
import { healthPermissions } from "@tresen/contract/health/health.permissions";
import { HEALTH_TITLE } from "@tresen/contract/health/health-title.texts";
import { formatDateTime, formatTime } from "@tresen/contract/kit/time";
import { ChevronRight, CircleCheck, RotateCw } from "lucide-react";
import { useEffect } from "react";
import { sharedZone, useMyBranches } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { IconButton } from "../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { CheckToDo, StateIcon } from "./check-to-do";
import { healthQuery } from "./health-queries";
import { APP_TEXTS, HEALTH_TEXTS } from "./health.texts";
import { useRedrive } from "./redrive";
import { ReturnedMailList } from "./returned-mails";

/** How everything that runs without anybody watching goes: what somebody has to do first, and closed below it the rest. */
export function HealthPage() {
  const { data: report, error, refetch, isFetching } = useQuery(healthQuery());
  const branches = useMyBranches();
  const zone = sharedZone({ branches });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(HEALTH_TITLE);
  }, []);
  const names = new Map(branches.map(({ id, name }) => [id, name]));
  return (
    <div className="h-full overflow-y-auto">
      <header className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-2">
        <h1 className="flex-auto text-xl font-semibold">{HEALTH_TITLE}</h1>
        {report && (
          <p className="figures flex items-center gap-2 text-sm text-muted">
            {error && (
              <span role="alert" className="text-danger">
                {HEALTH_TEXTS.notRefreshed}
              </span>
            )}
            {HEALTH_TEXTS.asOf(formatTime({ at: Date.parse(report.at), zone }))}
            <IconButton label={HEALTH_TEXTS.refresh} isDisabled={isFetching} onPress={() => void refetch()}>
              <RotateCw size={18} aria-hidden />
            </IconButton>
          </p>
        )}
      </header>
      {report ? (
        <Report report={report} zone={zone} nameOf={(branch) => names.get(branch)} />
      ) : error ? (
        <ErrorState
          message={failureText(error, HEALTH_TEXTS.loadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={HEALTH_TEXTS.loading} className="mx-auto flex max-w-4xl flex-col gap-3 p-4">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </div>
      )}
    </div>
  );
}

interface Shown {
  zone: string;
  nameOf: (branch: string) => string | undefined;
}

function Report({ report, ...shown }: Shown & { report: HealthReport }) {
  const checks = [...report.checks, appCheck(report.version)];
  const redrive = useRedrive();
  const may = useMay();
  const mayRedrive = may({ permission: healthPermissions.redrive });
  const toDo = checks.filter(({ state }) => state !== "good");
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 p-4">
      <section aria-labelledby="health-to-do" className="flex flex-col gap-3">
        <h2 id="health-to-do" className="font-semibold">
          <span role="status">
            {toDo.length > 0 ? `${HEALTH_TEXTS.toDo}: ${HEALTH_TEXTS.count(toDo.length)}` : HEALTH_TEXTS.toDo}
          </span>
        </h2>
        {toDo.length > 0 ? (
          <ul className="flex flex-col gap-3">
            {toDo.map((check) => (
              <CheckToDo
                key={`${check.area} ${check.subject} ${check.text}`}
                check={check}
                action={mayRedrive && check.area === "records" ? redrive.action : null}
                {...shown}
              />
            ))}
          </ul>
        ) : (
          <div className="rounded-panel border border-line bg-surface">
            <EmptyState
              icon={<CircleCheck size={36} className="text-success" aria-hidden />}
              title={HEALTH_TEXTS.allWell}
            >
              {HEALTH_TEXTS.allWellDetail}
            </EmptyState>
          </div>
        )}
      </section>
      {redrive.result}
      {report.returnedMails && <ReturnedMailList returned={report.returnedMails} zone={shown.zone} />}
      <section aria-labelledby="health-well" className="flex flex-col gap-3">
        <h2 id="health-well" className="font-semibold">
          {HEALTH_TEXTS.well}
        </h2>
        <div className="divide-y divide-line rounded-panel border border-line bg-surface">
          {HEALTH_AREAS.map((area) => {
            const well = checks.filter((check) => check.area === area && check.state === "good");
            return well.length > 0 && <WellArea key={area} title={HEALTH_AREA_TITLES[area]} checks={well} {...shown} />;
          })}
        </div>
      </section>
    </div>
  );
}

/** What is fine in an area, closed until somebody wants to know. */
function WellArea({ title, checks, zone, nameOf }: Shown & { title: string; checks: readonly HealthCheck[] }) {
  const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 sm:gap-3 sm:px-4 hover:bg-sunken">
        <StateIcon state="good" />
        {/* The number stands below the title where a long word leaves it no room. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium hyphens-auto">{title}</span>
          <span className="text-sm text-muted">{HEALTH_TEXTS.count(checks.length)}</span>
        </span>
        <ChevronRight size={18} aria-hidden className="text-muted transition-transform group-open:rotate-90" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {checks.map(({ subject, title: name, text, since, next, branch }) => (
          <li
            key={subject}
            className="grid grid-cols-1 gap-x-4 py-2 ps-12 pe-4 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span className="font-medium wrap-anywhere">{name}</span>
            <span className="text-muted">
              {text}
              {since && <span className="figures"> {HEALTH_TEXTS.last(timeOf(since))}</span>}
              {next && <span className="figures">, {HEALTH_TEXTS.next(timeOf(next))}</span>}
              {branch && nameOf(branch) !== name && <span> {nameOf(branch)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether this page is of the same version as the server, which was updated while it was open if not. */
function appCheck(server: string): HealthCheck {
  const isSame = server === APP_VERSION;
  return {
    ...{ area: "versions", subject: "app", branch: null, jobs: null, since: null, next: null, title: APP_TEXTS.title },
    state: isSame ? "good" : "odd",
    text: isSame ? APP_TEXTS.same(server) : APP_TEXTS.other({ own: APP_VERSION, server }),
    advice: isSame ? null : APP_TEXTS.advice,
  };
}
