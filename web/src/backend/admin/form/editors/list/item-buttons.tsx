import { ArrowDown, ArrowUp, Copy, CopyPlus, GripVertical, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "../../../../shared/ui/button";
import { ENTRY_TEXTS } from "../editor.texts";
import type { Reorder } from "./use-reorder";

/** Without `touch-none` a finger on the handle would scroll the page. */
const HANDLE =
  "grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken " +
  "hover:text-ink active:cursor-grabbing pointer-coarse:size-11";

interface ItemButtonsProps {
  /** Names the entry in the accessible names of its buttons. */
  title: string;
  /** The name of the entry without its position, which `title` may include. */
  name?: string;
  index: number;
  count: number;
  reorder: Reorder;
  onDuplicate?: () => void;
  /** Present only if the entry can be pasted into lists of other records. */
  onCopy?: () => void;
  onRemove: () => void;
  /** In a row of a table, where a mouse needs less room. */
  isRow?: boolean;
}

/** The buttons up and down above each other; side by side for fingers. */
const STACKED =
  "flex flex-col pointer-coarse:flex-row [&>button]:h-6 [&>button]:w-7 pointer-coarse:[&>button]:h-11 " +
  "pointer-coarse:[&>button]:w-11";

export function ItemButtons({
  title,
  name = title,
  index,
  count,
  reorder,
  onDuplicate,
  onCopy,
  onRemove,
  isRow = false,
}: ItemButtonsProps) {
  const { move, drag } = reorder;
  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move({ from: index, to, by: "handle", name });
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-end">
      {count > 1 && (
        <>
          <button
            type="button"
            data-move="handle"
            aria-label={ENTRY_TEXTS.drag(title)}
            title={ENTRY_TEXTS.dragHint}
            onPointerDown={({ button, nativeEvent }) => {
              if (button === 0) drag({ from: index, pointer: nativeEvent, name });
            }}
            onKeyDown={onKey}
            className={HANDLE}
          >
            <GripVertical size={18} aria-hidden />
          </button>
          <span className={isRow ? STACKED : "flex"}>
            <IconButton
              label={ENTRY_TEXTS.up(title)}
              data-move="up"
              isDisabled={index === 0}
              onPress={() => move({ from: index, to: index - 1, by: "up", name })}
            >
              <ArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              label={ENTRY_TEXTS.down(title)}
              data-move="down"
              isDisabled={index === count - 1}
              onPress={() => move({ from: index, to: index + 1, by: "down", name })}
            >
              <ArrowDown size={16} aria-hidden />
            </IconButton>
          </span>
        </>
      )}
      {onDuplicate && (
        <IconButton label={ENTRY_TEXTS.duplicate(title)} onPress={onDuplicate}>
          <CopyPlus size={16} aria-hidden />
        </IconButton>
      )}
      {onCopy && (
        <IconButton label={ENTRY_TEXTS.copy(title)} onPress={onCopy}>
          <Copy size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton label={ENTRY_TEXTS.remove(title)} className="text-danger!" onPress={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
