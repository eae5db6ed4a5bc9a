import { signageVideos } from "@tresen/contract/signage/video/video.resource";
import { Upload } from "lucide-react";
import { FileButton } from "../../../admin/media/upload/file-input";
import { mayAdd } from "../../../admin/model/access";
import { useMe } from "../../../shared/session";
import { ACCEPTED_VIDEOS } from "./send-video";
import { useSendVideos } from "./use-send-videos";
import { VIDEO_UPLOAD_TEXTS as TEXTS } from "./video.texts";

/** Makes videos of files, in the head of the list: a video begins with its file and not with a form. */
export function UploadButton() {
  const me = useMe();
  const send = useSendVideos();
  if (!mayAdd({ resource: signageVideos, me })) return null;
  return (
    <FileButton variant="primary" isMultiple accept={ACCEPTED_VIDEOS} onFiles={(files) => send({ files })}>
      <Upload size={18} aria-hidden /> {TEXTS.upload}
    </FileButton>
  );
}
