import { useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { pixelsPerUnit } from "@tresen/contract/template/size/presets";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useAtom } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { referenceTo } from "../../admin/form/editors/image/upload-image";
import { GoneDialog } from "../../admin/form/leaving/gone-dialog";
import { LEAVING_TEXTS } from "../../admin/form/leaving/leaving.texts";
import { useLeaveGuard } from "../../admin/form/leaving/leave-guard";
import { FORM_TEXTS } from "../../admin/form/form.texts";
import { useRemoval } from "../../admin/form/use-removal";
import { PictureFault, sendPicture } from "../../admin/media/upload/send-file";
import { canCreate, canWrite } from "../../admin/model/access";
import { RefusalDialog } from "../../admin/refusal/refusal-dialog";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { oneFailed } from "../../shared/failure.texts";
import { useMe } from "../../shared/session";
import { showToast } from "../../shared/toasts";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { Canvas } from "./canvas/canvas";
import { useView } from "./canvas/use-view";
import { ConflictChoice } from "./conflict-choice";
import { useDrawing } from "./data/use-drawing";
import { useSameWarnings } from "./data/use-same-warnings";
import { useLook } from "./data/use-look";
import { EDITOR_TEXTS as texts } from "./editor.texts";
import { EditorContext, type EditorParts } from "./editor-context";
import { EditorHeader } from "./editor-header";
import { EditorPanels } from "./editor-panels";
import { useExample } from "./example/use-example";
import { areRulersShownAtom } from "./guides/guide-settings";
import { keptGuides, useKeptGuides } from "./guides/kept-guides";
import { HelpDialog } from "./help-dialog";
import type { Design } from "./model/design";
import { createEditor, useEditorState } from "./state/editor";
import { dropDraft, readDraft } from "./state/kept-draft";
import { useClipboard } from "./state/use-clipboard";
import { useKeptDraft } from "./state/use-kept-draft";
import { useEditorKeys } from "./use-editor-keys";
import { useRecordPictures } from "./use-record-pictures";
import { useTemplateSave } from "./use-template-save";

/** Pixels that the page needs in both directions before rulers take some of them without being asked for. */
const ROOM_FOR_RULERS = 480;

interface TemplateEditorProps {
  resource: Resource;
  /** The id of the template; `new` for a new one. */
  id: string;
  initial: Design;
  record: AnyRecord | null;
  /** When it was changed last, for a new template that was begun earlier and not saved; otherwise null. */
  restoredAt: number | null;
  onCreated: (id: string) => void;
}

/** The drawing editor: the page in the middle, layers on the left, properties on the right. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { resource, id: openedId, initial, record: loaded, restoredAt, onCreated } = props;
  const me = useMe();
  const navigate = useNavigate();
  const isReadOnly = loaded ? !canWrite({ resource, me, record: loaded }) : !canCreate({ resource, me });
  const user = me.id;
  // A new template that was not saved is offered where one begins.
  const [kept] = useState(() => (isReadOnly || !loaded ? null : readDraft({ user, id: openedId })));
  const isCurrent = kept !== null && kept.version === loaded?.version;
  const [editor] = useState(() =>
    createEditor(initial, {
      restored: isCurrent ? kept.design : undefined,
      guides: keptGuides({ user, id: openedId }),
    }),
  );
  const [notice, setNotice] = useState<"restored" | "offered" | null>(
    restoredAt !== null || isCurrent ? "restored" : kept ? "offered" : null,
  );
  const [saved, setSaved] = useState<Design | null>(loaded ? initial : null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isLeaving = useRef(false);
  const { history, said } = useEditorState(editor);
  const { design } = history.present;
  const { look, currency, shop } = useLook();
  const example = useExample({ source: design.source, shop, currency });
  const { values } = example;
  const drawing = useDrawing({ design, values });
  const warnings = useSameWarnings(drawing.warnings);
  const element = useRef<HTMLDivElement>(null);
  const control = useView({ element, page: design, pixels: pixelsPerUnit(design) });
  const save = useTemplateSave({ resource, loaded, editor, design, saved, onSaved: setSaved, onCreated, isLeaving });
  const { record, isDirty, isSaving, submit, faults } = save;
  const id = record?.id ?? openedId;
  // Until the person answers, an older draft stays as it is.
  useKeptDraft({ editor, user, id, version: record?.version ?? 0, isDirty: isDirty && notice !== "offered" });
  useKeptGuides({ editor, user, id });
  const [chosenRulers, setRulers] = useAtom(areRulersShownAtom);
  const areRulersShown = chosenRulers ?? Math.min(control.area.width, control.area.height) >= ROOM_FOR_RULERS;
  const [isAdding, setIsAdding] = useState(false);
  const upload = async (file: File) => {
    try {
      const { signal } = new AbortController();
      return referenceTo(await sendPicture({ file, onProgress: () => undefined, signal }));
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      showToast({ kind: "error", message: texts.uploadFailed(error.message) });
      return null;
    }
  };
  const clipboard = useClipboard({ editor, id, look, isReadOnly, upload });
  const trySave = (): void => {
    if (!isReadOnly && !isSaving) void submit();
  };
  useEditorKeys({
    editor,
    control,
    isReadOnly,
    onSave: trySave,
    onHelp: () => setIsHelpOpen(true),
    onRulers: () => setRulers(!areRulersShown),
  });
  const guard = useLeaveGuard({
    isUnsaved: () => isDirty && !isReadOnly && !isLeaving.current,
    question: LEAVING_TEXTS,
    save: submit,
  });
  const title = design.name || texts.untitled;
  const pictures = useRecordPictures({
    ...{ example, design, title, id: record?.id ?? null },
    ...{ isUnsaved: isDirty && !isReadOnly, save: submit },
  });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  const { remove, canUndo, refusal, closeRefusal } = useRemoval({
    resource,
    label: title,
    onLeave: () => (isLeaving.current = true),
  });
  const parts = useMemo<EditorParts>(
    () => ({
      ...{ editor, id, isReadOnly, look, currency, data: values.data, timeZone: values.timeZone },
      ...{ bound: drawing.bound, draw: drawing.draw, fonts: drawing.fonts, warnings, faults },
    }),
    [editor, id, isReadOnly, look, currency, values, drawing.bound, drawing.draw, drawing.fonts, warnings, faults],
  );
  const keptAt = restoredAt ?? kept?.at;
  const at = keptAt === undefined ? "" : formatDateTime({ at: keptAt, zone: DEFAULT_TIME_ZONE });
  const discard = (): void => {
    if (restoredAt !== null) return void leaveNew();
    editor.change(() => initial);
    setNotice(null);
  };
  /** Back to where a new template begins. */
  const leaveNew = async (): Promise<void> => {
    isLeaving.current = true;
    dropDraft({ user, id });
    await navigate({ to: "/$resource", params: { resource: resource.name }, replace: true });
  };
  return (
    <EditorContext value={parts}>
      <div
        data-template-editor
        className="@container flex h-full min-h-0 flex-col bg-canvas"
        onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          if (!isReadOnly) clipboard.addFiles(event.dataTransfer.files);
        }}
      >
        <EditorHeader
          resource={resource}
          record={record}
          isDirty={isDirty}
          isSaving={isSaving}
          clipboard={clipboard}
          onSave={trySave}
          onHelp={() => setIsHelpOpen(true)}
          onExport={pictures.openExport}
          onRemove={() => setIsAsking(true)}
        />
        {notice && (
          <div
            role="status"
            className="flex flex-wrap items-center gap-2 border-b border-line bg-info-soft px-3 py-1 text-sm text-info"
          >
            <span className="flex-1">{notice === "restored" ? texts.restored(at) : texts.offered(at)}</span>
            {notice === "offered" && kept && (
              <Button
                size="sm"
                onPress={() => {
                  editor.change(() => kept.design);
                  setNotice(null);
                }}
              >
                {texts.restore}
              </Button>
            )}
            {notice === "restored" && (
              <Button size="sm" variant="ghost" onPress={() => setNotice(null)}>
                {COMMON_TEXTS.close}
              </Button>
            )}
            <Button size="sm" variant="ghost" onPress={notice === "restored" ? discard : () => setNotice(null)}>
              {texts.discard}
            </Button>
          </div>
        )}
        {faults.length > 0 && (
          <div
            role="alert"
            className="max-h-32 overflow-auto border-b border-line bg-danger-soft px-3 py-1 text-sm text-danger"
          >
            {texts.faults}
            <ul>
              {faults.map(({ field = "", message }) => (
                <li key={`${field} ${message}`}>
                  {texts.faultOf({ name: faultName(design, save.fields, field), message })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {pictures.bar}
        <EditorPanels
          control={control}
          areRulersShown={areRulersShown}
          onRulers={setRulers}
          isAdding={isAdding}
          onAdding={setIsAdding}
        >
          <Canvas {...{ element, control, clipboard, areRulersShown, isAdding }} />
        </EditorPanels>
        <span role="status" className="sr-only" key={said.count}>
          {said.text}
        </span>
      </div>
      {guard}
      {pictures.dialogs}
      {isHelpOpen && <HelpDialog onClose={() => setIsHelpOpen(false)} />}
      {save.conflict && save.theirs && (
        <ConflictChoice
          name={resource.name}
          id={id}
          mine={design}
          theirs={save.theirs}
          saved={save.conflict.theirs}
          values={values}
          onMine={() => save.resolve(new Set(save.fields.map(({ key }) => key)))}
          onTheirs={() => save.resolve(new Set())}
          onClose={save.closeConflict}
        />
      )}
      {record && save.gone && (
        <GoneDialog
          resource={resource}
          record={record}
          draft={save.gone}
          zone={DEFAULT_TIME_ZONE}
          onLeave={() => (isLeaving.current = true)}
          onDiscard={() => window.history.back()}
          onClose={save.closeGone}
        />
      )}
      {record && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={() => remove(record)}
          title={FORM_TEXTS.askRemoval(resource.one)}
          confirmLabel={COMMON_TEXTS.remove}
          isDangerous
        >
          {canUndo ? FORM_TEXTS.removalUndoable(title) : FORM_TEXTS.removal(title)}
        </ConfirmDialog>
      )}
      {refusal && (
        <RefusalDialog
          title={oneFailed({ resource, verb: "remove" })}
          one={resource.one}
          refusals={[refusal]}
          onClose={closeRefusal}
        />
      )}
    </EditorContext>
  );
}

/** What a fault belongs to: a field of the template, or a layer by its name. */
function faultName(design: Design, fields: readonly { key: string; title: string }[], field: string): string {
  const [key = "", place = ""] = field.split(".");
  const title = fields.find((one) => one.key === key)?.title ?? field;
  const layer = key === "layers" && place !== "" ? design.layers[Number(place)] : undefined;
  return layer ? layer.name || `${title} ${Number(place) + 1}` : title;
}
