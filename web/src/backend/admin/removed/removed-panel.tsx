import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import { History, RotateCcw, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { useMe } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { SidePanel } from "../../shared/ui/dialog";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { HistoryPanel } from "../form/history/history-panel";
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
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    removedQueries.of(resource.name),
  );
  const entries = useMemo(() => removedOf(data?.pages.flatMap((page) => page.data) ?? []), [data]);
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
    <SidePanel isOpen onClose={onClose} title={REMOVED_TEXTS.title(resource.many)}>
      {error && !data ? (
        <ErrorState
          message={REMOVED_TEXTS.failed}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3 p-5">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </div>
      ) : entries.length === 0 && !hasNextPage ? (
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
      {hasNextPage && (
        <div className="px-5 py-4">
          <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {REMOVED_TEXTS.more}
          </Button>
        </div>
      )}
    </SidePanel>
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
