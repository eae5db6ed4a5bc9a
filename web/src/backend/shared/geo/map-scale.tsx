import { GEO_TEXTS } from "./geo.texts";
import { type MapView, roundLength } from "./map-view";
import { MapLabel } from "./map-marks";

const LINE = "fill-none stroke-ink forced-colors:stroke-[CanvasText]";

/** How long a line of the drawing is on the ground, at its lower left corner. */
export function MapScale({ view, height, most = 96 }: { view: MapView; height: number; most?: number }) {
  const { kilometres, pixels } = roundLength({ view, most });
  const text = kilometres < 1 ? GEO_TEXTS.metres(Math.round(kilometres * 1000)) : GEO_TEXTS.kilometres(kilometres);
  return (
    <g transform={`translate(12 ${height - 10})`}>
      <path d={`M0 -6V0H${pixels}V-6`} strokeWidth={1.5} className={LINE} />
      <MapLabel at={[pixels / 2, -6]} lines={[text]} />
    </g>
  );
}
