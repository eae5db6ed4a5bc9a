import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { uploadPermissions } from "@tresen/contract/media/upload-record/upload-record.permissions";
import { UPLOAD_RECORDS_TITLE } from "@tresen/contract/media/upload-record/upload-record.texts";
import { Paperclip } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "../../../shared/api";
import { branchQueries, useZoneOf } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { Input } from "../../shared/ui/input";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { useTypedText } from "../../shared/use-typed-text";
import { useIsShown } from "../../shared/visibility";
import { EditUploadDialog } from "./edit-upload-dialog";
import { type UploadFilter, uploadQueries } from "./upload-queries";
import { UploadRow } from "./upload-row";
import { UPLOAD_TEXTS } from "./upload.texts";

const SEARCH_PAUSE = 300;

interface UploadsPageProps {
  search: UploadFilter;
  onSearch: (search: UploadFilter) => void;
}

/** The files that customers have sent, newest first. */
export function UploadsPage({ search: filter, onSearch }: UploadsPageProps) {
  const client = useQueryClient();
  const isShown = useIsShown("customer");
  const [typed, setTyped] = useTypedText({
    value: filter.search ?? "",
    pause: SEARCH_PAUSE,
    onChange: (search) => onSearch({ ...filter, search: search || undefined }),
  });
  const list = useInfiniteQuery({
    ...uploadQueries.list(filter),
    placeholderData: (previous) => previous,
    enabled: isShown,
  });
  const records = list.data?.pages.flatMap(({ data }) => data) ?? [];
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(UPLOAD_RECORDS_TITLE);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-col gap-3 border-b border-line bg-surface px-4 py-3">
        <div>
          <h1 className="text-xl font-semibold">{UPLOAD_RECORDS_TITLE}</h1>
          <p className="max-w-prose text-sm text-muted">{UPLOAD_TEXTS.intro}</p>
        </div>
        {filter.order === undefined ? (
          <Input
            type="search"
            label={UPLOAD_TEXTS.search}
            isLabelHidden
            placeholder={UPLOAD_TEXTS.search}
            value={typed}
            maxLength={100}
            onChange={setTyped}
            className="max-w-md"
          />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <p>{UPLOAD_TEXTS.ofOrder}</p>
            <Button onPress={() => onSearch({})}>{UPLOAD_TEXTS.allOrders}</Button>
          </div>
        )}
      </header>
      <div className={`min-h-60 flex-1 ${list.isPlaceholderData ? "opacity-60" : ""}`}>
        {!isShown ? (
          <p className="p-6 text-muted">{UPLOAD_TEXTS.hidden}</p>
        ) : records.length > 0 ? (
          <UploadList
            records={records}
            onChanged={() => void client.invalidateQueries({ queryKey: uploadQueries.key })}
          />
        ) : list.isPending ? (
          <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3 p-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        ) : list.error ? (
          <ErrorState
            message={failureText(list.error, UPLOAD_TEXTS.loadFailed)}
            detail={failureDetail(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : !list.hasNextPage ? (
          <Nothing isFiltered={filter.search !== undefined || filter.order !== undefined} />
        ) : null}
        {isShown && (records.length > 0 || list.hasNextPage) && (
          <footer className="flex flex-wrap items-center gap-4 p-4 text-sm text-muted">
            <span role="status">{UPLOAD_TEXTS.shown({ count: records.length, hasMore: list.hasNextPage })}</span>
            {list.hasNextPage && (
              <Button onPress={() => void list.fetchNextPage()} isDisabled={list.isFetchingNextPage}>
                {list.isFetchingNextPage ? UPLOAD_TEXTS.loadingMore : UPLOAD_TEXTS.more}
              </Button>
            )}
          </footer>
        )}
      </div>
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }): ReactNode {
  const icon = <Paperclip size={32} aria-hidden />;
  return isFiltered ? (
    <EmptyState icon={icon} title={UPLOAD_TEXTS.noneFound} />
  ) : (
    <EmptyState icon={icon} title={UPLOAD_TEXTS.none}>
      {UPLOAD_TEXTS.noneHint}
    </EmptyState>
  );
}

function UploadList({ records, onChanged }: { records: readonly UploadRecord[]; onChanged: () => void }) {
  const may = useMay();
  const zoneOf = useZoneOf();
  const { data: branches = [] } = useQuery(branchQueries.all());
  const [edited, setEdited] = useState<UploadRecord | null>(null);
  const [asked, setAsked] = useState<UploadRecord | null>(null);
  const remove = async ({ id }: UploadRecord): Promise<void> => {
    try {
      await call("DELETE /api/uploads/{id}", { params: { id } });
      showToast({ kind: "success", message: UPLOAD_TEXTS.removed });
    } catch (failure) {
      showToast({
        kind: "error",
        message: failureText(failure, UPLOAD_TEXTS.removeFailed),
        error: failure,
      });
    }
    onChanged();
  };
  return (
    <>
      <ul aria-label={UPLOAD_TEXTS.list}>
        {records.map((record) => (
          <UploadRow
            key={record.id}
            record={record}
            zone={zoneOf(record.branch ?? "")}
            branchName={branches.length > 1 ? branches.find(({ id }) => id === record.branch)?.name : undefined}
            mayHandle={may({
              permission: uploadPermissions.handle,
              ...(record.branch === null ? {} : { branch: record.branch }),
            })}
            onEdit={() => setEdited(record)}
            onRemove={() => setAsked(record)}
          />
        ))}
      </ul>
      {edited && (
        <EditUploadDialog
          record={edited}
          zone={zoneOf(edited.branch ?? "")}
          onSaved={onChanged}
          onClose={() => setEdited(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          isDangerous
          title={UPLOAD_TEXTS.removeTitle(asked.name)}
          confirmLabel={COMMON_TEXTS.remove}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.expiresAt === null ? UPLOAD_TEXTS.removeUsed : UPLOAD_TEXTS.removeUnused}
        </ConfirmDialog>
      )}
    </>
  );
}
