import type { KitchenStation } from "@tresen/contract/display/display";
import { SoundButton } from "../shared/sound-button";
import { KITCHEN_TEXTS } from "./kitchen.texts";
import { SOLD_OUT_TEXTS } from "./sold-out/sold-out.texts";

/** What may stand beside the orders. */
export type Panel = "counts" | "recall" | "soldOut";
export type KitchenView = keyof typeof KITCHEN_TEXTS.views;
const VIEWS = ["orders", "items", "pass"] as const satisfies readonly KitchenView[];

interface ToolbarProps {
  name: string;
  view: KitchenView;
  station: string | null;
  stations: readonly KitchenStation[];
  panel: Panel | null;
  onView: (view: KitchenView) => void;
  onStation: (station: string | null) => void;
  onPanel: (panel: Panel) => void;
}

/** What the display shows: chosen once, and kept by the display. */
export function Toolbar({ name, view, station, stations, panel, onView, onStation, onPanel }: ToolbarProps) {
  return (
    <header className="toolbar">
      <h1>{name}</h1>
      <div role="group" aria-label={KITCHEN_TEXTS.viewsLabel}>
        {VIEWS.map((one) => (
          <button key={one} type="button" className="tool" aria-pressed={view === one} onClick={() => onView(one)}>
            {KITCHEN_TEXTS.views[one]}
          </button>
        ))}
      </div>
      {stations.length > 0 && view !== "pass" && (
        <div role="group" aria-label={KITCHEN_TEXTS.stations}>
          <button type="button" className="tool" aria-pressed={station === null} onClick={() => onStation(null)}>
            {KITCHEN_TEXTS.allStations}
          </button>
          {stations.map(({ identifier, name, colour }) => (
            <button
              key={identifier}
              type="button"
              className="tool"
              aria-pressed={station === identifier}
              onClick={() => onStation(identifier)}
            >
              {colour !== null && <i className="mark" style={{ background: colour }} aria-hidden />}
              {name}
            </button>
          ))}
        </div>
      )}
      <span className="tools">
        <SoundButton />
        <button type="button" className="tool" aria-pressed={panel === "counts"} onClick={() => onPanel("counts")}>
          {KITCHEN_TEXTS.counts}
        </button>
        <button type="button" className="tool" aria-pressed={panel === "recall"} onClick={() => onPanel("recall")}>
          {KITCHEN_TEXTS.recall}
        </button>
        <button type="button" className="tool" aria-pressed={panel === "soldOut"} onClick={() => onPanel("soldOut")}>
          {SOLD_OUT_TEXTS.title}
        </button>
      </span>
    </header>
  );
}
