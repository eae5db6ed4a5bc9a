import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Closing } from "@tresen/contract/closing/closing";
import { CLOSING_WORDS as words } from "@tresen/contract/closing/closing-words.texts";
import { closingTitle } from "@tresen/contract/closing/closing.texts";
import { cashLines } from "@tresen/contract/closing/export/closing-lines";
import { formatDateTime } from "@tresen/contract/kit/time";
import { Copy, Printer, ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { copyText } from "../../shared/output/copy-text";
import { Button, IconButton } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { BookingLine } from "./booking-line";
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
            {closing.branchName ?? branchName}: {closingTitle(closing)}
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <Fact label={words.branch}>{closing.branchName ?? branchName}</Fact>
            <Fact label={words.from}>{closing.from === null ? words.begin : time(closing.from)}</Fact>
            <Fact label={words.to}>{time(closing.closedAt)}</Fact>
            <Fact label={words.by}>{closing.by.name}</Fact>
            {closing.note !== "" && <Fact label={words.note}>{closing.note}</Fact>}
          </dl>
          <div className="flex flex-col gap-1">
            <Chain id={id} />
            <Hashes closing={closing} />
          </div>
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

/** The hashes of a closing, each to copy: with them somebody can prove that a file shows the closing as it was made. */
function Hashes({ closing: { hash, previousHash, entriesHash } }: { closing: Closing }) {
  const hashes = { [words.hash]: hash, [words.previousHash]: previousHash, [words.entriesHash]: entriesHash };
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2">{texts.hashes}</summary>
      <dl className="flex flex-col gap-2">
        {Object.entries(hashes).map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="flex items-center gap-2">
              {value === "" ? words.first : <code className="min-w-0 wrap-anywhere select-all">{value}</code>}
              {value !== "" && (
                <IconButton
                  label={texts.copyHash(name)}
                  className="print:hidden"
                  onPress={() => void copyText({ text: value, texts })}
                >
                  <Copy size={16} aria-hidden />
                </IconButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The entries, which are loaded when somebody asks for them. */
function Entries({ id, zone }: { id: string; zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useInfiniteQuery({ ...closingQueries.entries(id), enabled: isOpen });
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
          <BookingLine key={entry.sequence} entry={entry} zone={zone} />
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
