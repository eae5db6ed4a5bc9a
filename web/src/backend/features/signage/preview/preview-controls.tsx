import type { Instant } from "@tresen/contract/kit/time";
import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import type { PreviewPlace } from "../../../../shared/preview/signage-preview";
import { Button, ICON_BUTTON, PlainButton } from "../../../shared/ui/button";
import { previousStart, roundLength, roundStart } from "./preview-place";
import { PREVIEW_TEXTS as texts, clockText } from "./preview.texts";

/** How far a step of the arrow keys goes, in milliseconds. */
const STEP = 1000;

interface Props {
  place: PreviewPlace;
  segmentName: string;
  isPlaying: boolean;
  onPlaying: (isPlaying: boolean) => void;
  onGoTo: (at: Instant) => void;
}

/** Plays, stops, and goes to another place of the round. */
export function PreviewControls({ place, segmentName, isPlaying, onPlaying, onGoTo }: Props) {
  const { scene, position, durations, endsAt, at } = place;
  const [start, length] = [roundStart(place), roundLength(place)];
  const passed = Math.min(length, Math.max(0, at - start));
  const told = scene ? texts.place({ scene: scene.name, position, count: durations.length }) : texts.nothing;
  const time = texts.passed({ passed: clockText(passed), total: clockText(length) });
  return (
    <div role="group" aria-label={texts.controls} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <PlainButton
          aria-label={texts.previous}
          title={texts.previous}
          className={ICON_BUTTON}
          onPress={() => onGoTo(previousStart(place))}
        >
          <SkipBack size={18} aria-hidden />
        </PlainButton>
        <Button onPress={() => onPlaying(!isPlaying)}>
          {isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <PlainButton aria-label={texts.next} title={texts.next} className={ICON_BUTTON} onPress={() => onGoTo(endsAt)}>
          <SkipForward size={18} aria-hidden />
        </PlainButton>
        <input
          type="range"
          aria-label={texts.position}
          aria-valuetext={`${time}, ${told}`}
          min={0}
          max={Math.max(STEP, length)}
          step={STEP}
          value={passed}
          onChange={(event) => onGoTo(start + Number(event.target.value))}
          className="h-10 min-w-40 flex-1 accent-action pointer-coarse:h-11"
        />
        {length > 0 && <span className="text-sm text-muted tabular-nums">{time}</span>}
      </div>
      <p className="text-sm">
        <span className="font-medium">{told}</span>
        {segmentName !== "" && <span className="text-muted"> · {texts.segment(segmentName)}</span>}
      </p>
    </div>
  );
}
