import type { Picture } from "../picture";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useListPlace } from "../../list/list-place";
import { toggled, withRange } from "../../list/table/row-keys";
import { MEDIA_TEXTS } from "../media.texts";
import { startDrag } from "./drag-pictures";
import { listColumns } from "./list-columns";
import { ListHead, type Sorting } from "./list-head";
import { gridCommand } from "./grid-keys";
import { GridRow } from "./grid-row";
import { placesOf } from "./visible-rows";
import { indexOf, useCurrentPicture } from "./use-current-picture";
import { type Layout, type Measures, useLayout, useVisibleRows } from "./use-visible-rows";

export type Selected = ReadonlyMap<string, AnyRecord>;

/** Two tiles stand beside each other on a small phone, also in a dialog. */
const TILES: Measures = { tile: 8.75, wideTile: 11, gap: 0.75, height: 3.75, share: 0.75 };
const LINES: Measures = { tile: 0, wideTile: 0, gap: 0, height: 3.75, share: 0 };
/** A mouse needs less room than a finger. */
const DENSE_LINES: Measures = { ...LINES, height: 2.75 };

interface MediaGridProps {
  label: string;
  images: readonly Picture[];
  /** The search whose pictures these are. Another one begins at its first picture. */
  asked: string;
  /** The number of all pictures, as far as it is known. */
  total: number | null;
  isRows?: boolean;
  /** The order of rows, whose heads change it; missing where they have none. */
  sorting?: Sorting | undefined;
  selected: Selected;
  onSelected: (selected: Selected) => void;
  /** Whether only one can be chosen. */
  isSingle?: boolean;
  /** Opens a picture, by a press or by Enter. Without it both choose it. */
  onOpen?: ((image: Picture) => void) | undefined;
  /** The address of a picture's page. */
  addressOf?: ((image: Picture) => string) | undefined;
  /** Removes the chosen pictures, or where none is chosen the one with the focus. */
  onRemove?: ((focused: Picture) => void) | undefined;
  isDraggable?: boolean;
  /** Called when the end comes into sight. */
  onEnd: () => void;
  /** The name of the list that is returned to from a picture; empty for none. */
  place?: string;
  zone: string;
}

/**
 * The pictures of the library as tiles or rows, of which only those in sight are drawn. One of them is in the order of
 * Tab; arrows lead to the others.
 */
export function MediaGrid(props: MediaGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [isFine] = useState(() => window.matchMedia("(hover: hover) and (pointer: fine)").matches);
  const measures = props.isRows ? (isFine ? DENSE_LINES : LINES) : TILES;
  const layout = useLayout({ grid, measures });
  return (
    <div ref={grid} className="relative">
      {layout && <MeasuredGrid {...props} layout={layout} hasBoxes={!isFine} />}
    </div>
  );
}

function MeasuredGrid({
  label,
  images,
  asked,
  total,
  isRows = false,
  sorting,
  selected,
  onSelected,
  isSingle = false,
  onOpen,
  addressOf,
  onRemove,
  isDraggable = false,
  onEnd,
  place = "",
  zone,
  layout,
  hasBoxes,
}: MediaGridProps & { layout: Layout; hasBoxes: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { columns, rowHeight, columnWidth, letter } = layout;
  const letters = columnWidth / letter;
  const heads = isRows && sorting && listColumns(letters).hasHead ? sorting : null;
  const rows = Math.ceil(images.length / columns);
  const range = useVisibleRows({ grid, layout, count: rows });
  const [pointed, setPointed] = useState<number | null>(null);
  const anchor = useRef(0);
  const { current, setCurrent, focus, handlers } = useCurrentPicture({
    grid,
    images,
    asked,
    onBegin: () => {
      setPointed(null);
      anchor.current = 0;
    },
  });
  // The grid is drawn in each frame while it is scrolled.
  const ids = useMemo(() => (place === "" ? NOTHING : images.map(({ id }) => id)), [place, images]);
  const leave = useListPlace({
    table: grid,
    resource: place,
    ids,
    onReturn: focus,
  });
  const isAtEnd = range.end >= rows;
  useLayoutEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, images, onEnd]);

  const choose = ({ index, isRange }: { index: number; isRange: boolean }): void => {
    const image = images[index];
    if (!image) return;
    if (isSingle) onSelected(new Map(selected.has(image.id) ? [] : [[image.id, image]]));
    else if (isRange) onSelected(withRange({ selected, rows: images, from: anchor.current, to: index }));
    else onSelected(toggled({ selected, entries: [image], isOn: !selected.has(image.id) }));
    if (!isRange) anchor.current = index;
  };
  const open = (index: number): void => {
    const image = images[index];
    if (!image) return;
    if (!onOpen) return choose({ index, isRange: false });
    leave(image.id);
    onOpen(image);
  };
  const press = (event: MouseEvent): void => {
    const index = indexOf(event.target);
    // The box is pressed once more by the browser, for its label.
    if (index === null || (event.target instanceof HTMLLabelElement && event.target.matches("[data-select]"))) return;
    const isBox = event.target instanceof HTMLInputElement;
    if (!isBox) event.preventDefault();
    setCurrent(index);
    if (isBox || event.shiftKey || event.ctrlKey || event.metaKey) choose({ index, isRange: event.shiftKey });
    else open(index);
  };
  const key = (event: KeyboardEvent): void => {
    const at = indexOf(event.target) ?? current;
    const command = gridCommand({
      pressed: event,
      at,
      count: images.length,
      columns,
      visible: Math.max(1, Math.floor(window.innerHeight / rowHeight) - 1),
    });
    if (!command || event.altKey) return;
    if (command.kind === "clear" && selected.size === 0) return;
    event.preventDefault();
    switch (command.kind) {
      case "move": {
        if (command.isExtending && !isSingle)
          onSelected(withRange({ selected, rows: images, from: at, to: command.to }));
        return focus(command.to);
      }
      case "toggle":
        return choose({ index: at, isRange: command.isRange });
      case "open":
        return open(at);
      case "all":
        return isSingle ? undefined : onSelected(new Map(images.map((image) => [image.id, image])));
      case "clear":
        return onSelected(new Map());
      case "remove": {
        const image = images[at];
        return image && onRemove?.(image);
      }
    }
  };
  const drag = (event: DragEvent): void => {
    const image = images[indexOf(event.target) ?? -1];
    if (!image) return;
    const ids = selected.has(image.id) ? [...selected.keys()] : [image.id];
    startDrag({ data: event.dataTransfer, ids, label: MEDIA_TEXTS.dragged(ids.length) });
  };
  const places = usePlaces({ rows: rowsShown({ range, current: Math.floor(current / columns), rows }), count: rows });
  return (
    <>
      <p id={hintId} hidden>
        {onOpen ? MEDIA_TEXTS.keys : MEDIA_TEXTS.pickKeys}
      </p>
      <div
        role="grid"
        aria-label={label}
        aria-describedby={hintId}
        aria-multiselectable={!isSingle}
        aria-rowcount={total === null ? -1 : Math.ceil(total / columns) + (heads ? 1 : 0)}
        aria-colcount={isRows ? undefined : columns}
      >
        {heads && <ListHead letters={letters} {...heads} />}
        <div
          ref={grid}
          role="rowgroup"
          aria-owns={inOrder(places)
            .map((place) => `${hintId}-${place}`)
            .join(" ")}
          className="relative [contain:layout_size_style]"
          style={{ height: rows * rowHeight }}
          onClick={press}
          onKeyDown={key}
          {...handlers}
          onMouseMove={isRows ? undefined : (event) => setPointed(indexOf(event.target))}
          onDragStart={isDraggable ? drag : undefined}
        >
          {places.map((row, place) => (
            <GridRow
              key={place}
              id={`${hintId}-${place}`}
              row={row}
              drawn={range.drawn(row)}
              images={images}
              layout={layout}
              isRows={isRows}
              selected={selected}
              current={Math.floor(current / columns) === row ? current : -1}
              pointed={pointed !== null && Math.floor(pointed / columns) === row ? pointed : -1}
              isDraggable={isDraggable}
              hasBoxes={hasBoxes}
              addressOf={addressOf}
              zone={zone}
            />
          ))}
        </div>
      </div>
    </>
  );
}

const NOTHING: readonly string[] = [];

/** The rows in sight, and that of the picture with the focus, which would be lost with its element. */
function rowsShown({
  range: { first, end },
  current,
  rows,
}: {
  range: { first: number; end: number };
  current: number;
  rows: number;
}): number[] {
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (current >= rows || shown.includes(current)) return shown;
  return current < first ? [current, ...shown] : [...shown, current];
}

/** The row of each place in the document: see `placesOf`. */
function usePlaces(shown: { rows: readonly number[]; count: number }): readonly number[] {
  const [places, setPlaces] = useState<readonly number[]>([]);
  const next = placesOf({ places, ...shown });
  if (next !== places) setPlaces(next);
  return next;
}

/** The places in the order of their rows, in which a screen reader reads them. */
function inOrder(places: readonly number[]): number[] {
  return [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}
