import { useRef } from "react";
import { SIGNAGE_PREVIEW_PAGE } from "../../../../shared/preview/signage-preview";
import { useSize } from "../../../shared/geo/use-size";
import { PreviewControls } from "./preview-controls";
import { PREVIEW_TEXTS as texts } from "./preview.texts";
import type { PreviewScreen } from "./screens";
import { type Played, usePreviewFrame } from "./use-preview-frame";

/** The largest height of the picture, in pixels. */
const HIGHEST = 560;

/** The player at the exact size of a screen, drawn smaller so that all of it can be seen. */
export function PreviewFrame({
  played,
  screen: { width, height },
  sceneName,
  segmentName,
}: {
  played: Played;
  screen: PreviewScreen;
  sceneName: (id: string) => string;
  /** Of a stream; others play one segment alone. */
  segmentName: ((id: string) => string) | null;
}) {
  const room = useRef<HTMLDivElement>(null);
  const { width: available } = useSize(room, { width: 640, height: HIGHEST });
  const scale = Math.min(1, available / width, HIGHEST / height);
  const { frame, place, isPlaying, setIsPlaying, goTo } = usePreviewFrame(played);
  return (
    <div className="flex flex-col gap-3">
      <div ref={room} className="w-full">
        <div
          className="mx-auto overflow-hidden rounded-panel border border-line bg-black"
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            src={SIGNAGE_PREVIEW_PAGE}
            title={texts.frame}
            sandbox="allow-scripts allow-same-origin"
            tabIndex={-1}
            className="pointer-events-none block origin-top-left border-0"
            style={{ width, height, maxWidth: "none", transform: `scale(${scale})` }}
          />
        </div>
      </div>
      {place && (
        <PreviewControls
          {...{ place, isPlaying }}
          segmentName={segmentName?.(place.segment) ?? ""}
          onPlaying={setIsPlaying}
          onGoTo={goTo}
        />
      )}
      {place?.troubles.map(({ scene }) => (
        <p key={scene} role="status" className="text-sm text-warning">
          {texts.trouble(sceneName(scene))}
        </p>
      ))}
    </div>
  );
}
