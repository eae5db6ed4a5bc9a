import { Download, EllipsisVertical, FolderInput, MessageSquareText, Tags } from "lucide-react";
import type { Target } from "../../../admin/bulk/target";
import { EXPORT_TEXTS } from "../../../admin/bulk/bulk.texts";
import { BulkBar } from "../../../admin/list/bulk-bar";
import { SelectAll } from "../../../admin/list/select-all";
import type { ListRows } from "../../../admin/list/source/list-rows";
import type { useSelection } from "../../../admin/list/use-selection";
import { Button } from "../../../shared/ui/button";
import { Menu } from "../../../shared/ui/menu";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { ALT_TEXTS, LIBRARY_TEXTS } from "./library.texts";

interface LibraryBarProps {
  source: ListRows;
  selection: ReturnType<typeof useSelection>;
  onMove: (target: Target) => void;
  onTags: (target: Target) => void;
  onDescribe: () => void;
  onExport: (() => void) | null;
  onRemove: (target: Target) => void;
}

const WIDE = "max-sm:hidden";

/** What is done with the chosen pictures. On a phone all but the first stands in a menu, so that it takes two rows. */
export function LibraryBar({ source, selection, onMove, onTags, onDescribe, onExport, onRemove }: LibraryBarProps) {
  const { selected, select, editable } = selection;
  const others = [
    ...(editable
      ? [
          { id: "tags", label: LIBRARY_TEXTS.tagging, Icon: Tags, onAction: () => onTags(editable) },
          { id: "describe", label: ALT_TEXTS.open, Icon: MessageSquareText, onAction: onDescribe },
        ]
      : []),
    ...(onExport ? [{ id: "export", label: EXPORT_TEXTS.open, Icon: Download, onAction: onExport }] : []),
  ];
  return (
    <BulkBar
      count={selection.isAll ? source.position.matching : selected.size}
      hidden={0}
      editable={editable}
      removable={selection.removable}
      commands={
        <>
          {editable && (
            <Button size="sm" onPress={() => onMove(editable)}>
              <FolderInput size={16} aria-hidden /> {LIBRARY_TEXTS.move}
            </Button>
          )}
          {others.map(({ id, label, Icon, onAction }) => (
            <Button key={id} size="sm" className={WIDE} onPress={onAction}>
              <Icon size={16} aria-hidden /> {label}
            </Button>
          ))}
          {others.length > 0 && (
            <Menu
              label={LIBRARY_TEXTS.more}
              entries={others.map(({ Icon, ...entry }) => ({ ...entry, icon: <Icon size={16} aria-hidden /> }))}
            >
              <TriggerButton size="sm" className="sm:hidden">
                <EllipsisVertical size={16} aria-hidden /> {LIBRARY_TEXTS.more}
              </TriggerButton>
            </Menu>
          )}
          {!selection.isAll && (
            <SelectAll
              source={source}
              selected={selected}
              onSelected={select}
              onEverything={selection.chooseEverything}
            />
          )}
        </>
      }
      onExport={null}
      onEdit={null}
      onRemove={onRemove}
      onClear={selection.clear}
    />
  );
}
