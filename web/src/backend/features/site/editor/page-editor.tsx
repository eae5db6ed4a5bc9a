import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sites } from "@tresen/contract/site/site.resource";
import { useEffect, useMemo, useRef, useState } from "react";
import { useRecordPlace } from "../../../admin/list/list-place";
import { keepRecord } from "../../../admin/queries";
import { RefusalDialog } from "../../../admin/refusal/refusal-dialog";
import { useRecordZone } from "../../../admin/form/use-record-zone";
import { useRemoval } from "../../../admin/form/use-removal";
import { FORM_TEXTS } from "../../../admin/form/form.texts";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureText } from "../../../shared/failure";
import { oneFailed } from "../../../shared/failure.texts";
import { useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import { PreviewLinkDialog } from "../preview-link";
import { PlannedNotice } from "../publish/planned-notice";
import { EditorContext, type EditorParts } from "./editor-context";
import { EditorHeader } from "./editor-header";
import { EditorNotices } from "./editor-notices";
import { EditorPanes } from "./editor-panes";
import { PAGE_EDITOR_TEXTS as texts } from "./editor.texts";
import { GonePage } from "./gone-page";
import { type EditorPanel, useMenuEntries } from "./menu-entries";
import { PageVersions } from "./page-versions";
import { PublishFlow } from "./publish-flow";
import { type StoredPage, pageCalls } from "./saving/stored-page";
import { useDraftKeeper } from "./use-draft-keeper";
import { useEditorKeys } from "./use-editor-keys";

/** The editor of one page: its sections, the live preview, and the fields of what is chosen. */
export function PageEditor({ stored }: { stored: StoredPage }) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [panel, setPanel] = useState<EditorPanel | null>(null);
  const { page, keeper, guard } = useDraftKeeper({ stored, isLeaving });
  const { id } = stored.record;
  const [record, setRecord] = useState(stored.record);
  useEffect(() => keeper.subscribe(() => setRecord(keeper.state().stored.record)), [keeper]);
  useRecordPlace({ resource: sites.name, id });
  useEditorKeys({ page, keeper });
  const zone = useRecordZone({ resource: sites, record: { ...record }, me });
  const title = record.name || texts.untitled;
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  // Lists and the form of another resource show the record as it is now.
  useEffect(() => {
    if (record !== stored.record) keepRecord({ client, name: sites.name, record: { ...record } });
  }, [client, record, stored]);
  const removal = useRemoval({ resource: sites, label: title, onLeave: () => (isLeaving.current = true) });
  const parts = useMemo<EditorParts>(() => ({ page, keeper, zone }), [page, keeper, zone]);
  const entries = useMenuEntries({
    record,
    onPanel: setPanel,
    onCopy: () =>
      void navigate({ to: "/$resource/$id", params: { resource: sites.name, id: "new" }, search: { copy: id } }),
  });
  const reload = async (): Promise<void> => keeper.replace(await pageCalls(id).read());
  const discard = async (): Promise<void> => {
    try {
      await pageCalls(id).discard();
      await reload();
      showToast({ kind: "success", message: texts.discarded });
    } catch (error) {
      showToast({ kind: "error", message: failureText(error, texts.discardFailed), about: "page discard" });
    }
  };
  const close = (): void => setPanel(null);
  return (
    <EditorContext value={parts}>
      <div data-page-editor className="flex h-full min-h-0 flex-col bg-canvas">
        <EditorHeader entries={entries} onPublish={() => setPanel("publish")} />
        <EditorNotices />
        <PlannedNotice site={id} zone={zone} />
        <EditorPanes />
      </div>
      {guard}
      <GonePage onLeave={() => (isLeaving.current = true)} />
      {panel === "publish" && (
        <PublishFlow
          onPublished={() =>
            void reload().catch((error: unknown) =>
              showToast({ kind: "error", message: failureText(error, oneFailed({ resource: sites, verb: "load" })) }),
            )
          }
          onClose={close}
        />
      )}
      {panel === "versions" && <PageVersions onRestored={() => void reload()} onClose={close} />}
      {panel === "share" && (
        <PreviewLinkDialog site={{ id: record.id, path: page.fields().path }} zone={zone} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={panel === "discard"}
        onClose={close}
        onConfirm={() => void discard()}
        title={texts.askDiscard}
        confirmLabel={texts.discard}
        isDangerous
      >
        {texts.discardText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={panel === "remove"}
        onClose={close}
        onConfirm={() => removal.remove(record)}
        title={texts.askRemoval}
        confirmLabel={COMMON_TEXTS.remove}
        isDangerous
      >
        {removal.canUndo ? FORM_TEXTS.removalUndoable(title) : FORM_TEXTS.removal(title)}
      </ConfirmDialog>
      {removal.refusal && (
        <RefusalDialog
          title={oneFailed({ resource: sites, verb: "remove" })}
          one={sites.one}
          refusals={[removal.refusal]}
          onClose={removal.closeRefusal}
        />
      )}
    </EditorContext>
  );
}
