import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { oneFailed } from "../../shared/failure.texts";
import { showToast } from "../../shared/toasts";
import { useMe } from "../../shared/session";
import { usePasteRecord } from "../clipboard/paste-record";
import { recordClip } from "../clipboard/record-clip";
import { useClipKeys } from "../clipboard/use-clip-keys";
import { askAfter } from "../follow-up";
import { searchBefore, useRecordPlace } from "../list/list-place";
import { canCreate, canWrite, withheldFields } from "../model/access";
import { copyOf } from "../model/copy";
import { type Draft, draftOf, emptyDraft } from "../model/draft";
import { fieldsOf, servedFieldsOf, withoutFields } from "../model/schema-fields";
import { keepRecord, labelOf, resourceQueries, saveRecord } from "../queries";
import type { RecordAction, Screen } from "../screen";
import { RefusalDialog } from "../refusal/refusal-dialog";
import { REFUSAL_TEXTS } from "../refusal/refusal.texts";
import { ConflictDialog } from "./conflict-dialog";
import { focusField } from "./error-summary";
import { FORM_TEXTS } from "./form.texts";
import { RemovalQuestion } from "./leaving/removal-question";
import { HistoryPanel } from "./history/history-panel";
import { HISTORY_TEXTS } from "./history/history.texts";
import { GoneDialog } from "./leaving/gone-dialog";
import { RecordCommands } from "./record-commands";
import { RecordForm } from "./record-form";
import { RecordSummary } from "./record-summary";
import { type Edited, useEdited, useRecordForm } from "./use-record-form";
import { useRemoval } from "./use-removal";
import { useRecordZone } from "./use-record-zone";
import { useConfirmation } from "./use-confirmation";
import { useSave } from "./use-save";
import { useUndo } from "./undo/use-undo";

interface RecordEditorProps {
  resource: Resource;
  screen: Screen;
  /** The record as it was loaded; null for a new one. */
  loaded: AnyRecord | null;
  /** The record that a new one is copied from. */
  copied: AnyRecord | null;
  /** The path of the field that the address leads to. */
  field: string | undefined;
  panel: "history" | undefined;
  onCreated: (id: string) => void;
}

/** The form of one record with its commands and dialogs. */
export function RecordEditor({ resource, screen, loaded, copied, field, panel, onCreated }: RecordEditorProps) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const [open, setOpen] = useState<RecordAction | null>(null);
  const { record, since, edit, follow } = useEdited(loaded);
  const isNew = record === null;
  const withheld = useMemo(() => (record ? withheldFields({ resource, me, record }) : null), [resource, me, record]);
  // Fields that the person may not see are neither shown nor sent; the server keeps their values.
  const schema = useMemo(
    () => withoutFields({ schema: enteredFields({ resource, isNew }), names: withheld?.hidden }),
    [resource, isNew, withheld],
  );
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const told = useMemo(() => [...fields, ...servedFieldsOf(resource.fields)], [fields, resource]);
  const initial = useMemo(
    () =>
      record ? draftOf({ fields, record }) : copied ? copyOf({ resource, fields, record: copied }) : emptyDraft(fields),
    [fields, record, copied, resource],
  );
  // The fields of a record that somebody else has removed meanwhile.
  const entered = useLocation({ select: ({ state }) => state.draft });
  const form = useRecordForm({ fields, initial, since, entered: isNew ? entered : undefined });
  const title = record ? labelOf({ resource, record }) : FORM_TEXTS.create(resource.one);
  const { name } = resource;
  const listed = { resource: name, id: record?.id };
  useRecordPlace(listed);

  const values = useMemo(() => ({ ...form.draft, ...(record ? { id: record.id } : {}) }), [form.draft, record]);
  const zone = useRecordZone({ resource, record: values, me });
  const offerUndo = useUndo({ about: `undo ${name} ${record?.id ?? ""}`, isDirty: form.isDirty });
  const save = ({ base, draft }: { base: AnyRecord | null; draft: Draft }) => saveRecord({ name, base, draft });
  const failure = oneFailed({ resource, verb: record ? "update" : "create" });
  const keep = (kept: Edited<AnyRecord>): void => {
    edit(kept);
    keepRecord({ client, name, record: kept.record });
  };

  const paste = usePasteRecord(resource);
  useClipKeys({
    onCopy: () => record && recordClip({ resource, values: { ...record, ...form.draft } }),
    onPaste: (clip) => canCreate({ resource, me }) && paste(clip),
  });
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
    onReloaded: (theirs) => keep({ record: theirs, since: form.draft }),
    onSaved: (saved, { shown, former }) => {
      const label = labelOf({ resource, record: saved });
      if (former) offerUndo({ label, saved, former, save, onUndone: (undone) => keep({ record: undone }), failure });
      else showToast({ kind: "success", message: record ? COMMON_TEXTS.saved : FORM_TEXTS.created(resource.one) });
      keep({ record: saved, since: shown });
      askAfter({ screen, before: record, record: saved });
      if (!record && !isLeaving.current) void showCreated(saved.id);
    },
  });
  const { confirmed, question } = useConfirmation({ screen, before: record, draft: form.draft });
  follow({ isBusy: form.isDirty || isSaving });
  const showCreated = async (id: string): Promise<void> => {
    onCreated(id);
    isLeaving.current = true;
    await navigate({ to: "/$resource/$id", params: { resource: name, id }, replace: true });
    isLeaving.current = false;
  };

  const { remove, canUndo, isRemoving, refusal, refuse, closeRefusal } = useRemoval({
    resource,
    label: title,
    onLeave: () => (isLeaving.current = true),
  });

  /** What is used is not asked about, since it could not be removed: what uses it is told at once. */
  const askRemoval = async (): Promise<void> => {
    const records = record && screen.usesOf ? await screen.usesOf(record).catch(() => []) : [];
    if (!record || records.length === 0) return setIsAsking(true);
    refuse({ id: record.id, label: title, message: REFUSAL_TEXTS.usedBy(resource.one), records });
  };

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
        title={record && screen.Heading ? <screen.Heading record={record} title={title} /> : title}
        id={record?.id}
        back={
          <Link
            to="/$resource"
            params={{ resource: name }}
            search={searchBefore(listed)}
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
              onRemove={() => void askRemoval()}
            />
          )
        }
        editors={screen.fields}
        entries={screen.entries}
        summaries={screen.summaries}
        pastes={screen.pastes}
        sections={(screen.sections ?? [])
          .filter(({ isOffered }) => isOffered?.(record) ?? true)
          .map(({ title: heading, isAbove, Section }) => ({
            title: heading,
            isAbove,
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
        onSave={() => confirmed(submit)}
        onDiscard={() => form.replaceDraft(initial)}
      />
      {conflict && (
        <ConflictDialog
          name={name}
          id={conflict.theirs.id}
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
          movedTo={screen.movedTo}
          onLeave={() => (isLeaving.current = true)}
          onDiscard={() =>
            navigate({ to: "/$resource", params: { resource: name }, search: searchBefore(listed), replace: true })
          }
          onClose={closeGone}
        />
      )}
      {record && panel === "history" && (
        <HistoryPanel
          name={name}
          id={record.id}
          title={title}
          version={record.version}
          fields={told}
          zone={zone}
          onRestore={canWrite({ resource, me, record }) ? restore : undefined}
          onGoTo={onTarget}
          onClose={() => onPanel(undefined)}
        />
      )}
      {question}
      {record && open && <open.Dialog record={record} onClose={() => setOpen(null)} />}
      {record && isAsking && (
        <RemovalQuestion
          {...{ resource, screen, record, title, canUndo }}
          onConfirm={() => remove(record)}
          onClose={() => setIsAsking(false)}
        />
      )}
      {refusal && (
        <RefusalDialog
          title={oneFailed({ resource, verb: "remove" })}
          one={resource.one}
          refusals={[refusal]}
          onClose={closeRefusal}
        />
      )}
    </>
  );
}
