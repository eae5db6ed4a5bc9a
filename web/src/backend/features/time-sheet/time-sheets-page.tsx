import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { zonedTime } from "@tresen/contract/kit/time";
import { daysOfMonth, monthAfter } from "@tresen/contract/time-sheet/month/months";
import { UNCHECKED_PAYROLL } from "@tresen/contract/time-sheet/payroll/payroll.texts";
import { BRANCH_FORMATS, RECORD_FORMATS } from "@tresen/contract/time-sheet/time-sheet.calls";
import { timeSheetPermissions } from "@tresen/contract/time-sheet/time-sheet.permissions";
import { TIME_SHEETS_TITLE } from "@tresen/contract/time-sheet/time-sheet.texts";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { serverNow } from "../../../shared/server-clock";
import { branchQueries } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import "../../shared/printed-alone.css";
import { useMay, useMe } from "../../shared/session";
import { clearFailures } from "../../shared/toasts";
import { Button, IconButton } from "../../shared/ui/button";
import { NativeSelect } from "../../shared/ui/native-select";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { AllSteps } from "./all-steps";
import { FileButtons } from "./file-buttons";
import { SheetDetail } from "./sheet-detail";
import { SheetList } from "./sheet-list";
import { monthText } from "./sheet-words";
import { timeSheetQueries } from "./time-sheet-queries";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";
import { SHEET_FAILURES } from "./use-sheet-change";

export interface TimeSheetsSearch {
  /** `2026-11`; without it the current one. */
  month?: string | undefined;
  branch?: string | undefined;
  /** Whose sheet is open; without it the list, for whoever has one. */
  user?: string | undefined;
}

interface TimeSheetsProps {
  search: TimeSheetsSearch;
  onSearch: (search: TimeSheetsSearch) => void;
}

/** One's own month; for whoever decides, the months of the team, and the files of a branch. */
export function TimeSheetsPage({ search, onSearch }: TimeSheetsProps) {
  const me = useMe();
  const may = useMay();
  const mayDecide = may({ permission: timeSheetPermissions.decide });
  const { data = [] } = useQuery(branchQueries.all());
  const branches = data.filter(({ id }) => may({ permission: timeSheetPermissions.decide, branch: id }));
  const zone = zoneOf(data[0] ?? {});
  const today = zonedTime({ at: serverNow(), zone }).date;
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(search.month ?? "") ? (search.month ?? "") : today.slice(0, 7);
  const user = search.user ?? (mayDecide ? undefined : me.id);
  const branch = branches.find(({ id }) => id === search.branch);
  const change = (part: TimeSheetsSearch): void => onSearch({ ...search, ...part });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(TIME_SHEETS_TITLE);
  }, []);
  useEffect(() => () => clearFailures(SHEET_FAILURES), [user, month]);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-wrap items-end justify-between gap-3 border-b border-line bg-surface px-4 py-3">
        <div>
          <h1 className="text-xl font-semibold">{TIME_SHEETS_TITLE}</h1>
          <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {mayDecide && user === undefined && branches.length > 1 && (
            <NativeSelect
              label={COMMON_TEXTS.branch}
              className="w-44"
              options={[
                { value: "", label: texts.allBranches },
                ...branches.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={branch?.id ?? ""}
              onChange={(id) => change({ branch: id || undefined })}
            />
          )}
          <div role="group" aria-label={texts.month} className="flex items-center gap-1">
            <IconButton label={texts.earlier} onPress={() => change({ month: monthAfter(month, -1) })}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <span aria-live="polite" className="min-w-32 text-center font-medium">
              {monthText(month)}
            </span>
            <IconButton
              label={texts.later}
              isDisabled={month >= today.slice(0, 7)}
              onPress={() => change({ month: monthAfter(month) })}
            >
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </div>
        </div>
      </header>
      <div className="flex max-w-6xl flex-col gap-6 p-4">
        {month === today.slice(0, 7) && <p className="text-sm text-muted">{texts.isRunning}</p>}
        {user === undefined ? (
          <Team month={month} branch={branch?.id} today={today} onOpen={(id) => change({ user: id })} />
        ) : (
          <>
            {mayDecide && (
              <div>
                <Button size="sm" onPress={() => change({ user: undefined })}>
                  <ArrowLeft size={16} aria-hidden /> {texts.back}
                </Button>
              </div>
            )}
            <SheetDetail user={user} month={month} today={today} zone={zone} />
          </>
        )}
        {user === me.id && <Records title={texts.ownRecords} hint={texts.ownRecordsHint} month={month} />}
        {user === undefined && (branch ?? branches[0]) && (
          <BranchFiles
            month={month}
            branch={(branch ?? branches[0])?.id ?? ""}
            name={(branch ?? branches[0])?.name ?? ""}
          />
        )}
      </div>
    </div>
  );
}

interface TeamProps {
  month: string;
  branch: string | undefined;
  today: string;
  onOpen: (user: string) => void;
}

function Team({ month, branch, today, onOpen }: TeamProps) {
  const asked = timeSheetQueries.list({ month, ...(branch === undefined ? {} : { branch }) });
  const { data, error, refetch, isFetching } = useQuery(asked);
  if (data)
    return (
      <div className="flex flex-col gap-3">
        <AllSteps key={`${month} ${branch ?? ""}`} sheets={data} today={today} />
        <SheetList sheets={data} onOpen={onOpen} />
      </div>
    );
  if (error)
    return (
      <ErrorState
        message={failureText(error, texts.loadFailed)}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <Skeleton className="h-64" />;
}

interface RecordsProps {
  title: string;
  hint: string;
  month: string;
  branch?: string;
}

/** Everything that was recorded in the month, to take along. */
function Records({ title, hint, month, branch }: RecordsProps) {
  const { first, last } = daysOfMonth(month);
  const of = branch === undefined ? "" : `&branch=${encodeURIComponent(branch)}`;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold">{title}</h2>
      <p className="max-w-prose text-sm text-muted">{hint}</p>
      <FileButtons
        address={`/api/time-sheets/records?from=${first}&to=${last}${of}`}
        route="/api/time-sheets/records"
        formats={RECORD_FORMATS}
        labelOf={texts.records}
      />
    </section>
  );
}

function BranchFiles({ month, branch, name }: { month: string; branch: string; name: string }) {
  const seesWages = useMay()({ permission: userPermissions.personnel, branch });
  const title = `${texts.ofBranch} ${name}`;
  return (
    <>
      <section aria-label={title} className="flex flex-col gap-2">
        <h2 className="font-semibold">{title}</h2>
        <FileButtons
          address={`/api/time-sheets/export?branch=${encodeURIComponent(branch)}&month=${month}`}
          route="/api/time-sheets/export"
          formats={BRANCH_FORMATS.filter((format) => seesWages || format === "csv" || format === "xlsx")}
        />
        {seesWages && (
          <p className="max-w-prose text-sm text-muted">
            {UNCHECKED_PAYROLL}{" "}
            <Link to="/$resource" params={{ resource: "payrolls" }} className="underline">
              {texts.payroll}
            </Link>
          </p>
        )}
      </section>
      <Records title={texts.inspector} hint={texts.inspectorHint} month={month} branch={branch} />
    </>
  );
}
