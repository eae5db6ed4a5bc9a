import { useQuery } from "@tanstack/react-query";
import { ABSENCE_LABELS } from "@tresen/contract/absence/absence.texts";
import { formatExactDateTime } from "@tresen/contract/kit/time";
import { SHEET_WORDS } from "@tresen/contract/time-sheet/export/export.texts";
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { SHEET_FORMATS } from "@tresen/contract/time-sheet/time-sheet.calls";
import { hasHolidayWork, hasOvertime } from "@tresen/contract/time-sheet/month/surcharge-classes";
import {
  HOLIDAY_HINT,
  OTHER_TIMES_HINT,
  OVERTIME_HINT,
  PAY_TEXTS,
  SERVICE_RECORD_HINT,
  SURCHARGE_LABELS,
  TIME_SHEET_STATE_LABELS,
  hoursText,
} from "@tresen/contract/time-sheet/time-sheet.texts";
import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { failureDetail, failureText } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { ChainCheck } from "./chain-check";
import { CorrectionDialog } from "./correction-dialog";
import { DaysChart } from "./days-chart";
import { DaysTable } from "./days-table";
import { FileButtons } from "./file-buttons";
import { dayText, monthText } from "./sheet-words";
import { PayTable } from "./pay-table";
import { StepButtons } from "./step-buttons";
import { timeSheetQueries } from "./time-sheet-queries";
import { SHEETS_PAGE as texts } from "./time-sheet-page.texts";
import { WarningList } from "./warning-list";

interface SheetDetailProps {
  user: string;
  month: string;
  today: string;
  zone: string;
}

/** The sheet of a person with its days, what it says, and what may be done with it. */
export function SheetDetail({ user, month, today, zone }: SheetDetailProps) {
  const { data: sheet, error, refetch, isFetching } = useQuery(timeSheetQueries.one({ user, month }));
  if (sheet) return <Shown sheet={sheet} today={today} zone={zone} />;
  if (error)
    return (
      <ErrorState
        message={failureText(error, texts.loadFailed)}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <Skeleton className="h-96" />;
}

const SUMS = [
  ["plannedMinutes", texts.planned],
  ["workedMinutes", texts.worked],
  ["breakMinutes", texts.breaks],
  ["differenceMinutes", texts.difference],
  ["openingBalanceMinutes", texts.opening],
  ["closingBalanceMinutes", texts.closing],
] as const;

/** What an external person has, too. */
const OF_ALL: readonly (typeof SUMS)[number][0][] = ["workedMinutes", "breakMinutes"];

function Shown({ sheet, today, zone }: { sheet: TimeSheetDetail; today: string; zone: string }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const { user, month, state, mayDecide } = sheet;
  const route = "/api/time-sheets/{user}/{month}/export";
  return (
    <article className="printed-alone flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">
          {user.name}, {monthText(month)}{" "}
          <span className="font-normal text-muted">({TIME_SHEET_STATE_LABELS[state]})</span>
        </h2>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <StepButtons sheet={sheet} today={today} />
          {mayDecide && state !== "locked" && (
            <Button onPress={() => setCorrecting(true)}>{texts.addCorrection}</Button>
          )}
          <Button onPress={() => window.print()}>
            <Printer size={16} aria-hidden /> {texts.print}
          </Button>
        </div>
      </div>
      {sheet.isExternal && <p className="max-w-prose text-sm text-muted">{SERVICE_RECORD_HINT}</p>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
        {SUMS.filter(([name]) => !sheet.isExternal || OF_ALL.includes(name)).map(([name, title]) => (
          <div key={name} className="rounded-panel border border-line bg-surface px-3 py-2">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">{hoursText(sheet[name])}</dd>
          </div>
        ))}
      </dl>
      <Part title={texts.warnings}>
        <WarningList sheet={sheet} />
      </Part>
      <div className="grid gap-5 lg:grid-cols-2">
        {sheet.absences.length > 0 && (
          <Part title={texts.absences}>
            <Lines
              lines={sheet.absences.map(({ kind, days, minutes }) => [
                kind ? ABSENCE_LABELS[kind] : texts.absent,
                texts.absenceLine({ days: String(days).replace(".", ","), hours: hoursText(minutes) }),
              ])}
            />
          </Part>
        )}
        {sheet.surcharges.length > 0 && (
          <Part title={texts.surcharges}>
            <Lines lines={sheet.surcharges.map((one) => [SURCHARGE_LABELS[one.surcharge], surchargeText(one)])} />
            {hasOvertime(sheet) && <p className="text-sm text-muted">{OVERTIME_HINT}</p>}
            {hasHolidayWork(sheet) && <p className="text-sm text-muted">{HOLIDAY_HINT}</p>}
          </Part>
        )}
        {sheet.otherTimes.length > 0 && (
          <Part title={SHEET_WORDS.otherTimes}>
            <Lines lines={sheet.otherTimes.map((one) => [SHEET_WORDS.otherTime(one), hoursText(one.minutes)])} />
            <p className="text-sm text-muted">{OTHER_TIMES_HINT}</p>
          </Part>
        )}
        {sheet.corrections.length > 0 && (
          <Part title={texts.corrections}>
            <Lines
              lines={sheet.corrections.map(({ day, minutes, reason, by }) => [
                dayText(day),
                `${hoursText(minutes)}, ${reason} (${by.name})`,
              ])}
            />
          </Part>
        )}
      </div>
      {sheet.pay && (
        <Part title={PAY_TEXTS.title}>
          <PayTable pay={sheet.pay} />
        </Part>
      )}
      <Part title={texts.days}>
        <DaysChart days={sheet.days} />
        <DaysTable days={sheet.days} isExternal={sheet.isExternal} />
        <p className="text-sm text-muted">{SHEET_WORDS.rounding(sheet)}</p>
      </Part>
      {sheet.steps.length > 0 && (
        <Part title={texts.steps}>
          <ol className="flex flex-col gap-1 text-sm">
            {sheet.steps.map((step) => (
              <li key={step.at}>
                {stepText({ step, sheet, zone })}
                {step.reason !== "" && ` – ${step.reason}`}
              </li>
            ))}
            {sheet.isOutdated && <li>{texts.outdated}</li>}
          </ol>
          {sheet.hash !== null && (
            <p className="text-sm wrap-anywhere">
              {texts.hash}: <code className="text-xs">{sheet.hash}</code>
            </p>
          )}
        </Part>
      )}
      <div className="flex flex-col gap-5 print:hidden">
        <Part title={texts.files}>
          <FileButtons
            address={`/api/time-sheets/${encodeURIComponent(user.id)}/${month}/export`}
            route={route}
            formats={SHEET_FORMATS}
          />
          <ChainCheck key={user.id} user={user.id} />
        </Part>
      </div>
      {isCorrecting && <CorrectionDialog sheet={sheet} onClose={() => setCorrecting(false)} />}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="divide-y divide-line rounded-panel border border-line bg-surface text-sm">
      {lines.map(([label, value], index) => (
        <div key={`${index} ${label}`} className="flex flex-wrap justify-between gap-x-4 px-3 py-1.5">
          <dt>{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function stepText({
  step: { state, at, by, cause },
  sheet,
  zone,
}: {
  step: TimeSheetDetail["steps"][number];
  sheet: TimeSheetDetail;
  zone: string;
}): string {
  const said = { at: formatExactDateTime({ at: Date.parse(at), zone }), name: by.name };
  if (cause === "change") return texts.stepChanged(said);
  if (state === "confirmed" && by.id !== sheet.user.id) return texts.stepOnBehalf(said);
  return texts.stepLine({ state: TIME_SHEET_STATE_LABELS[state], ...said });
}

function surchargeText({ minutes, percent, paragraph, taxFreePercent }: TimeSheetDetail["surcharges"][number]): string {
  const about = [
    percent === null ? "" : `${percent} %`,
    paragraph ?? "",
    taxFreePercent === null ? "" : texts.taxFree(taxFreePercent),
  ].filter((part) => part !== "");
  return about.length === 0 ? hoursText(minutes) : `${hoursText(minutes)} (${about.join(", ")})`;
}
