import type { ReactNode } from "react";
import { ProgressBar } from "react-aria-components";
import type { VideoSending } from "./video-queue";
import { VIDEO_UPLOAD_TEXTS as TEXTS } from "./video.texts";

/** How far a file is, in words and as a bar. */
export function SendingBar({
  sending: { file, state, progress },
  name,
}: {
  sending: Pick<VideoSending, "file" | "state" | "progress">;
  name: ReactNode;
}) {
  const percent = Math.floor(100 * progress);
  const text = state === "queued" ? TEXTS.queued : state === "checking" ? TEXTS.checking : TEXTS.sending(percent);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="figures text-muted">{text}</span>
      </p>
      <ProgressBar aria-label={TEXTS.progressOf(file.name)} value={percent} valueLabel={text} className="block">
        <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border">
          <span className="block h-full bg-action forced-colors:bg-[Highlight]" style={{ width: `${percent}%` }} />
        </span>
      </ProgressBar>
    </>
  );
}
