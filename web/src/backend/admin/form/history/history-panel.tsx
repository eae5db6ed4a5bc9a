import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { EmptyState } from "../../../shared/ui/states";
import type { Field } from "../../model/field";
import { historyQueries } from "./history-queries";
import { HISTORY_TEXTS } from "./history.texts";
import { PagedPanel } from "./paged-panel";
import { VersionEntry } from "./version-entry";

export interface HistoryPanelProps {
  /** The resource's name, or `config`. */
  name: string;
  id: string;
  title: string;
  /** The current version. */
  version: number;
  fields: readonly Field[];
  zone: string;
  /** Puts the fields of an older version into the form. Left out where the person may not change the record. */
  onRestore?: ((older: { record: Readonly<Record<string, unknown>>; at: string }) => void) | undefined;
  /** Leads to a field of the form, if there is one. */
  onGoTo?: ((path: string) => void) | undefined;
  onClose: () => void;
}

/** The versions of a record, newest first: who changed what and when, with the differences in words. */
export function HistoryPanel({
  name,
  id,
  title,
  version,
  fields,
  zone,
  onRestore,
  onGoTo,
  onClose,
}: HistoryPanelProps) {
  const pages = useInfiniteQuery(historyQueries.list({ name, id, version }));
  const versions = pages.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <PagedPanel
      title={HISTORY_TEXTS.of(title)}
      onClose={onClose}
      pages={pages}
      failure={HISTORY_TEXTS.failed}
      more={HISTORY_TEXTS.more}
    >
      {versions.length === 0 ? (
        <EmptyState icon={<History size={32} aria-hidden />} title={HISTORY_TEXTS.empty}>
          {HISTORY_TEXTS.emptyHint}
        </EmptyState>
      ) : (
        <ol className="flex flex-col">
          {versions.map((entry, index) => (
            <VersionEntry
              key={entry.version}
              entry={entry}
              record={{ name, id }}
              isCurrent={entry.version === version}
              isFirst={index === 0}
              fields={fields}
              zone={zone}
              onRestore={onRestore}
              onGoTo={onGoTo}
            />
          ))}
        </ol>
      )}
    </PagedPanel>
  );
}
