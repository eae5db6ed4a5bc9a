import { type Place, CORNERS } from "@tresen/contract/branch/border/border";
import { Maximize, Minus, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { BranchMark, MapLabel, shortName } from "../../../../shared/geo/map-marks";
import { MapScale } from "../../../../shared/geo/map-scale";
import {
  type MapView,
  fittingView,
  middleOf,
  movedView,
  outlineOf,
  pointOf,
  projectionOf,
} from "../../../../shared/geo/map-view";
import { useSize } from "../../../../shared/geo/use-size";
import { Button, IconButton } from "../../../../shared/ui/button";
import { BORDER_TEXTS } from "./border.texts";
import { type DraftCorner, type Surroundings, placed, shownBounds, withCornerAt } from "./corners";
import { MapGround } from "./map-ground";
import { useMapGestures } from "./use-map-gestures";

/** Of the map until it has been measured. */
const FIRST = { width: 640, height: 320 };
/** Around what is shown, in pixels: as wide as the buttons at its edge. */
const MARGIN = 56;
/** Pixels that one press of an arrow key moves the map. */
const STEP = 60;

const HALO = "fill-none stroke-surface forced-colors:stroke-[Canvas]";
const OWN = "fill-action/15 stroke-action forced-colors:fill-none forced-colors:stroke-[Highlight]";
const OTHER = "fill-none stroke-muted forced-colors:stroke-[CanvasText]";
const CORNER = "stroke-action forced-colors:stroke-[Highlight]";

interface BorderMapProps extends Surroundings {
  corners: readonly DraftCorner[];
  isReadOnly: boolean;
  /** Grows when the border was replaced as a whole, which the map then shows. */
  revision: number;
  onChange: (corners: readonly DraftCorner[]) => void;
}

/** The corners of a border on a map, where they are set, dragged and removed. */
export function BorderMap({ corners, place, others, isReadOnly, revision, onChange }: BorderMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, FIRST);
  const bounds = () => shownBounds({ corners, place, others });
  const [fitted, setFitted] = useState(() => ({ revision, bounds: bounds() }));
  const [moved, setMoved] = useState<MapView | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const fit = (): void => {
    setFitted({ revision, bounds: bounds() });
    setMoved(null);
    setSelected(null);
  };
  if (fitted.revision !== revision) fit();
  const view = moved ?? fittingView({ bounds: fitted.bounds, margin: MARGIN, ...size });
  const projection = projectionOf({ view, ...size });
  const change = (changed: readonly DraftCorner[]): void => {
    setSelected(null);
    onChange(changed);
  };
  const { dragged, handlers } = useMapGestures({
    view,
    size,
    isReadOnly,
    onView: setMoved,
    onPress: (pressed) => change(withCornerAt({ corners, place: pressed, pointOf: (at) => pointOf(at, projection) })),
    onCorner: (index, to) => {
      if (to) onChange(corners.with(index, to));
      setSelected(index);
    },
  });
  const press = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    const zoom = ZOOMS[event.key];
    if (event.target !== event.currentTarget || (!by && zoom === undefined)) return;
    event.preventDefault();
    setMoved(movedView({ view, ...(by ? { by } : {}), ...(zoom === undefined ? {} : { zoom }), ...size }));
  };
  const zoomBy = (zoom: number) => () => setMoved(movedView({ view, zoom, ...size }));
  const drawn = placed(corners).map((corner) =>
    corner.index === dragged?.corner ? { ...corner, place: dragged.place } : corner,
  );
  const border = drawn.map((corner) => corner.place);
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={frame}
        role="group"
        aria-label={BORDER_TEXTS.map}
        tabIndex={0}
        onKeyDown={press}
        className="relative h-80 overflow-hidden rounded-panel border border-line-strong bg-sunken"
      >
        <MapGround view={view} />
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden
          className={`absolute inset-0 z-1 size-full touch-none select-none ${isReadOnly ? "cursor-grab" : "cursor-crosshair"}`}
          {...handlers}
        >
          {others.map((other) => (
            <g key={other.name}>
              <path d={outlineOf(other.border, projection)} strokeWidth={4} className={HALO} />
              <path d={outlineOf(other.border, projection)} strokeWidth={1.5} strokeDasharray="5 4" className={OTHER} />
              <MapLabel at={middleOf(other.border, projection)} lines={[shortName(other.name)]} />
            </g>
          ))}
          <Shape border={border} outline={border.length > 0 ? outlineOf(border, projection) : ""} />
          {place && <BranchMark at={pointOf(place, projection)} />}
          {!isReadOnly &&
            drawn.map(({ index, place: corner }) => {
              const [cx, cy] = pointOf(corner, projection);
              const isSelected = index === selected;
              return (
                <g key={index}>
                  <circle
                    {...{ cx, cy }}
                    r={isSelected ? 8 : 6}
                    strokeWidth={2.5}
                    className={`${CORNER} ${isSelected ? "fill-action forced-colors:fill-[Highlight]" : "fill-surface forced-colors:fill-[Canvas]"}`}
                  />
                  <circle
                    {...{ cx, cy }}
                    data-corner={index}
                    fill="transparent"
                    className="cursor-move [r:12px] pointer-coarse:[r:22px]"
                  />
                </g>
              );
            })}
          <MapScale view={view} height={size.height} />
        </svg>
        <div className="absolute end-2 top-2 z-3 flex flex-col rounded-control border border-line bg-surface">
          <IconButton label={BORDER_TEXTS.zoomIn} onPress={zoomBy(1)}>
            <Plus size={18} aria-hidden />
          </IconButton>
          <IconButton label={BORDER_TEXTS.zoomOut} onPress={zoomBy(-1)}>
            <Minus size={18} aria-hidden />
          </IconButton>
          <IconButton label={BORDER_TEXTS.fit} onPress={fit}>
            <Maximize size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      {!isReadOnly && <p className="text-sm text-muted">{BORDER_TEXTS.drawHint}</p>}
      {selected !== null && selected < corners.length && (
        <Button size="sm" className="self-start" onPress={() => change(corners.toSpliced(selected, 1))}>
          <Trash2 size={16} aria-hidden /> {BORDER_TEXTS.removeCorner(selected + 1)}
        </Button>
      )}
    </div>
  );
}

/** The area as far as it is drawn: a line of two corners is none yet. */
function Shape({ border, outline }: { border: readonly Place[]; outline: string }) {
  if (border.length < 2) return null;
  return (
    <>
      <path d={outline} strokeWidth={6} className={HALO} />
      <path d={outline} strokeWidth={2.5} className={border.length < CORNERS.least ? `${OWN} fill-none` : OWN} />
    </>
  );
}

const MOVES: Readonly<Record<string, [right: number, down: number] | undefined>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const ZOOMS: Readonly<Record<string, number | undefined>> = { "+": 1, "-": -1 };
