import { GEO_TEXTS } from "./geo.texts";
import { type MapView, roundLength } from "./map-view";

/** How long a line on the map is on the ground. @param most its length in pixels. */
export function MapScale({ view, most = 96 }: { view: MapView; most?: number }) {
  const { kilometres, pixels } = roundLength({ view, most });
  return (
    <p className="pointer-events-none absolute start-2 bottom-2 z-2 rounded-control bg-surface/85 px-1.5 py-0.5 text-xs text-ink">
      {kilometres < 1 ? GEO_TEXTS.metres(Math.round(kilometres * 1000)) : GEO_TEXTS.kilometres(kilometres)}
      <span
        aria-hidden
        className="block h-1.5 border border-t-0 border-ink forced-colors:border-[CanvasText]"
        style={{ width: pixels }}
      />
    </p>
  );
}
