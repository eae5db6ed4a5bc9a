import { Download, Pencil, Trash2, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button, IconButton } from "../../shared/ui/button";
import { EDIT_TEXTS, EXPORT_TEXTS } from "../bulk/bulk.texts";
import type { Target } from "../bulk/target";
import { useBottomRoom } from "../../shared/ui/use-bottom-room";
import { SELECTION_TEXTS } from "./list.texts";

const BAR =
  "sticky bottom-0 z-4 flex flex-wrap items-center gap-3 border-t border-line bg-action-soft px-4 py-2 text-sm max-sm:gap-x-2 max-sm:gap-y-1 max-sm:py-1.5";

interface BulkBarProps {
  /** The chosen records; the count is null where nobody knows it. */
  count: number | null;
  /** How many of them are not among the rows in sight. */
  hidden: number;
  /** Those of them that the person may change, and delete. Null where the person may do so with none. */
  editable: Target | null;
  removable: Target | null;
  /** Further actions for the chosen records. */
  commands?: ReactNode;
  /** Null where no fields get the same value in many records. */
  onEdit: ((target: Target) => void) | null;
  onRemove: (target: Target) => void;
  onExport: (() => void) | null;
  onClear: () => void;
}

/**
 * The actions for the chosen rows. They are below the rows, of which none moves when the first one is chosen, and
 * stay in sight where the whole page scrolls.
 */
export function BulkBar({
  count,
  hidden,
  editable,
  removable,
  commands,
  onEdit,
  onRemove,
  onExport,
  onClear,
}: BulkBarProps) {
  // A command that is no longer there, such as the one that has chosen everything, leaves the focus here.
  const told = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [count]);
  const bar = useRef<HTMLDivElement>(null);
  useBottomRoom(bar);
  const isLess = (target: Target | null): boolean => (target?.count ?? 0) < (count ?? 0) && target?.count !== null;
  return (
    <div ref={bar} role="region" aria-label={SELECTION_TEXTS.title} className={BAR}>
      <IconButton label={SELECTION_TEXTS.clear} onPress={onClear}>
        <X size={18} aria-hidden />
      </IconButton>
      <span ref={told} tabIndex={-1}>
        <span className="font-medium">{SELECTION_TEXTS.count(count)}</span>
        {hidden > 0 && <span className="text-muted">{SELECTION_TEXTS.hidden(hidden)}</span>}
      </span>
      {editable && onEdit && (
        <Button size="sm" onPress={() => onEdit(editable)}>
          <Pencil size={16} aria-hidden /> {EDIT_TEXTS.open}
        </Button>
      )}
      {removable && (
        <Button size="sm" variant="danger" onPress={() => onRemove(removable)}>
          <Trash2 size={16} aria-hidden /> {COMMON_TEXTS.remove}
        </Button>
      )}
      {onExport && (
        <Button size="sm" onPress={onExport}>
          <Download size={16} aria-hidden /> {EXPORT_TEXTS.open}
        </Button>
      )}
      {commands}
      {isLess(removable) && (
        <span className="text-muted">
          {removable?.count
            ? SELECTION_TEXTS.notRemovable((count ?? 0) - removable.count)
            : SELECTION_TEXTS.noneRemovable}
        </span>
      )}
    </div>
  );
}
