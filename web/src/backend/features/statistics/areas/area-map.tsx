import { boundsOf, type Place } from "@tresen/contract/branch/border/border";
import { useId, useState } from "react";
import { BranchMark, MapLabel, shortName } from "../../../shared/geo/map-marks";
import { MapScale } from "../../../shared/geo/map-scale";
import { fittingView, middleOf, outlineOf, pointOf, projectionOf } from "../../../shared/geo/map-view";
import { CHART_TEXTS } from "../chart/chart.texts";
import { type Figures, columnAt, numberAt } from "../chart/figures";
import { PlotArea, type Size } from "../chart/plot-area";
import { useAxisText, useFigureText } from "../chart/use-figure-text";
import { AreaLegend, Hatches, hatchOf } from "./area-legend";
import { type AreaScale, areaScale } from "./area-scale";
import { AREAS_TEXTS } from "./areas.texts";
import { type DrawnArea, isMeasure } from "./drawn-areas";
import { type Label, boxOf, placeLabels } from "./place-labels";

/** The height of the map in the size of letters. */
const HEIGHT = 26;
/** A name may be wider than its area by this factor. */
const OVERHANG = 1.2;

export interface Mark extends Place {
  id: string;
  name: string;
}

interface AreaMapProps {
  title: string;
  areas: readonly DrawnArea[];
  marks: readonly Mark[];
  figures: Figures;
  /** The path of the column that colours the areas. */
  measure: string;
}

/** Areas coloured by a figure, with their names and the branches. The most first, by the arrow keys. */
export function AreaMap({ title, areas, marks, figures, measure }: AreaMapProps) {
  const id = useId();
  const [reached, setReached] = useState<string | null>(null);
  const text = useFigureText();
  const column = columnAt(figures, measure);
  const short = useAxisText(column);
  const ordered = areas.toSorted((one, other) => numberAt(other.row, measure) - numberAt(one.row, measure));
  const scale = areaScale(ordered.map(({ row }) => numberAt(row, measure)));
  const to = (index: number): true => {
    setReached(ordered[Math.max(0, Math.min(ordered.length - 1, index))]?.key ?? null);
    return true;
  };
  const press = (key: string): boolean => {
    const at = ordered.findIndex((area) => area.key === reached);
    if (key === "ArrowRight" || key === "ArrowDown") return to(at + 1);
    if (key === "ArrowLeft" || key === "ArrowUp") return to(at < 0 ? ordered.length - 1 : at - 1);
    if (key === "Home") return to(0);
    return key === "End" && to(ordered.length - 1);
  };
  const tell = (area: DrawnArea | undefined): string => {
    if (!area) return "";
    const [value, ...beside] = figures.columns
      .filter(isMeasure)
      .map((figure) => ({ title: figure.title, value: text(figure, { ...EMPTY, ...area.row }) }));
    const label = AREAS_TEXTS.of({ branch: area.branch, area: area.name });
    return value ? `${CHART_TEXTS.value({ label, ...value })}${beside.map(CHART_TEXTS.beside).join("")}` : label;
  };
  return (
    <>
      <PlotArea
        title={title}
        told={tell(ordered.find(({ key }) => key === reached))}
        onKey={press}
        onLeave={() => setReached(null)}
        height={HEIGHT}
      >
        {(size) => (
          <Drawing
            {...{ id, areas: ordered, marks, measure, scale, size, reached }}
            valueOf={(area) => short(numberAt(area.row, measure))}
            onReach={setReached}
          />
        )}
      </PlotArea>
      {column && <AreaLegend id={id} title={column.title} scale={scale} text={short} />}
    </>
  );
}

const EMPTY = { orders: 0, gross: 0 };

interface DrawingProps extends Pick<AreaMapProps, "areas" | "marks" | "measure"> {
  id: string;
  scale: AreaScale;
  size: Size;
  reached: string | null;
  valueOf: (area: DrawnArea) => string;
  onReach: (key: string) => void;
}

function Drawing({ id, areas, marks, measure, scale, size, reached, valueOf, onReach }: DrawingProps) {
  const { width, height, rem } = size;
  const bounds = boundsOf([...areas.map(({ border }) => border), marks]);
  if (!bounds) return null;
  const view = fittingView({ bounds, margin: rem * 1.5, width, height });
  const projection = projectionOf({ view, width, height });
  // Small areas lie above those that contain them.
  const layers = areas.toSorted((one, other) => spanOf(other) - spanOf(one));
  const placedMarks = marks.map((mark) => ({ ...mark, at: pointOf(mark, projection) }));
  const labels = placeLabels({
    labels: [
      ...areas.map((area) => labelOf({ area, value: valueOf(area), projection, rem })),
      ...placedMarks.map(({ id: key, name, at: [x, y] }) => ({
        key,
        versions: [[shortName(name)]],
        places: [[x, y + rem * 0.7] as const, [x, y - rem * 1.9] as const],
      })),
    ],
    taken: placedMarks.map(({ at: [x, y] }) => ({ x: x - 8, y: y - 20, width: 16, height: 20 })),
    rem,
    width,
    height,
  });
  const marked = areas.find(({ key }) => key === reached);
  return (
    <>
      <Hatches id={id} />
      {layers.map(({ key, border, row }) => {
        const step = scale.stepOf(numberAt(row, measure));
        const outline = outlineOf(border, projection);
        return (
          <g key={key} data-area={key} data-step={step} onPointerEnter={() => onReach(key)}>
            <path d={outline} className={`area-fill area-step-${step}`} />
            <path d={outline} fill={hatchOf({ id, step })} className="area-border" />
          </g>
        );
      })}
      {marked && <path d={outlineOf(marked.border, projection)} className="area-reached" />}
      <g className="pointer-events-none">
        {placedMarks.map(({ id: key, at }) => (
          <BranchMark key={key} at={at} />
        ))}
        {labels.map((label) => (
          <MapLabel key={label.key} at={label.at} lines={label.lines} />
        ))}
        <MapScale view={view} height={height} />
      </g>
    </>
  );
}

/**
 * Name and figure of an area. Where the name is wider than the area, its first word stands for it, such as a postal code.
 * Besides in the middle it may stand beside it, and near the upper and lower end, where another area may lie in the middle.
 */
function labelOf({
  area: { key, name, border },
  value,
  projection,
  rem,
}: {
  area: DrawnArea;
  value: string;
  projection: ReturnType<typeof projectionOf>;
  rem: number;
}): Label {
  const points = border.map((corner) => pointOf(corner, projection));
  const [left, right] = rangeOf(points.map(([across]) => across));
  const [top, bottom] = rangeOf(points.map(([, down]) => down));
  const [x, y] = middleOf(border, projection);
  const whole = shortName(name);
  const isFitting = boxOf({ lines: [whole], at: [x, y], rem }).width <= (right - left) * OVERHANG;
  return {
    key,
    versions: [...(isFitting ? [[whole, value]] : []), [name.split(" ")[0] ?? whole, value], [value]],
    places: [
      [x, y],
      ...[
        [x - rem, y] as const,
        [x + rem, y] as const,
        [x, top + rem * 1.6] as const,
        [x, bottom - rem * 1.6] as const,
      ].filter(([across, down]) => across > left && across < right && down > top && down < bottom),
    ],
  };
}

const rangeOf = (lengths: readonly number[]): [from: number, to: number] => [
  Math.min(...lengths),
  Math.max(...lengths),
];

/** The size of an area's bounds, only to compare. */
function spanOf({ border }: DrawnArea): number {
  const bounds = boundsOf([border]);
  return bounds ? (bounds.east - bounds.west) * (bounds.north - bounds.south) : 0;
}
