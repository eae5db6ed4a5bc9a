import { keysOf } from "@tresen/contract/kit/object";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { memo, useState } from "react";
import type { Picture } from "../picture";
import { ListLine } from "./list-line";
import { Tile } from "./tile";
import type { Layout } from "./use-visible-rows";

interface RowProps {
  id: string;
  row: number;
  /** How many of its tiles are drawn so far: see `useVisibleRows`. */
  drawn: number;
  images: readonly Picture[];
  layout: Layout;
  isRows: boolean;
  selected: ReadonlyMap<string, AnyRecord>;
  /** The place of the picture in the order of Tab, if it is in this row. */
  current: number;
  /** The place of the picture that the mouse points at, if it is in this row. */
  pointed: number;
  isDraggable: boolean;
  /** Whether each tile has its box, also without a mouse over it. */
  hasBoxes: boolean;
  addressOf: ((image: Picture) => string) | undefined;
  zone: string;
}

/** Only what has changed is drawn again: while scrolling, the rows that come into sight. */
export const GridRow = memo(function GridRow({
  id,
  row,
  drawn,
  images,
  layout: { columns, columnWidth, rowHeight, gap, letter },
  isRows,
  selected,
  current,
  pointed,
  isDraggable,
  hasBoxes,
  addressOf,
  zone,
}: RowProps) {
  const [whole, setWhole] = useState(row);
  if (whole !== row && drawn >= columns) setWhole(row);
  const shown = Array.from({ length: columns }, (_, column) => (column < drawn ? row : whole) * columns + column);
  return (
    <div
      id={id}
      {...(isRows ? { role: "presentation" } : { role: "row", "aria-rowindex": row + 1 })}
      className="absolute inset-x-0 [contain:layout_size_style]"
      style={{ top: row * rowHeight, height: rowHeight - gap }}
    >
      {shown.map((index, column) => {
        const image = images[index];
        if (!image) return null;
        const props = {
          image,
          index,
          isSelected: selected.has(image.id),
          isCurrent: index === current,
          isDraggable,
          address: addressOf?.(image),
        };
        // Like rows, tiles become others while scrolling.
        return isRows ? (
          <ListLine key={column} {...props} zone={zone} letters={columnWidth / letter} />
        ) : (
          <Tile
            key={column}
            {...props}
            isPointed={index === pointed}
            hasBox={hasBoxes}
            column={column}
            start={column * (columnWidth + gap)}
            width={columnWidth}
          />
        );
      })}
    </div>
  );
}, isSameRow);

/** A further page of pictures changes none of the rows before it. */
function isSameRow({ images: former, ...before }: RowProps, { images, ...after }: RowProps): boolean {
  const start = after.row * after.layout.columns;
  const isSame = keysOf(after).every((key) => Object.is(before[key], after[key]));
  if (!isSame || former === images) return isSame;
  return Array.from({ length: after.layout.columns }, (_, column) => start + column).every(
    (index) => former[index] === images[index],
  );
}
