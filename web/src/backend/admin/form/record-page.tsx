import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, isMissing } from "../../shared/failure";
import { oneFailed } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import { useMe } from "../../shared/session";
import { buttonClass } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { ErrorState } from "../../shared/ui/states";
import { canWrite, withheldFields } from "../model/access";
import { copyOf } from "../model/copy";
import { type Draft, draftOf, emptyDraft } from "../model/draft";
import { fieldsOf, withoutFields } from "../model/schema-fields";
import { keepRecord, labelOf, resourceQueries, saveRecord } from "../queries";
import { PLAIN_SCREEN, type RecordAction, type Screen } from "../screen";
import { RefusalDialog } from "../refusal/refusal-dialog";
import { ConflictDialog } from "./conflict-dialog";
import { focusField } from "./error-summary";
import { FORM_TEXTS } from "./form.texts";
import { HistoryPanel } from "./history/history-panel";
import { HISTORY_TEXTS } from "./history/history.texts";
import { GoneDialog } from "./leaving/gone-dialog";
import { RecordCommands } from "./record-commands";
import { RecordForm } from "./record-form";
import { RecordSkeleton } from "./record-skeleton";
import { RecordSummary } from "./record-summary";
import { useRecordForm } from "./use-record-form";
import { useRemoval } from "./use-removal";
import { useRecordZone } from "./use-record-zone";
import { useSave } from "./use-save";
import { useUndo } from "./use-undo";

interface RecordPageProps {
  resource: Resource;
  /** The id of the record, or `new`. */
  id: string;
  copy: string | undefined;
  /** The path of the field that the address leads to. */
  field?: string | undefined;
  panel?: "history" | undefined;
  screen?: Screen;
}

/** The page of one record of any resource: loads it and lets the person edit, duplicate and delete it. */
export function RecordPage({ resource, id, copy, field, panel, screen = PLAIN_SCREEN }: RecordPageProps) {
  const isNew = id === "new";
  const source = isNew ? copy : id;
  // The record is not reloaded while it is being edited. Saving detects whether somebody else saved meanwhile.
  const { data, error, refetch, isFetching } = useQuery({
    ...resourceQueries.one({ name: resource.name, id: source ?? "" }),
    enabled: source !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (source === undefined)
    return <RecordEditor key="new" {...{ resource, screen, field, panel }} record={null} copied={null} />;
  if (data)
    return (
      <RecordEditor
        key={`${id}-${data.id}-${data.version}`}
        {...{ resource, screen, field, panel }}
        record={isNew ? null : data}
        copied={isNew ? data : null}
      />
    );
  if (error)
    return (
      <ErrorState
        message={oneFailed({ resource, verb: "load" })}
        detail={isMissing(error) ? FORM_TEXTS.gone : failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          <Link to="/$resource" params={{ resource: resource.name }} className={buttonClass({ variant: "ghost" })}>
            <ArrowLeft size={16} aria-hidden /> {FORM_TEXTS.backTo(resource.many)}
          </Link>
        }
      />
    );
  return <RecordSkeleton />;
}

function RecordEditor({
  resource,
  screen,
  record,
  copied,
  field,
  panel,
}: Pick<RecordPageProps, "field" | "panel"> & {
  resource: Resource;
  screen: Screen;
  record: AnyRecord | null;
  copied: AnyRecord | null;
}) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const [open, setOpen] = useState<RecordAction | null>(null);
  const isNew = record === null;
  const withheld = useMemo(() => (record ? withheldFields({ resource, me, record }) : null), [resource, me, record]);
  // Fields that the person may not see are neither shown nor sent; the server keeps their values.
  const schema = useMemo(
    () => withoutFields({ schema: enteredFields({ resource, isNew }), names: withheld?.hidden }),
    [resource, isNew, withheld],
  );
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const initial = useMemo(
    () =>
      record ? draftOf({ fields, record }) : copied ? copyOf({ resource, fields, record: copied }) : emptyDraft(fields),
    [fields, record, copied, resource],
  );
  // The fields of a record that somebody else has removed meanwhile.
  const entered = useLocation({ select: ({ state }) => state.draft });
  const form = useRecordForm({ fields, initial, entered: isNew ? entered : undefined });
  const title = record ? labelOf({ resource, record }) : FORM_TEXTS.create(resource.one);
  const { name } = resource;

  const values = useMemo(() => ({ ...form.draft, ...(record ? { id: record.id } : {}) }), [form.draft, record]);
  const zone = useRecordZone({ resource, record: values, me });
  const offerUndo = useUndo({ about: `undo ${name} ${record?.id ?? ""}`, isDirty: form.isDirty });
  const save = ({ base, draft }: { base: AnyRecord | null; draft: Draft }) => saveRecord({ name, base, draft });
  const failure = oneFailed({ resource, verb: record ? "update" : "create" });
  const keep = (kept: AnyRecord): void => keepRecord({ client, name, record: kept });

  const { submit, isSaving, gone, closeGone, conflict, closeConflict, resolve } = useSave<AnyRecord>({
    fields,
    schema,
    form,
    base: record,
    save,
    reload: () =>
      client.fetchQuery({
        ...resourceQueries.one({ name, id: record?.id ?? "" }),
        queryKey: ["resource", name, "fresh", record?.id ?? ""],
        gcTime: 0,
      }),
    failure,
    onReloaded: keep,
    onSaved: (saved, undoable) => {
      isLeaving.current = true;
      if (undoable)
        offerUndo({ label: labelOf({ resource, record: saved }), saved, ...undoable, save, onUndone: keep, failure });
      else showToast({ kind: "success", message: record ? COMMON_TEXTS.saved : FORM_TEXTS.created(resource.one) });
      keep(saved);
      if (!record) void navigate({ to: "/$resource/$id", params: { resource: name, id: saved.id }, replace: true });
    },
  });

  const { remove, isRemoving, refusal, closeRefusal } = useRemoval({
    resource,
    label: title,
    onLeave: () => (isLeaving.current = true),
  });

  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  // A duplicate first needs a name of its own.
  useEffect(() => {
    if (copied) focusField(resource.title[0] ?? "");
  }, [copied, resource]);

  const restore = ({ record: older, at }: { record: Readonly<Record<string, unknown>>; at: string }): void => {
    const changeable = fields.filter(({ key }) => !withheld?.locked.has(key));
    form.replaceDraft({ ...form.draft, ...draftOf({ fields: changeable, record: older }) });
    onPanel(undefined);
    showToast({ kind: "success", message: HISTORY_TEXTS.restored(formatDateTime({ at: Date.parse(at), zone })) });
  };
  const onTarget = (path: string) =>
    void navigate({
      to: "/$resource/$id",
      params: { resource: name, id: record?.id ?? "new" },
      search: (before) => ({ ...before, field: path, panel: undefined }),
      replace: true,
    });
  const onPanel = (opened: "history" | undefined) =>
    void navigate({
      to: "/$resource/$id",
      params: { resource: name, id: record?.id ?? "new" },
      search: (before) => ({ ...before, panel: opened }),
    });

  return (
    <>
      <RecordForm
        title={title}
        back={
          <Link
            to="/$resource"
            params={{ resource: name }}
            activeOptions={{ exact: true }}
            aria-label={FORM_TEXTS.backTo(resource.many)}
            className="grid size-9 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
          >
            <ArrowLeft size={20} aria-hidden />
          </Link>
        }
        commands={
          record && (
            <RecordCommands
              resource={resource}
              screen={screen}
              record={record}
              onAction={setOpen}
              onHistory={() => onPanel("history")}
              onRemove={() => setIsAsking(true)}
            />
          )
        }
        editors={screen.fields}
        sections={(screen.sections ?? []).map(({ title: heading, Section }) => ({
          title: heading,
          content: <Section record={record} draft={form.draft} onChange={form.setDraft} />,
        }))}
        summary={
          record && (
            <RecordSummary
              resource={resource}
              record={record}
              draft={form.draft}
              fields={fields}
              zone={zone}
              shopPath={screen.shopPath?.(record) ?? null}
            />
          )
        }
        fields={fields}
        form={form}
        isNew={isNew}
        isReadOnly={record !== null && !canWrite({ resource, me, record })}
        locked={withheld?.locked}
        zone={zone}
        target={field}
        onTarget={onTarget}
        isSaving={isSaving || isRemoving}
        isLeaving={isLeaving}
        onSave={submit}
        onDiscard={() => form.replaceDraft(initial)}
      />
      {conflict && (
        <ConflictDialog
          theirs={conflict.theirs}
          changes={conflict.changes}
          zone={zone}
          onChoose={resolve}
          onClose={closeConflict}
        />
      )}
      {record && gone && (
        <GoneDialog
          resource={resource}
          record={record}
          draft={gone}
          zone={zone}
          onLeave={() => (isLeaving.current = true)}
          onDiscard={() => navigate({ to: "/$resource", params: { resource: name }, replace: true })}
          onClose={closeGone}
        />
      )}
      {record && panel === "history" && (
        <HistoryPanel
          name={name}
          id={record.id}
          title={title}
          version={record.version}
          fields={fields}
          zone={zone}
          onRestore={canWrite({ resource, me, record }) ? restore : undefined}
          onGoTo={onTarget}
          onClose={() => onPanel(undefined)}
        />
      )}
      {record && open && <open.Dialog record={record} onClose={() => setOpen(null)} />}
      {record && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={() => remove(record.id)}
          title={FORM_TEXTS.askRemoval(resource.one)}
          confirmLabel={COMMON_TEXTS.remove}
          isDangerous
        >
          {FORM_TEXTS.removal(title)}
        </ConfirmDialog>
      )}
      {refusal && (
        <RefusalDialog title={oneFailed({ resource, verb: "remove" })} refusals={[refusal]} onClose={closeRefusal} />
      )}
    </>
  );
}
