import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import { History, RotateCcw, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { failureDetail, failureText } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { useMe } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { EmptyState } from "../../shared/ui/states";
import { HistoryPanel } from "../form/history/history-panel";
import { PagedPanel } from "../form/history/paged-panel";
import { useRecordZone } from "../form/use-record-zone";
import { fieldsOf } from "../model/schema-fields";
import { keepRecord } from "../queries";
import { type Removed, removedOf, removedQueries, restoreRemoved } from "./removed-queries";
import { REMOVED_TEXTS } from "./removed.texts";

interface RemovedPanelProps {
  resource: Resource;
  onClose: () => void;
}

/** The removed records of a resource, with their versions and a way to have them back. */
export default function RemovedPanel({ resource, onClose }: RemovedPanelProps) {
  const pages = useInfiniteQuery(removedQueries.of(resource.name));
  const entries = useMemo(() => removedOf(pages.data?.pages.flatMap((page) => page.data) ?? []), [pages.data]);
  const [shown, setShown] = useState<Removed | null>(null);
  const fields = useMemo(() => fieldsOf(resource.fields), [resource]);
  const zone = useRecordZone({ resource: null, record: {}, me: useMe() });
  const restoring = useRestore({ resource, onClose });
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

/** Restores a record and opens its form; a failed call has an entry. */
function useRestore({ resource, onClose }: RemovedPanelProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const restoring = useMutation({
    mutationFn: (removed: Removed) => restoreRemoved({ resource, removed }),
    onSuccess: (record) => {
      if (!record) return showToast({ kind: "error", message: REMOVED_TEXTS.notKept });
      showToast({ kind: "success", message: REMOVED_TEXTS.restored(resource.one) });
      keepRecord({ client, name: resource.name, record });
      onClose();
      void navigate({ to: "/$resource/$id", params: { resource: resource.name, id: record.id } });
    },
    onError: (error, removed) =>
      showToast({
        kind: "error",
        message: failureText(error, oneFailed({ resource, verb: "create" })),
        detail: failureDetail(error),
        about: `restore ${removed.id}`,
        retry: (): Promise<unknown> => restoring.mutateAsync(removed),
      }),
  });
  return restoring;
}
