import { useQuery } from "@tanstack/react-query";
import type { Absence } from "@tresen/contract/absence/absence";
import { absencePermissions } from "@tresen/contract/absence/absence.permissions";
import { ABSENCES_TITLE } from "@tresen/contract/absence/absence.texts";
import { branchesFor } from "@tresen/contract/kit/access";
import { type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import { CalendarPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { serverNow } from "../../../shared/server-clock";
import { branchQueries } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { personOf, useMay, useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { absenceQueries } from "./absence-queries";
import { AbsenceRow } from "./absence-row";
import { ABSENCES_PAGE as texts } from "./absences.texts";
import { Balances } from "./balances";
import { type Met, MetDialog } from "./met-dialog";
import { RequestDialog } from "./request-dialog";
import { TeamCalendar } from "./team-calendar";

/** One's own absences and account; for whoever decides, also what waits for them and the accounts of the team. */
export function AbsencesPage() {
  const me = useMe();
  const mayDecide = useMay()({ permission: absencePermissions.decide });
  const [isAsking, setIsAsking] = useState(false);
  const [met, setMet] = useState<Met | null>(null);
  const { data, error, refetch, isFetching } = useQuery(absenceQueries.list({}));
  const { data: people = [] } = useQuery({ ...absenceQueries.people(), enabled: mayDecide });
  const { data: branches = [] } = useQuery(branchQueries.all());
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(ABSENCES_TITLE);
  }, []);
  const decided = branchesFor({ person: personOf(me), permission: absencePermissions.decide });
  const ownBranches = me.branches.map(({ id }) => id);
  const shown = branches.filter(({ id }) => decided === "all" || decided.includes(id) || ownBranches.includes(id));
  const today = zonedTime({ at: serverNow(), zone: shown[0]?.timeZone ?? "Europe/Vienna" }).date;
  const waiting = data?.filter((one) => one.state === "requested" && one.mayDecide && !one.isOwn) ?? [];
  const held = data?.filter((one) => one.state === "approved" && one.mayDecide && !one.isOwn && one.to >= today) ?? [];
  const mine = data?.filter(({ isOwn }) => isOwn) ?? [];
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-wrap items-end justify-between gap-3 border-b border-line bg-surface px-4 py-3">
        <div>
          <h1 className="text-xl font-semibold">{ABSENCES_TITLE}</h1>
          <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
        </div>
        <Button variant="primary" onPress={() => setIsAsking(true)}>
          <CalendarPlus size={16} aria-hidden /> {texts.request}
        </Button>
      </header>
      <div className="flex max-w-6xl flex-col gap-6 p-4">
        {data ? (
          <>
            {mayDecide && (
              <Rows
                title={texts.toDecide}
                none={texts.nothingToDecide}
                absences={waiting}
                {...{ today, onMet: setMet }}
                isNamed
                isToDecide
              />
            )}
            <Rows title={texts.mine} none={texts.noneOfMine} absences={mine} {...{ today, onMet: setMet }} />
            {mayDecide && (
              <Rows
                title={texts.approved}
                none={texts.noneApproved}
                absences={held}
                {...{ today, onMet: setMet }}
                isNamed
              />
            )}
            <TeamCalendar branches={shown} today={today} />
            <Balances people={people} />
          </>
        ) : error ? (
          <ErrorState
            message={failureText(error, texts.loadFailed)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        )}
      </div>
      {met && <MetDialog met={met} onClose={() => setMet(null)} />}
      {isAsking && (
        <RequestDialog people={people.filter(({ id }) => id !== me.id)} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}

interface RowsProps {
  title: string;
  /** What stands there without any. */
  none: string;
  absences: readonly Absence[];
  today: LocalDate;
  isNamed?: boolean;
  isToDecide?: boolean;
  onMet: (met: Met) => void;
}

function Rows({ title, none, absences, ...shown }: RowsProps) {
  return (
    <section aria-label={title} className="flex max-w-4xl flex-col gap-2">
      <h2 className="font-semibold">{title}</h2>
      {absences.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {absences.map((absence) => (
            <AbsenceRow key={absence.id} absence={absence} {...shown} />
          ))}
        </ul>
      )}
    </section>
  );
}
