import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { ListedVersion } from "@tresen/contract/log/version";
import { ChevronDown, ChevronRight, RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { failureDetail } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import type { Field } from "../../model/field";
import { DifferenceTable } from "./difference-table";
import { historyQueries } from "./history-queries";
import type { HistoryPanelProps } from "./history-panel";
import { HISTORY_TEXTS } from "./history.texts";
import { changedTitles, readableChanges } from "./readable-changes";

interface VersionEntryProps extends Pick<HistoryPanelProps, "onRestore" | "onGoTo" | "zone"> {
  entry: ListedVersion;
  record: { name: string; id: string };
  isCurrent: boolean;
  /** The newest entry shows its differences at once. */
  isFirst: boolean;
  fields: readonly Field[];
}

const actions: Readonly<Record<string, string>> = HISTORY_TEXTS.actions;

/** One version in the history. Its differences are loaded when it is opened. */
export function VersionEntry({
  entry,
  record,
  isCurrent,
  isFirst,
  fields,
  zone,
  onRestore,
  onGoTo,
}: VersionEntryProps) {
  const [isOpen, setIsOpen] = useState(isFirst);
  const titles = entry.action === "create" ? [] : changedTitles({ fields, paths: entry.fields });
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full items-start gap-3 px-5 py-3 text-start hover:bg-sunken"
      >
        <Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="font-medium">{actions[entry.action] ?? HISTORY_TEXTS.otherAction}</span>
            <span className="text-muted">{entry.actor.name}</span>
            {isCurrent && (
              <span className="rounded-sm bg-info-soft px-1.5 text-xs text-info">{HISTORY_TEXTS.current}</span>
            )}
          </span>
          <span className="figures block text-sm text-muted max-sm:whitespace-normal">
            {HISTORY_TEXTS.at(formatDateTime({ at: Date.parse(entry.at), zone }))}
          </span>
          {titles.length > 0 && (
            <span className="mt-0.5 block text-sm wrap-break-word">{HISTORY_TEXTS.fields(titles)}</span>
          )}
        </span>
      </button>
      {isOpen && (
        <VersionDetail
          of={{ ...record, version: entry.version }}
          at={entry.at}
          fields={fields}
          zone={zone}
          onRestore={isCurrent ? undefined : onRestore}
          onGoTo={onGoTo}
        />
      )}
    </li>
  );
}

function VersionDetail({
  of,
  at,
  fields,
  zone,
  onRestore,
  onGoTo,
}: Pick<VersionEntryProps, "fields" | "zone" | "onRestore" | "onGoTo"> & {
  of: { name: string; id: string; version: number };
  at: string;
}) {
  const { data, error, refetch, isFetching } = useQuery(historyQueries.one(of));
  const changes = useMemo(
    () => (data ? readableChanges({ fields, record: data.record, changes: data.changes }) : []),
    [data, fields],
  );
  if (error)
    return (
      <ErrorState
        message={HISTORY_TEXTS.versionFailed}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="mx-5 mb-4 h-16" />;
  const { record } = data;
  return (
    <div className="flex flex-col gap-3 px-5 pb-4">
      <DifferenceTable changes={changes} zone={zone} onGoTo={onGoTo} />
      {onRestore &&
        (record ? (
          <Button size="sm" className="self-start" onPress={() => onRestore({ record, at })}>
            <RotateCcw size={16} aria-hidden /> {HISTORY_TEXTS.restore}
          </Button>
        ) : (
          <p className="text-sm text-muted">{HISTORY_TEXTS.notKept}</p>
        ))}
    </div>
  );
}
