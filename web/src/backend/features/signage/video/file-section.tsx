import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { videoPath } from "@tresen/contract/signage/video/video.path";
import { type SignageVideo, signageVideos } from "@tresen/contract/signage/video/video.resource";
import { Upload, X } from "lucide-react";
import { useForm } from "../../../admin/form/form-context";
import { FileButton } from "../../../admin/media/upload/file-input";
import { byteText } from "../../../admin/media/media.texts";
import { mayAdd } from "../../../admin/model/access";
import { useMe } from "../../../shared/session";
import { IconButton } from "../../../shared/ui/button";
import { ACCEPTED_VIDEOS } from "./send-video";
import { SendingBar } from "./sending-bar";
import { useSendVideos } from "./use-send-videos";
import { useVideoSendings } from "./use-video-sendings";
import { isSending, videoQueue } from "./video-queue";
import { VIDEO_UPLOAD_TEXTS as TEXTS, lengthText } from "./video.texts";

/** The file of a video: how it looks and what it is, or why there is none and how it gets one. */
export function FileSection({ record }: { record: AnyRecord | null }) {
  const parsed = signageVideos.fields.safeParse(fieldsOf(record));
  if (!record || !parsed.success) return null;
  const { data: video } = parsed;
  return video.state === "ready" ? <ReadyFile video={video} /> : <MissingFile id={record.id} video={video} />;
}

type Video = Omit<SignageVideo, "id" | "version" | "createdAt" | "updatedAt">;

function fieldsOf(record: AnyRecord | null): Record<string, unknown> {
  const { id: _, version: __, createdAt: ___, updatedAt: ____, ...fields } = record ?? { id: "" };
  return fields;
}

function ReadyFile({ video }: { video: Video }) {
  const { zone } = useForm();
  const { sha256, mimeType, width, height, seconds, bytes, uploadedAt } = video;
  const formats = [video.videoCodec, video.audioCodec ?? TEXTS.noSound].filter(Boolean).join(", ");
  const facts = [
    { title: TEXTS.format, text: TEXTS.formatText({ mimeType, formats }) },
    { title: TEXTS.pixels, text: width && height ? TEXTS.pixelText({ width, height }) : "" },
    { title: TEXTS.seconds, text: seconds === null ? "" : lengthText(seconds) },
    { title: TEXTS.bytes, text: bytes === null ? "" : byteText(bytes) },
    { title: TEXTS.uploadedAt, text: uploadedAt ? formatDateTime({ at: Date.parse(uploadedAt), zone }) : "" },
  ].filter(({ text }) => text !== "");
  return (
    <div className="flex flex-col gap-5">
      {sha256 && mimeType && (
        <video
          controls
          muted
          playsInline
          preload="metadata"
          src={`/${videoPath({ sha256, mimeType })}`}
          aria-label={TEXTS.preview(video.name)}
          className="max-h-[60dvh] w-full max-w-3xl rounded-panel bg-sunken"
          {...(width && height ? { style: { aspectRatio: `${width} / ${height}` } } : {})}
        >
          {TEXTS.noPreview}
        </video>
      )}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-3 text-sm">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function MissingFile({ id, video }: { id: string; video: Video }) {
  const me = useMe();
  const send = useSendVideos();
  const sending = useVideoSendings().find((one) => one.video === id && isSending(one));
  if (sending)
    return (
      <div className="flex items-center gap-3 text-sm">
        <div className="min-w-0 flex-1">
          <SendingBar sending={sending} name={sending.file.name} />
        </div>
        <IconButton label={TEXTS.cancelOf(sending.file.name)} onPress={() => videoQueue.dismiss(sending.key)}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
    );
  const isRefused = video.state === "refused";
  return (
    <div className="flex flex-col items-start gap-3">
      {isRefused && (
        <p role="alert" className="text-danger">
          {video.error}
        </p>
      )}
      <p className="text-muted">{isRefused ? TEXTS.refusedHint : TEXTS.waiting}</p>
      {mayAdd({ resource: signageVideos, me }) && (
        <FileButton accept={ACCEPTED_VIDEOS} onFiles={([file]) => file && send({ files: [file], video: id })}>
          <Upload size={18} aria-hidden /> {isRefused ? TEXTS.uploadAnother : TEXTS.uploadMissing}
        </FileButton>
      )}
    </div>
  );
}
