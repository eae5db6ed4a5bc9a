import { numberText } from "../../../admin/model/entry";
import type { PulledGuide } from "../guides/use-guide-pull";
import { GUIDE_TEXTS } from "../guides/guide.texts";
import type { Box } from "../model/geometry";
import { CANVAS_TEXTS as texts } from "./canvas.texts";
import type { Preview } from "./gesture";
import { readoutPlace } from "./overlay";
import { type View, toScreen } from "./view";

/** Small numbers beside what is pulled: its place, its size or its angle. */
export function Readout({ preview, box, view, unit }: { preview: Preview; box: Box; view: View; unit: string }) {
  return <Note at={readoutPlace({ box, view })}>{words(preview, unit)}</Note>;
}

/** The same for a guide. */
export function GuideReadout({ guide, view, unit }: { guide: PulledGuide; view: View; unit: string }) {
  const { x, y } = toScreen(view, { x: guide.at, y: guide.at });
  const place = guide.axis === "x" ? { x: Math.max(40, x), y: 40 } : { x: 72, y: Math.max(24, y + 4) };
  return (
    <Note at={place}>{guide.isOut ? GUIDE_TEXTS.removing : GUIDE_TEXTS.readout({ at: short(guide.at), unit })}</Note>
  );
}

function Note({ at, children }: { at: { x: number; y: number }; children: string }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute -translate-x-1/2 rounded-control bg-ink px-2 py-0.5 text-xs whitespace-nowrap text-canvas figures"
      style={{ left: at.x, top: at.y }}
    >
      {children}
    </span>
  );
}

function words({ told }: Preview, unit: string): string {
  switch (told.kind) {
    case "place":
      return texts.place({ x: short(told.x), y: short(told.y), unit });
    case "size":
      return texts.size({ width: short(told.width), height: short(told.height), unit });
    case "angle":
      return texts.angle(short(told.degrees));
  }
}

const short = (value: number): string => numberText(Math.round(value * 10) / 10);
