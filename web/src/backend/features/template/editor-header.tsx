import { Link, useNavigate } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import {
  ArrowLeft,
  ClipboardPaste,
  Copy,
  EllipsisVertical,
  Keyboard,
  Save,
  Scissors,
  Share,
  Trash2,
} from "lucide-react";
import { canCreate, canRemove } from "../../admin/model/access";
import { FORM_TEXTS } from "../../admin/form/form.texts";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { Menu, type MenuEntry } from "../../shared/ui/menu";
import { TriggerIcon } from "../../shared/ui/trigger-button";
import { EDITOR_TEXTS as texts } from "./editor.texts";
import { useEditing } from "./editor-context";
import { TEMPLATE_EXPORT_TEXTS } from "./export/export.texts";
import { CommandButtons } from "./panels/command-buttons";
import type { useClipboard } from "./state/use-clipboard";

interface EditorHeaderProps {
  resource: Resource;
  record: AnyRecord | null;
  isDirty: boolean;
  isSaving: boolean;
  clipboard: ReturnType<typeof useClipboard>;
  onSave: () => void;
  onHelp: () => void;
  onExport: () => void;
  onRemove: () => void;
}

/** The name of the template, and what is done with all of it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { resource, record, isDirty, isSaving, clipboard, onSave, onHelp, onExport, onRemove } = props;
  const me = useMe();
  const navigate = useNavigate();
  const { design, selection, isReadOnly } = useEditing();
  const icon = { size: 16, "aria-hidden": true } as const;
  const nothing = selection.length === 0;
  const entries: MenuEntry[] = [
    { id: "copy", label: texts.copy, icon: <Copy {...icon} />, isDisabled: nothing, onAction: clipboard.copy },
    ...(isReadOnly
      ? []
      : [
          { id: "cut", label: texts.cut, icon: <Scissors {...icon} />, isDisabled: nothing, onAction: clipboard.cut },
          {
            ...{ id: "paste", label: texts.paste, icon: <ClipboardPaste {...icon} /> },
            ...{ isDisabled: !clipboard.canPaste, onAction: clipboard.paste },
          },
        ]),
    { id: "export", label: TEMPLATE_EXPORT_TEXTS.open, icon: <Share {...icon} />, onAction: onExport },
    { id: "help", label: texts.help, icon: <Keyboard {...icon} />, onAction: onHelp },
    ...(record && canCreate({ resource, me })
      ? [
          {
            ...{ id: "duplicate", label: texts.duplicate, icon: <Copy {...icon} /> },
            onAction: () =>
              void navigate({
                to: "/$resource/$id",
                params: { resource: resource.name, id: "new" },
                search: { copy: record.id },
              }),
          },
        ]
      : []),
    ...(record && canRemove({ resource, me, record })
      ? [{ id: "remove", label: texts.remove, icon: <Trash2 {...icon} />, isDangerous: true, onAction: onRemove }]
      : []),
  ];
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-1 border-b border-line bg-surface px-2 py-1">
      <Link
        to="/$resource"
        params={{ resource: resource.name }}
        activeOptions={{ exact: true }}
        aria-label={FORM_TEXTS.backTo(resource.many)}
        className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken pointer-coarse:size-11"
      >
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <h1 className="min-w-0 flex-1 basis-24 truncate font-semibold" title={design.name}>
        {design.name || texts.untitled}
      </h1>
      {isReadOnly && <span className="text-sm text-muted">{texts.readOnly}</span>}
      {isDirty && !isReadOnly && <span className="text-sm text-muted max-sm:sr-only">{texts.unsaved}</span>}
      {/* With large letters on a phone they have a line of their own, in which they share the room. */}
      <div className="flex max-w-full items-center gap-1 *:min-w-0! *:shrink! pointer-coarse:*:min-w-[44px]!">
        {!isReadOnly && <CommandButtons ids={["undo", "redo"]} />}
        <Button size="sm" className="max-sm:hidden" onPress={onExport}>
          <Share size={16} aria-hidden /> {TEMPLATE_EXPORT_TEXTS.open}
        </Button>
        <Menu label={texts.more} entries={entries}>
          <TriggerIcon label={texts.more}>
            <EllipsisVertical size={20} aria-hidden />
          </TriggerIcon>
        </Menu>
        {!isReadOnly && (
          <Button
            variant="primary"
            size="sm"
            // A disabled button would lose the focus when the template is saved.
            aria-disabled={isSaving || !isDirty}
            className="aria-disabled:cursor-default aria-disabled:opacity-50"
            onPress={() => isDirty && onSave()}
          >
            <Save size={16} aria-hidden />
            <span className="max-sm:sr-only">{isSaving ? COMMON_TEXTS.saving : COMMON_TEXTS.save}</span>
          </Button>
        )}
      </div>
    </header>
  );
}
