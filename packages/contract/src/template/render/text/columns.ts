import { TOLERANCE } from "./fit";

export interface FlowItem {
  height: number;
  /** The space over it, unless it is the first of its column. */
  gap: number;
  /** Whether it must not be the last of its column. */
  isHeading: boolean;
}

/** Where the items stand that have room, in their order. */
export interface Flow {
  places: readonly { column: number; top: number }[];
}

/** Steps in which columns are made equally high. */
const STEPS = 24;

/** Items from column to column. Where all have room, the columns are made as equally high as their order allows. */
export function flowed({
  items,
  height,
  columns,
}: {
  items: readonly FlowItem[];
  height: number;
  columns: number;
}): Flow {
  const full = filled({ items, height, columns });
  if (columns === 1 || full.places.length < items.length) return full;
  let [low, high] = [0, height];
  let best = full;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const flow = filled({ items, height: middle, columns });
    if (flow.places.length === items.length) {
      best = flow;
      high = middle;
    } else low = middle;
  }
  return best;
}

function filled({ items, height, columns }: { items: readonly FlowItem[]; height: number; columns: number }): Flow {
  const places: { column: number; top: number }[] = [];
  let [column, top] = [0, 0];
  for (let index = 0; index < items.length;) {
    const group = groupFrom({ items, index });
    const isFirst = top === 0;
    const needed = heightOf({ group, isFirst });
    if (top + needed > height + TOLERANCE) {
      if (isFirst || column + 1 === columns) return { places };
      column += 1;
      top = 0;
      continue;
    }
    for (const [position, item] of group.entries()) {
      const start = top + (isFirst && position === 0 ? 0 : item.gap);
      places.push({ column, top: start });
      top = start + item.height;
    }
    index += group.length;
  }
  return { places };
}

/** An item, with the headings before it. */
function groupFrom({ items, index }: { items: readonly FlowItem[]; index: number }): readonly FlowItem[] {
  let last = index;
  while (items[last]?.isHeading && last + 1 < items.length) last += 1;
  return items.slice(index, last + 1);
}

function heightOf({ group, isFirst }: { group: readonly FlowItem[]; isFirst: boolean }): number {
  return group.reduce((sum, { height, gap }, position) => sum + height + (isFirst && position === 0 ? 0 : gap), 0);
}
