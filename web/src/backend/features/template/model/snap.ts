import type { Area, Point } from "./geometry";

/** A line that shows what the moved layers are in line with. */
export interface SnapLine {
  /** The axis on which `at` lies: a line of `x` is vertical. */
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
  /** Set for a gap that equals another one: the line runs along the gap. */
  isGap?: true;
}

export interface SnapTargets {
  page: { width: number; height: number };
  /** Lines that the person has placed. */
  guides: readonly { axis: "x" | "y"; at: number }[];
  /** The bounds of the layers that stay. */
  others: readonly Area[];
}

export interface Snapped {
  by: Point;
  lines: SnapLine[];
}

interface Candidate {
  /** How far the area would be moved. */
  shift: number;
  lines: SnapLine[];
}

const AXES = ["x", "y"] as const;
type Axis = (typeof AXES)[number];
const sizeOn = (axis: Axis): "width" | "height" => (axis === "x" ? "width" : "height");
const other = (axis: Axis): Axis => (axis === "x" ? "y" : "x");
const startOf = (area: Area, axis: Axis): number => area[axis];
const endOf = (area: Area, axis: Axis): number => area[axis] + area[sizeOn(axis)];
/** Lengths that differ by less than this are equal. */
const EQUAL = 0.005;

/**
 * How an area that is moved comes into line with the page, guides and other layers, or leaves equal gaps between them, if
 * it is nearer than `reach`. Lines win over gaps at the same distance.
 */
export function snapArea({ area, targets, reach }: { area: Area; targets: SnapTargets; reach: number }): Snapped {
  const best = AXES.map((axis) =>
    nearest([...lineUps({ area, targets, axis }), ...gaps({ area, targets, axis })], reach),
  );
  return combined(best);
}

/** The same for one point that is pulled: a corner, or the middle of a side, which moves on one axis only. */
export function snapPoint({
  point,
  axes,
  targets,
  reach,
}: {
  point: Point;
  axes: readonly Axis[];
  targets: SnapTargets;
  reach: number;
}): Snapped {
  const area = { ...point, width: 0, height: 0 };
  return combined(
    AXES.map((axis) => (axes.includes(axis) ? nearest(lineUps({ area, targets, axis, points: [0] }), reach) : null)),
  );
}

function combined([x, y]: readonly (Candidate | null)[]): Snapped {
  return {
    by: { x: x?.shift ?? 0, y: y?.shift ?? 0 },
    lines: [...(x?.lines ?? []), ...(y?.lines ?? [])],
  };
}

function nearest(candidates: readonly Candidate[], reach: number): Candidate | null {
  const within = candidates.filter(({ shift }) => Math.abs(shift) <= reach);
  const least = Math.min(...within.map(({ shift }) => Math.abs(shift)));
  const [first, ...rest] = within.filter(({ shift }) => Math.abs(shift) - least < EQUAL);
  if (!first) return null;
  // Everything that is in line at once is shown at once.
  const same = rest.filter(({ shift }) => Math.abs(shift - first.shift) < EQUAL);
  return { shift: first.shift, lines: [first, ...same].flatMap(({ lines }) => lines) };
}

function lineUps({
  area,
  targets,
  axis,
  points = [0, 0.5, 1],
}: {
  area: Area;
  targets: SnapTargets;
  axis: Axis;
  points?: readonly number[];
}): Candidate[] {
  const { page, guides, others } = targets;
  const own = points.map((share) => area[axis] + area[sizeOn(axis)] * share);
  const across = other(axis);
  const pageEnd = page[sizeOn(across)];
  const lines: { at: number; from: number; to: number }[] = [
    ...[0, 0.5, 1].map((share) => ({ at: page[sizeOn(axis)] * share, from: 0, to: pageEnd })),
    ...guides.filter((guide) => guide.axis === axis).map(({ at }) => ({ at, from: 0, to: pageEnd })),
    ...others.flatMap((one) =>
      [0, 0.5, 1].map((share) => ({
        at: one[axis] + one[sizeOn(axis)] * share,
        from: Math.min(startOf(one, across), startOf(area, across)),
        to: Math.max(endOf(one, across), endOf(area, across)),
      })),
    ),
  ];
  return lines.flatMap((line) => own.map((place) => ({ shift: line.at - place, lines: [{ axis, ...line }] })));
}

/** Places at which the area leaves the same gap as others beside it do. */
function gaps({ area, targets, axis }: { area: Area; targets: SnapTargets; axis: Axis }): Candidate[] {
  const across = other(axis);
  const row = targets.others
    .filter((one) => startOf(one, across) < endOf(area, across) && endOf(one, across) > startOf(area, across))
    .sort((a, b) => a[axis] - b[axis]);
  const middle = startOf(area, across) + area[sizeOn(across)] / 2;
  const along = (from: number, to: number): SnapLine => ({ axis: across, at: middle, from, to, isGap: true });
  const size = area[sizeOn(axis)];
  return row.slice(1).flatMap((right, index) => {
    const left = row[index];
    if (!left) return [];
    const [end, start] = [endOf(left, axis), startOf(right, axis)];
    const gap = start - end;
    if (gap <= 0) return [];
    const between = end + (gap - size) / 2;
    const after = endOf(right, axis) + gap;
    const before = startOf(left, axis) - gap - size;
    const place = (at: number, lines: SnapLine[]): Candidate => ({ shift: at - area[axis], lines });
    return [
      ...(size < gap ? [place(between, [along(end, between), along(between + size, start)])] : []),
      place(after, [along(end, start), along(endOf(right, axis), after)]),
      place(before, [along(before + size, startOf(left, axis)), along(end, start)]),
    ];
  });
}
