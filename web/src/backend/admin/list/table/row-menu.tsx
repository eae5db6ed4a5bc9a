import { useNavigate } from "@tanstack/react-router";
import { Archive, ArchiveRestore, ClipboardCopy, Copy, EllipsisVertical, History, Pencil, Trash2 } from "lucide-react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { TriggerIcon } from "../../../shared/ui/trigger-button";
import { Menu, type MenuEntry } from "../../../shared/ui/menu";
import { ARCHIVE_TEXTS } from "../../bulk/archive/archive.texts";
import { CLIPBOARD_TEXTS } from "../../clipboard/clipboard.texts";
import { ROW_TEXTS } from "../inline/inline.texts";

const ICON = { size: 16, "aria-hidden": true } as const;

/** The commands of one row: with a pointer, on touch, and by the menu key of the row. */
export function RowMenu({
  name,
  id,
  label,
  onEdit,
  onCopy,
  onClip,
  onArchive,
  isArchived,
  onRemove,
  own = [],
}: {
  name: string;
  id: string;
  label: string;
  /** Undefined where the person may change nothing of the row in the list. */
  onEdit: (() => void) | undefined;
  /** Undefined where the person may not create records. */
  onCopy: (() => void) | undefined;
  /** Puts the record into the clipboard. */
  onClip: () => void;
  /** Undefined where the record cannot be put away, or the person may not change it. */
  onArchive: (() => void) | undefined;
  isArchived: boolean;
  /** Undefined where the person may not delete the record. */
  onRemove: (() => void) | undefined;
  /** The screen's own commands. */
  own?: readonly MenuEntry[] | undefined;
}) {
  const navigate = useNavigate();
  const openHistory = (): void =>
    void navigate({ to: "/$resource/$id", params: { resource: name, id }, search: { panel: "history" } });
  return (
    <Menu
      label={ROW_TEXTS.commandsOf(label)}
      entries={[
        ...own,
        ...(onEdit ? [{ id: "edit", label: ROW_TEXTS.edit, icon: <Pencil {...ICON} />, onAction: onEdit }] : []),
        ...(onCopy ? [{ id: "copy", label: ROW_TEXTS.duplicate, icon: <Copy {...ICON} />, onAction: onCopy }] : []),
        { id: "clip", label: CLIPBOARD_TEXTS.copyRecord, icon: <ClipboardCopy {...ICON} />, onAction: onClip },
        { id: "history", label: ROW_TEXTS.history, icon: <History {...ICON} />, onAction: openHistory },
        ...(onArchive
          ? [
              {
                id: "archive",
                label: isArchived ? ARCHIVE_TEXTS.restore : ARCHIVE_TEXTS.archive,
                icon: isArchived ? <ArchiveRestore {...ICON} /> : <Archive {...ICON} />,
                onAction: onArchive,
              },
            ]
          : []),
        ...(onRemove
          ? [
              {
                id: "remove",
                label: COMMON_TEXTS.remove,
                icon: <Trash2 {...ICON} />,
                isDangerous: true,
                onAction: onRemove,
              },
            ]
          : []),
      ]}
    >
      <TriggerIcon label={ROW_TEXTS.commands} excludeFromTabOrder className="ms-auto">
        <EllipsisVertical size={18} aria-hidden />
      </TriggerIcon>
    </Menu>
  );
}
