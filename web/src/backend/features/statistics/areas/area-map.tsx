import { boundsOf, type Place } from "@tresen/contract/branch/border/border";
import { useId, useState } from "react";
import { BranchMark, MapLabel } from "../../../shared/geo/branch-mark";
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
import { placeLabels } from "./place-labels";

/** The height of the map in the size of letters. */
const HEIGHT = 26;
/** Names of areas are cut to so many letters. */
const NAME = 22;

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
      ...areas.map((area) => labelOf({ area, value: valueOf(area), points: placesIn({ area, projection, rem }) })),
      ...placedMarks.map(({ id: key, name, at: [x, y] }) => ({
        key,
        versions: [[cut(name)]],
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
      {placedMarks.map(({ id: key, at }) => (
        <BranchMark key={key} at={at} name="" />
      ))}
      <g className="pointer-events-none">
        {labels.map((label) => (
          <MapLabel key={label.key} at={label.at} lines={label.lines} />
        ))}
        <MapScale view={view} height={height} />
      </g>
    </>
  );
}

function labelOf({ area, value, points }: { area: DrawnArea; value: string; points: readonly [number, number][] }) {
  const name = cut(area.name);
  const first = area.name.split(" ")[0] ?? name;
  return { key: area.key, versions: [[name, value], [first, value], [value]], places: points };
}

/** The middle of an area, and below its upper and above its lower end, where another may lie in the middle. */
function placesIn({
  area: { border },
  projection,
  rem,
}: {
  area: DrawnArea;
  projection: ReturnType<typeof projectionOf>;
  rem: number;
}): [number, number][] {
  const [x, y] = middleOf(border, projection);
  const heights = border.map((corner) => pointOf(corner, projection)[1]);
  return [
    [x, y],
    [x, Math.min(...heights) + rem * 1.6],
    [x, Math.max(...heights) - rem * 1.6],
  ];
}

const cut = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1).trimEnd()}…` : name);

/** The size of an area's bounds, only to compare. */
function spanOf({ border }: DrawnArea): number {
  const bounds = boundsOf([border]);
  return bounds ? (bounds.east - bounds.west) * (bounds.north - bounds.south) : 0;
}
