import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ConfigRecord, configFields } from "@tresen/contract/config/config";
import { formatDateTime } from "@tresen/contract/kit/time";
import { useNavigate } from "@tanstack/react-router";
import { History } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { configQueries } from "../../shared/config";
import { failureDetail } from "../../shared/failure";
import { FAILURES } from "../../shared/failure.texts";
import { useMe } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { IconButton } from "../../shared/ui/button";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { type Draft, draftOf } from "../model/draft";
import { fieldsOf } from "../model/schema-fields";
import type { Screen } from "../screen";
import { ConflictDialog } from "./conflict-dialog";
import { HistoryPanel, type HistoryPanelProps } from "./history/history-panel";
import { HISTORY_TEXTS } from "./history/history.texts";
import { RecordForm } from "./record-form";
import { SettingsSearch } from "./settings/settings-search";
import { type Edited, useEdited, useRecordForm } from "./use-record-form";
import { useRecordZone } from "./use-record-zone";
import { useSave } from "./use-save";
import { useUndo } from "./undo/use-undo";

/** What the address of the configuration leads to. */
export interface ConfigSearch {
  /** The path of a field. */
  field?: string | undefined;
  panel?: "history" | undefined;
  /** The title of a section. */
  section?: string | undefined;
}

const fields = fieldsOf(configFields);

/** The page of the shop's configuration, with the same form as a record. */
export function ConfigPage({ screen, ...search }: ConfigSearch & { screen: Screen }) {
  const { data, error, refetch, isFetching } = useQuery({ ...configQueries.one(), refetchOnWindowFocus: false });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.config);
  }, []);
  if (data) return <ConfigEditor loaded={data} screen={screen} {...search} />;
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

function ConfigEditor({
  loaded,
  screen,
  field,
  panel,
  section,
}: { loaded: ConfigRecord; screen: Screen } & ConfigSearch) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const { record: config, since, edit, follow } = useEdited(loaded);
  const initial = useMemo(() => draftOf({ fields, record: config }), [config]);
  const form = useRecordForm({ fields, initial, since });
  const zone = useRecordZone({ resource: null, record: form.draft, me: useMe() });
  const offerUndo = useUndo({ about: "undo config", isDirty: form.isDirty });
  const save = ({ base, draft }: { base: ConfigRecord | null; draft: Draft }) =>
    call("POST /api/config", { body: { ...draft, version: base?.version } });
  const keep = ({ record, ...rest }: Edited<ConfigRecord>): void => {
    edit({ record, ...rest });
    client.setQueryData(configQueries.one().queryKey, record);
  };
  const { submit, isSaving, conflict, closeConflict, resolve } = useSave<ConfigRecord>({
    fields,
    schema: configFields,
    form,
    base: config,
    save,
    reload: () => call("GET /api/config"),
    onReloaded: (theirs) => keep({ record: theirs, since: form.draft }),
    failure: FAILURES.saveConfig,
    onSaved: (saved, { shown, former }) => {
      if (former)
        offerUndo({
          label: PAGE_TITLES.config,
          saved,
          former,
          save,
          onUndone: (record) => keep({ record }),
          failure: FAILURES.saveConfig,
        });
      else showToast({ kind: "success", message: COMMON_TEXTS.saved });
      keep({ record: saved, since: shown });
    },
  });
  follow({ isBusy: form.isDirty || isSaving });
  const show = (search: ConfigSearch) => void navigate({ to: "/config", search, replace: true });
  const restore: HistoryPanelProps["onRestore"] = ({ record, at }) => {
    form.replaceDraft(draftOf({ fields, record }));
    show({});
    showToast({ kind: "success", message: HISTORY_TEXTS.restored(formatDateTime({ at: Date.parse(at), zone })) });
  };
  return (
    <>
      <RecordForm
        title={PAGE_TITLES.config}
        commands={
          <IconButton label={HISTORY_TEXTS.title} onPress={() => show({ panel: "history" })}>
            <History size={20} aria-hidden />
          </IconButton>
        }
        editors={screen.fields}
        sections={(screen.sections ?? []).map(({ title, isAbove, Section }) => ({
          title,
          isAbove,
          content: <Section record={null} draft={form.draft} onChange={form.setDraft} />,
        }))}
        fields={fields}
        form={form}
        isNew={false}
        zone={zone}
        target={field}
        onTarget={(path) => show({ field: path })}
        section={section}
        onSection={(title) => show({ section: title })}
        search={({ onGoTo }) => <SettingsSearch fields={fields} onGoTo={onGoTo} />}
        isSaving={isSaving}
        isLeaving={isLeaving}
        onSave={submit}
        onDiscard={() => form.replaceDraft(initial)}
      />
      {conflict && (
        <ConflictDialog
          name="config"
          id="config"
          theirs={conflict.theirs}
          changes={conflict.changes}
          zone={zone}
          onChoose={resolve}
          onClose={closeConflict}
        />
      )}
      {panel === "history" && (
        <HistoryPanel
          name="config"
          id="config"
          title={PAGE_TITLES.config}
          version={config.version}
          fields={fields}
          zone={zone}
          onRestore={restore}
          onGoTo={(path) => show({ field: path })}
          onClose={() => show({})}
        />
      )}
    </>
  );
}
