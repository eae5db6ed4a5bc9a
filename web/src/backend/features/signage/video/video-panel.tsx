import { Check, RotateCw, TriangleAlert, X } from "lucide-react";
import { Button, IconButton } from "../../../shared/ui/button";
import { SendingBar } from "./sending-bar";
import { useVideoSendings } from "./use-video-sendings";
import { type VideoSending, isSending, videoQueue } from "./video-queue";
import { VIDEO_UPLOAD_TEXTS as TEXTS } from "./video.texts";

const PANEL = "flex max-h-[35dvh] shrink-0 flex-col border-t border-line-strong bg-surface text-sm shadow-panel";
const LINE = "flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5";

/** The files of videos on their way, below whatever screen is shown. It pushes the screen up and covers nothing. */
export function VideoPanel() {
  const sendings = useVideoSendings();
  if (sendings.length === 0) return null;
  const open = sendings.filter(isSending).length;
  const away = sendings.filter(({ state, isFinal }) => state === "failed" && !isFinal).length;
  const failed = sendings.filter(({ isFinal }) => isFinal).length;
  const summary = TEXTS.summary({ open, away, failed });
  return (
    <section aria-label={TEXTS.title} className={PANEL}>
      <div className="flex min-h-12 flex-wrap items-center gap-3 px-4 py-1.5">
        <p role="status" className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
          {summary}
        </p>
        {sendings.some(({ state, isFinal }) => state === "done" || isFinal) && (
          <Button size="sm" onPress={videoQueue.clear}>
            {TEXTS.clear}
          </Button>
        )}
      </div>
      <ul className="min-h-0 divide-y divide-line overflow-y-auto px-4 py-1">
        {sendings.map((sending) => (
          <SendingLine key={sending.key} sending={sending} />
        ))}
      </ul>
    </section>
  );
}

function SendingLine({ sending }: { sending: VideoSending }) {
  const { key, file, state, message, isFinal, video } = sending;
  const name = video ? (
    <a href={`#/signage-videos/${video}`} className="text-action-text underline-offset-4 hover:underline">
      {file.name}
    </a>
  ) : (
    <span className="font-medium">{file.name}</span>
  );
  return (
    <li className={LINE}>
      <div className="min-w-40 flex-1">
        {state === "failed" ? (
          <p className="flex gap-2 wrap-anywhere text-danger">
            <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
            <span>
              {name}: {message}
            </span>
          </p>
        ) : state === "done" ? (
          <p className="flex items-center gap-2 wrap-anywhere">
            <Check size={16} aria-hidden className="shrink-0 text-success" />
            {name}
            <span className="sr-only">{TEXTS.done}</span>
          </p>
        ) : (
          <SendingBar sending={sending} name={name} />
        )}
      </div>
      {state === "failed" && !isFinal && (
        <Button size="sm" aria-label={TEXTS.goOnOf(file.name)} onPress={() => videoQueue.goOn(key)}>
          <RotateCw size={16} aria-hidden /> {TEXTS.goOn}
        </Button>
      )}
      <IconButton
        label={isSending(sending) ? TEXTS.cancelOf(file.name) : TEXTS.dismissOf(file.name)}
        onPress={() => videoQueue.dismiss(key)}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
