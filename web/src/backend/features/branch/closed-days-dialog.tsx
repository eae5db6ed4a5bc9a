import { useQueryClient } from "@tanstack/react-query";
import { addDays, formatWeekdayDate } from "@tresen/contract/kit/time";
import { CheckCircle2, CircleAlert } from "lucide-react";
import { useState } from "react";
import { serverNow } from "../../../shared/server-clock";
import { safeZone } from "@tresen/contract/kit/table/record-zone";
import type { Entry } from "../../admin/screen";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { DateInput } from "../../shared/ui/date/date-input";
import { FieldMessage, LABEL } from "../../shared/ui/input";
import { Checkbox } from "../../shared/ui/switch";
import { type ClosingFailure, closeDays, closingFailure } from "./close-days";
import { closingFault, daysBetween, presentDay } from "./closed-days";
import { CLOSED_DAYS_MESSAGES, CLOSED_DAYS_TEXTS } from "./closed-days.texts";

interface ClosedDaysDialogProps {
  /** The branches that the person may change. */
  entries: readonly Entry[];
  /** The branches that are chosen initially. */
  chosen: ReadonlySet<string>;
  onClose: () => void;
}

/** The result for each branch: null for success, else the failure. */
type Report = ReadonlyMap<string, ClosingFailure | null>;

/** Closes one or more days in any number of branches at once, instead of entries in two lists of each branch's form. */
export function ClosedDaysDialog({ entries: branches, chosen, onClose }: ClosedDaysDialogProps) {
  const client = useQueryClient();
  const [ids, setIds] = useState(chosen);
  const [opened] = useState(serverNow);
  const today = presentDay({ zones: zonesOf(branches.filter(({ record }) => ids.has(record.id))), at: opened });
  const [from, setFrom] = useState(() => addDays(today, 1));
  const [to, setTo] = useState("");
  const [isTried, setIsTried] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const [report, setReport] = useState<Report>(new Map());
  const fault = closingFault({ from, to, today });
  const wanted = branches.filter(({ record }) => ids.has(record.id));
  const again = wanted.filter(({ record }) => report.get(record.id)?.mayPass);
  const isDone = report.size > 0 && !isWriting;

  const write = async (targets: typeof wanted): Promise<void> => {
    setIsTried(true);
    if (fault !== null || targets.length === 0) return;
    setIsWriting(true);
    const days = daysBetween({ from, to: to || from });
    let outcome = report;
    for (const { record } of targets) {
      const failure = await closeDays({ client, id: record.id, days }).then(() => null, closingFailure);
      outcome = new Map([...outcome, [record.id, failure]]);
      setReport(outcome);
    }
    setIsWriting(false);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={COMMON_TEXTS.closedDays}
      footer={
        isDone ? (
          <>
            {again.length > 0 && (
              <Button onPress={() => void write(again)}>{CLOSED_DAYS_TEXTS.retry(again.length)}</Button>
            )}
            <Button variant="primary" onPress={onClose} autoFocus>
              {COMMON_TEXTS.close}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isWriting}>
              {COMMON_TEXTS.cancel}
            </Button>
            <Button variant="primary" onPress={() => void write(wanted)} isDisabled={isWriting}>
              {isWriting
                ? CLOSED_DAYS_TEXTS.entering({ done: report.size, total: wanted.length })
                : CLOSED_DAYS_TEXTS.enter(wanted.length)}
            </Button>
          </>
        )
      }
    >
      {isDone || isWriting ? (
        <Outcome branches={wanted} report={report} />
      ) : (
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <DateInput label={CLOSED_DAYS_TEXTS.day} min={today} value={from} onChange={setFrom} required />
            <DateInput label={CLOSED_DAYS_TEXTS.until} min={from} value={to} onChange={setTo} />
          </div>
          {isTried && fault !== null && <FieldMessage>{fault}</FieldMessage>}
          <p className="text-sm text-muted">
            {CLOSED_DAYS_TEXTS.explanation(fault === null ? spanText({ from, to }) : CLOSED_DAYS_TEXTS.theseDays)}
          </p>
          <fieldset className="flex flex-col">
            <legend className={LABEL}>{CLOSED_DAYS_TEXTS.branches}</legend>
            {branches.length > 1 && (
              <Checkbox
                isSelected={wanted.length === branches.length}
                isIndeterminate={wanted.length > 0 && wanted.length < branches.length}
                onChange={(isOn) => setIds(new Set(isOn ? branches.map(({ record }) => record.id) : []))}
                className="border-b border-line"
              >
                {CLOSED_DAYS_TEXTS.every(branches.length)}
              </Checkbox>
            )}
            {branches.map(({ record, label }) => (
              <Checkbox
                key={record.id}
                isSelected={ids.has(record.id)}
                onChange={(isOn) =>
                  setIds(new Set(isOn ? [...ids, record.id] : [...ids].filter((id) => id !== record.id)))
                }
              >
                {label}
              </Checkbox>
            ))}
          </fieldset>
          {isTried && wanted.length === 0 && <FieldMessage>{CLOSED_DAYS_MESSAGES.branchRequired}</FieldMessage>}
        </div>
      )}
    </Dialog>
  );
}

const zonesOf = (entries: readonly Entry[]): string[] => entries.map(({ record }) => safeZone(record.timeZone));

function Outcome({ branches, report }: { branches: ClosedDaysDialogProps["entries"]; report: Report }) {
  return (
    <ul aria-live="polite" className="flex flex-col gap-2 text-sm">
      {branches.map(({ record, label }) => {
        const failure = report.get(record.id);
        return (
          <li key={record.id} className="flex gap-2">
            {failure === null ? (
              <CheckCircle2 size={18} className="mt-0.5 shrink-0 text-success" aria-hidden />
            ) : failure ? (
              <CircleAlert size={18} className="mt-0.5 shrink-0 text-danger" aria-hidden />
            ) : (
              <span className="w-4.5 shrink-0" />
            )}
            <span className="min-w-0">
              <span className="font-medium">{label}</span>
              <span className={failure ? "block text-danger" : "block text-muted"}>
                {failure === null ? CLOSED_DAYS_TEXTS.entered : (failure?.message ?? CLOSED_DAYS_TEXTS.waiting)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `Samstag, 06.06.2026` or `Von … bis …`. */
function spanText({ from, to }: { from: string; to: string }): string {
  const day = (date: string): string => formatWeekdayDate({ at: Date.parse(date), zone: "UTC" });
  return to === "" || to === from
    ? CLOSED_DAYS_TEXTS.on(day(from))
    : CLOSED_DAYS_TEXTS.span({ from: day(from), to: day(to) });
}
