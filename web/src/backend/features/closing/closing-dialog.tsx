import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { BOOKING_LABELS } from "@tresen/contract/closing/booking.texts";
import type { Booking } from "@tresen/contract/closing/booking";
import { CLOSING_WORDS as words } from "@tresen/contract/closing/closing-words.texts";
import { closingTitle } from "@tresen/contract/closing/closing.texts";
import { cashLines } from "@tresen/contract/closing/export/closing-lines";
import { formatDateTime } from "@tresen/contract/kit/time";
import { Printer, ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail, failureText } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { useMoney } from "../../shared/visibility";
import { closingQueries } from "./closing-queries";
import { CLOSING_TEXTS as texts } from "./closing.texts";
import { FileLinks } from "./file-links";
import { SumsTable, SumsTables } from "./sums-tables";
import "../../shared/printed-alone.css";

interface ClosingDialogProps {
  id: string;
  branchName: string;
  zone: string;
  onClose: () => void;
}

/** One closing: its sums, whether the chain is whole, its entries and files. It can be printed. */
export function ClosingDialog({ id, branchName, zone, onClose }: ClosingDialogProps) {
  const { data: closing, error, refetch, isFetching } = useQuery(closingQueries.one(id));
  const time = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={closing ? closingTitle(closing) : texts.sums}
      footer={
        <>
          {closing && (
            <Button onPress={() => window.print()}>
              <Printer size={16} aria-hidden /> {texts.print}
            </Button>
          )}
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
        </>
      }
    >
      {closing ? (
        <div className="printed-alone flex flex-col gap-6 print:space-y-6">
          <p className="hidden text-xl font-semibold print:block">
            {branchName}: {closingTitle(closing)}
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <Fact label={words.from}>{closing.from === null ? words.begin : time(closing.from)}</Fact>
            <Fact label={words.to}>{time(closing.closedAt)}</Fact>
            <Fact label={words.by}>{closing.by.name}</Fact>
            {closing.note !== "" && <Fact label={words.note}>{closing.note}</Fact>}
          </dl>
          <Chain id={id} />
          <SumsTables sums={closing.sums} />
          <SumsTable title={words.cash} lines={cashLines(closing)} />
          <section className="flex flex-col gap-2 print:hidden">
            <h3 className="font-semibold">{texts.files}</h3>
            <FileLinks address={`/api/closings/${encodeURIComponent(id)}/export`} />
          </section>
          <Entries id={id} zone={zone} />
        </div>
      ) : error ? (
        <ErrorState
          message={failureText(error, texts.loadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </>
  );
}

/** Whether the closing and those before it are as they were made. */
function Chain({ id }: { id: string }) {
  const { data: check, error, refetch } = useQuery(closingQueries.verified(id));
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        {failureText(error, texts.loadFailed)}
        <Button onPress={() => void refetch()}>{COMMON_TEXTS.retry}</Button>
      </p>
    );
  if (!check)
    return (
      <p role="status" className="text-sm text-muted">
        {texts.verifying}
      </p>
    );
  if (check.isWhole)
    return (
      <p className="flex items-center gap-2 text-sm">
        <ShieldCheck size={18} aria-hidden className="shrink-0 text-success" /> {texts.verified(check.checked)}
      </p>
    );
  return (
    <div role="alert" className="text-sm text-danger">
      <p className="flex items-center gap-2 font-medium">
        <ShieldAlert size={18} aria-hidden className="shrink-0" /> {texts.broken}
      </p>
      <ul className="list-disc ps-8">
        {check.faults.map((fault) => (
          <li key={`${fault.number}-${fault.fault}`}>{texts.fault(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The entries, which are loaded when somebody asks for them. */
function Entries({ id, zone }: { id: string; zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useInfiniteQuery({ ...closingQueries.entries(id), enabled: isOpen });
  const currency = useCurrency();
  const money = useMoney();
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (!isOpen)
    return (
      <Button className="self-start print:hidden" onPress={() => setIsOpen(true)}>
        {texts.entries}
      </Button>
    );
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{texts.entryList}</h3>
      {list.isPending && <Skeleton className="h-24" />}
      <ul className="divide-y divide-line text-sm tabular-nums">
        {entries.map((entry) => (
          <li key={entry.sequence} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span className="wrap-break-word">
              {[
                BOOKING_LABELS[entry.kind],
                entry.ticketNumber === null ? "" : texts.order(entry.ticketNumber),
                entry.reason,
              ]
                .filter(Boolean)
                .join(" · ")}
              <span className="text-muted"> {formatDateTime({ at: Date.parse(entry.at), zone })}</span>
            </span>
            <span>{money(paidOf(entry), currency)}</span>
          </li>
        ))}
      </ul>
      {list.error && (
        <p role="alert" className="text-sm text-danger">
          {failureText(list.error, texts.loadFailed)}
        </p>
      )}
      {(list.hasNextPage || list.error) && (
        <Button
          className="self-start print:hidden"
          isDisabled={list.isFetching}
          onPress={() => void list.fetchNextPage()}
        >
          {list.isFetching ? texts.loadingMore : texts.more}
        </Button>
      )}
    </section>
  );
}

function paidOf({ payments }: Booking): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
