import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import { History, RotateCcw, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { EmptyState } from "../../shared/ui/states";
import { HistoryPanel } from "../form/history/history-panel";
import { PagedPanel } from "../form/history/paged-panel";
import { useRecordZone } from "../form/use-record-zone";
import { fieldsOf } from "../model/schema-fields";
import { type Removed, removedOf, removedQueries } from "./removed-queries";
import { REMOVED_TEXTS } from "./removed.texts";
import { useRestore } from "./use-restore";

interface RemovedPanelProps {
  resource: Resource;
  onClose: () => void;
}

/** The removed records of a resource, with their versions and a way to have them back. */
export default function RemovedPanel({ resource, onClose }: RemovedPanelProps) {
  const pages = useInfiniteQuery(removedQueries.of(resource.name));
  const entries = useMemo(
    () => removedOf({ resource, entries: pages.data?.pages.flatMap((page) => page.data) ?? [] }),
    [resource, pages.data],
  );
  const [shown, setShown] = useState<Removed | null>(null);
  const fields = useMemo(() => fieldsOf(resource.fields), [resource]);
  const zone = useRecordZone({ resource: null, record: {}, me: useMe() });
  const navigate = useNavigate();
  const restoring = useRestore({
    resource,
    onRestored: ({ id }) => {
      onClose();
      void navigate({ to: "/$resource/$id", params: { resource: resource.name, id } });
    },
  });
  if (shown)
    return (
      <HistoryPanel
        name={resource.name}
        id={shown.id}
        title={shown.title}
        version={0}
        fields={fields}
        zone={zone}
        onClose={() => setShown(null)}
      />
    );
  return (
    <PagedPanel
      title={REMOVED_TEXTS.title(resource.many)}
      onClose={onClose}
      pages={pages}
      failure={REMOVED_TEXTS.failed}
      more={REMOVED_TEXTS.more}
    >
      {entries.length === 0 && !pages.hasNextPage ? (
        <EmptyState icon={<Trash2 size={32} aria-hidden />} title={REMOVED_TEXTS.none} />
      ) : (
        <>
          <p className="border-b border-line px-5 py-3 text-sm text-muted">{REMOVED_TEXTS.hint}</p>
          <ul>
            {entries.map((removed) => (
              <li key={removed.id} className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-3">
                <div className="min-w-40 flex-1 text-sm wrap-anywhere">
                  <p className="font-medium">{removed.title}</p>
                  <p className="text-muted tabular-nums">
                    {REMOVED_TEXTS.by({ at: formatDateTime({ at: Date.parse(removed.at), zone }), name: removed.by })}
                  </p>
                </div>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={REMOVED_TEXTS.versionsOf(removed.title)}
                  onPress={() => setShown(removed)}
                >
                  <History size={16} aria-hidden /> {REMOVED_TEXTS.versions}
                </Button>
                <Button
                  size="sm"
                  aria-label={REMOVED_TEXTS.restoreOf(removed.title)}
                  isDisabled={restoring.isPending}
                  onPress={() => restoring.mutate(removed)}
                >
                  <RotateCcw size={16} aria-hidden /> {REMOVED_TEXTS.restore}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedPanel>
  );
}
