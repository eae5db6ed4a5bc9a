import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Download, Link2, Replace, X } from "lucide-react";
import { ProgressBar } from "react-aria-components";
import { imageUrl } from "../../../../shared/images";
import { useForm } from "../../../admin/form/form-context";
import { MEDIA_TEXTS, byteText } from "../../../admin/media/media.texts";
import type { Picture } from "../../../admin/media/picture";
import { FileButton } from "../../../admin/media/upload/file-input";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { copyText } from "../../../shared/output/copy-text";
import { Button, IconButton, buttonClass } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { EarlierFiles } from "./earlier-files";
import { newestPicture } from "./newest-picture";
import { FILE_TEXTS } from "./picture.texts";
import { useReplace } from "./use-replace";

/** What is known of a picture's file, and what can be done with it. */
export function FileSection({ record }: { record: AnyRecord | null }) {
  const { data: picture } = useQuery(newestPicture(record?.id ?? ""));
  return picture ? <PictureFileSection picture={picture} /> : null;
}

function PictureFileSection({ picture }: { picture: Picture }) {
  const { isReadOnly, zone } = useForm();
  const { id, fileVersion, extension, width, height, size } = picture;
  const { replace, cancel, progress, fault, dropped, setDropped, twins } = useReplace(picture);
  const uploadedAt = picture.uploadedAt ?? (fileVersion === 1 ? picture.createdAt : null);
  const address = extension ? imageUrl({ image: { id, version: fileVersion, extension } }) : null;
  const facts = [
    { title: FILE_TEXTS.format, text: extension?.toUpperCase() },
    { title: FILE_TEXTS.size, text: width && height ? MEDIA_TEXTS.size({ width, height }) : undefined },
    { title: FILE_TEXTS.bytes, text: size === null ? undefined : byteText(size) },
    { title: FILE_TEXTS.version, text: extension ? String(fileVersion) : undefined },
    {
      title: FILE_TEXTS.uploaded,
      text: uploadedAt && extension ? formatDateTime({ at: Date.parse(uploadedAt), zone }) : undefined,
    },
  ].filter(({ text }) => text !== undefined);
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-3 text-sm">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {address && (
          <>
            <a href={address} download={`${picture.name || id}.${extension}`} className={buttonClass()}>
              <Download size={18} aria-hidden /> {FILE_TEXTS.download}
            </a>
            <Button onPress={() => void copyAddress(address)}>
              <Link2 size={18} aria-hidden /> {FILE_TEXTS.copy}
            </Button>
          </>
        )}
        {!isReadOnly && progress === null && (
          <FileButton onFiles={([file]) => file && replace(file)}>
            <Replace size={18} aria-hidden /> {address ? FILE_TEXTS.replace : FILE_TEXTS.send}
          </FileButton>
        )}
        {progress !== null && (
          <div className="flex min-w-60 flex-1 items-center gap-2">
            <ProgressBar
              aria-label={FILE_TEXTS.progress}
              value={progress === "checking" ? 100 : progress * 100}
              className="block min-w-0 flex-1 text-sm"
            >
              <span className="figures text-muted">
                {progress === "checking" ? FILE_TEXTS.checking : FILE_TEXTS.sending(progress)}
              </span>
              <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
                <span
                  className="block h-full bg-action"
                  style={{ width: `${progress === "checking" ? 100 : progress * 100}%` }}
                />
              </span>
            </ProgressBar>
            <IconButton label={COMMON_TEXTS.cancel} onPress={cancel}>
              <X size={16} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {fault && (
        <div role="alert">
          <FieldMessage>{fault}</FieldMessage>
        </div>
      )}
      <div role="status">
        {dropped.length > 0 && (
          <p className="rounded-panel bg-info-soft px-4 py-3 text-sm text-info">{FILE_TEXTS.dropped(dropped)}</p>
        )}
        {twins.length > 0 && (
          <p className="mt-2 rounded-panel bg-info-soft px-4 py-3 text-sm text-info">
            {FILE_TEXTS.twins}{" "}
            {twins.map(({ id: twin, name }, index) => (
              <span key={twin}>
                {index > 0 && ", "}
                <a href={`#/images/${twin}`} className="underline underline-offset-4">
                  {name || twin}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
      {!isReadOnly && address && <p className="text-sm text-muted">{FILE_TEXTS.replaceHint}</p>}
      {address && <EarlierFiles picture={picture} onDropped={setDropped} />}
    </div>
  );
}

function copyAddress(address: string): Promise<void> {
  return copyText({ text: `${window.location.origin}${address}`, texts: FILE_TEXTS });
}
