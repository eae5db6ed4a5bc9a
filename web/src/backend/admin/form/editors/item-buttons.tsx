import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { IconButton } from "../../../shared/ui/button";
import { ENTRY_TEXTS } from "./editor.texts";

type Direction = "up" | "down";

export interface Reorder {
  /** Of the list, for its entries' buttons. */
  id: string;
  count: number;
  move: (request: { from: number; direction: Direction; name: string }) => void;
  /**
   * Tells screen readers the new position of a moved entry. The element is always rendered, since only changes of an
   * existing element are read out.
   */
  announcement: ReactNode;
}

/**
 * Moves entries of a list by one position. The focus stays on the moved entry, so that it can be moved on by pressing
 * again.
 */
export function useReorder({ count, onMove }: { count: number; onMove: (from: number, to: number) => void }): Reorder {
  const id = useId();
  const [last, setLast] = useState<{ to: number; direction: Direction; text: string } | null>(null);
  useEffect(() => {
    if (!last) return;
    const [up, down] = document.getElementById(groupId({ id, index: last.to }))?.querySelectorAll("button") ?? [];
    const [wanted, other] = last.direction === "up" ? [up, down] : [down, up];
    // At an end of the list only the button for the other direction can have the focus.
    (wanted && !wanted.disabled ? wanted : other)?.focus();
  }, [id, last]);
  return {
    id,
    count,
    move: ({ from, direction, name }) => {
      const to = direction === "up" ? from - 1 : from + 1;
      onMove(from, to);
      setLast({ to, direction, text: ENTRY_TEXTS.movedTo({ name, place: to + 1, count }) });
    },
    announcement: (
      <span role="status" className="sr-only">
        {last?.text}
      </span>
    ),
  };
}

interface ItemButtonsProps {
  /** Names the entry in the accessible names of its buttons. */
  title: string;
  /** The name of the entry without its position, which `title` may include. */
  name?: string;
  index: number;
  reorder: Reorder;
  /** Present only if the entry can be pasted into lists of other records. */
  onCopy?: () => void;
  onRemove: () => void;
}

export function ItemButtons({ title, name = title, index, reorder, onCopy, onRemove }: ItemButtonsProps) {
  const { id, count, move } = reorder;
  return (
    <div id={groupId({ id, index })} className="flex shrink-0 justify-end">
      <IconButton
        label={ENTRY_TEXTS.up(title)}
        isDisabled={index === 0}
        onPress={() => move({ from: index, direction: "up", name })}
      >
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={ENTRY_TEXTS.down(title)}
        isDisabled={index === count - 1}
        onPress={() => move({ from: index, direction: "down", name })}
      >
        <ArrowDown size={16} aria-hidden />
      </IconButton>
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

/** The id belongs to the group, since the buttons keep their first id when entries move. */
function groupId({ id, index }: { id: string; index: number }): string {
  return `${id}-${index}`;
}
