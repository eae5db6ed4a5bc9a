import { ArrowDownToLine, Copy } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "../../../shared/ui/button";
import { boundsOf, sizeOf } from "./cell-range";
import { RANGE_TEXTS } from "./range.texts";
import type { RangeStore } from "./range-store";

interface RangeBarProps {
  store: RangeStore;
  onCopy: () => void;
  onFill: () => void;
}

/** Below the rows, once several cells are chosen: how many, and what can be done with them. It alone follows the range. */
export function RangeBar({ store, onCopy, onFill }: RangeBarProps) {
  const range = useSyncExternalStore(store.subscribe, store.get, store.get);
  const size = range && sizeOf(boundsOf(range));
  const isShown = size !== null && size.rows * size.columns > 1;
  return (
    <div
      className={
        isShown
          ? "sticky start-0 bottom-0 z-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2 text-sm"
          : ""
      }
    >
      <p role="status">{isShown && RANGE_TEXTS.chosen(size)}</p>
      {isShown && (
        <>
          <Button size="sm" onPress={onCopy}>
            <Copy size={16} aria-hidden /> {RANGE_TEXTS.copy}
          </Button>
          {size.rows > 1 && (
            <Button size="sm" onPress={onFill}>
              <ArrowDownToLine size={16} aria-hidden /> {RANGE_TEXTS.fill}
            </Button>
          )}
          <p className="text-muted">{RANGE_TEXTS.keys}</p>
        </>
      )}
    </div>
  );
}
