import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ConfigRecord, configFields } from "@tresen/contract/config/config";
import { useEffect, useMemo, useRef } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { configQueries } from "../../shared/config";
import { failureDetail } from "../../shared/failure";
import { FAILURES } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { draftOf } from "../model/draft";
import { fieldsOf } from "../model/schema-fields";
import { ConflictDialog } from "./conflict-dialog";
import { RecordForm } from "./record-form";
import { useLoadedContext } from "./use-cell-context";
import { useRecordForm } from "./use-record-form";
import { useSave } from "./use-save";

const fields = fieldsOf(configFields);

/** The page of the shop's configuration, with the same form as a record. */
export function ConfigPage() {
  const { data, error, refetch, isFetching } = useQuery({ ...configQueries.one(), refetchOnWindowFocus: false });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.config);
  }, []);
  if (data) return <ConfigEditor key={data.version} config={data} />;
  if (error)
    return (
      <ErrorState
        message={FAILURES.config}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={COMMON_TEXTS.loading} className="p-6">
      <Skeleton className="h-96" />
    </div>
  );
}

function ConfigEditor({ config }: { config: ConfigRecord }) {
  const client = useQueryClient();
  const context = useLoadedContext();
  const isLeaving = useRef(false);
  const initial = useMemo(() => draftOf({ fields, record: config }), [config]);
  const form = useRecordForm({ fields, initial });
  const { submit, isSaving, conflict, closeConflict, overwrite, merge } = useSave<ConfigRecord>({
    fields,
    schema: configFields,
    form,
    base: config,
    save: ({ base, draft }) => call("POST /api/config", { body: { ...draft, version: base?.version } }),
    reload: () => call("GET /api/config"),
    failure: FAILURES.saveConfig,
    onSaved: (saved) => {
      showToast({ kind: "success", message: COMMON_TEXTS.saved });
      client.setQueryData(configQueries.one().queryKey, saved);
    },
  });
  return (
    <>
      <RecordForm
        title={PAGE_TITLES.config}
        fields={fields}
        form={form}
        isNew={false}
        isSaving={isSaving}
        isLeaving={isLeaving}
        onSave={submit}
        onDiscard={() => form.setDraft(initial)}
      />
      {conflict && (
        <ConflictDialog
          theirs={conflict.theirs}
          changes={conflict.changes}
          context={context}
          zone="Europe/Vienna"
          onReload={() => client.setQueryData(configQueries.one().queryKey, conflict.theirs)}
          onOverwrite={overwrite}
          onMerge={merge}
          onClose={closeConflict}
        />
      )}
    </>
  );
}
