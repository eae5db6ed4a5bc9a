import { PART_UPLOAD_LIMIT } from "@tresen/contract/order/cart";
import type { Part } from "@tresen/contract/catalog/option-group/part-fields";
import { UPLOAD_LIMIT, type UploadPartType, acceptedEndings, takesSeveral } from "@tresen/contract/media/upload-types";
import type { Upload } from "@tresen/contract/media/upload";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import type { ShownFile } from "../../../state/order/cart";
import { FailedFile, LeftOutFiles, SendingFile, StoredFile } from "./file-rows";
import * as texts from "./upload.texts";
import { useSending } from "./use-sending";

export interface UploadPartProps {
  part: Part;
  type: UploadPartType;
  /** Unique in the form. */
  name: string;
  heading: ReactNode;
  files: readonly ShownFile[];
  onAdd: (file: Upload) => void;
  onRemove: (id: string) => void;
  onBusy: (isBusy: boolean) => void;
}

const WORDS: Record<UploadPartType, { choose: string; more: string }> = {
  image: { choose: texts.chooseImage, more: texts.chooseOtherImage },
  images: { choose: texts.chooseImages, more: texts.chooseMoreImages },
  file: { choose: texts.chooseFile, more: texts.chooseOtherFile },
  files: { choose: texts.chooseFiles, more: texts.chooseMoreFiles },
};

/** A step for pictures or files: chosen or dropped, uploaded at once, and shown with the state of their upload. */
export function UploadPart({ part, type, name, heading, files, onAdd, onRemove, onBusy }: UploadPartProps) {
  const { sending, send, retry, dismiss } = useSending({ type, onSent: onAdd, onBusy });
  const [isOver, setOver] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const hintId = useId();
  const isSeveral = takesSeveral(type);
  const limit = isSeveral ? PART_UPLOAD_LIMIT : 1;
  // Files that failed are removed from the list when new ones are chosen.
  const room = isSeveral ? limit - files.length - sending.filter(({ failure }) => !failure).length : 1;
  const words = files.length > 0 ? WORDS[type].more : WORDS[type].choose;
  const take = (chosen: Iterable<File>): void => {
    for (const { key, failure } of sending) if (failure) dismiss(key);
    const all = [...chosen];
    send(all.slice(0, room));
    setLeftOut(all.slice(room).map((file) => file.name));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <fieldset className="mt-6 min-w-0" aria-describedby={hintId}>
      <legend className="mb-2">{heading}</legend>
      {part.description && <p className="mb-2 text-sm text-muted">{part.description}</p>}
      {(files.length > 0 || sending.length > 0 || leftOut.length > 0) && (
        <ul className="mb-2 grid gap-2">
          {files.map((file) => (
            <StoredFile key={file.id} file={file} onRemove={() => onRemove(file.id)} />
          ))}
          {sending.map((entry) =>
            entry.failure ? (
              <FailedFile
                key={entry.key}
                entry={entry}
                failure={entry.failure}
                onRetry={() => retry(entry)}
                onRemove={() => dismiss(entry.key)}
              />
            ) : (
              <SendingFile key={entry.key} entry={entry} />
            ),
          )}
          {leftOut.length > 0 && (
            <LeftOutFiles key={leftOut.join("/")} names={leftOut} limit={limit} onClose={() => setLeftOut([])} />
          )}
        </ul>
      )}
      {room > 0 && (
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={
            "flex min-h-14 items-center justify-center gap-2 rounded-control border-2 " +
            "border-dashed px-4 py-3 text-center font-semibold transition-colors " +
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
            "has-focus-visible:outline-focus " +
            (isOver ? "border-action bg-action-soft" : "border-line-strong hover:bg-sunken")
          }
        >
          <svg
            viewBox="0 0 24 24"
            width="1.25rem"
            height="1.25rem"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            <path d="M12 15.5V4.5M7.5 9L12 4.5L16.5 9M4.5 15.5v4h15v-4" />
          </svg>
          <span>{words}</span>
          <input
            type="file"
            name={name}
            accept={acceptedEndings(type).join(",")}
            multiple={isSeveral}
            aria-describedby={hintId}
            className="sr-only"
            onChange={({ target }) => {
              take(target.files ?? []);
              // Allows choosing the same file again, for example after a failure.
              target.value = "";
            }}
          />
        </label>
      )}
      <p id={hintId} className="mt-1 text-sm text-muted">
        {type === "image" || type === "images" ? texts.imageHint : texts.fileHint(Math.floor(UPLOAD_LIMIT / 1_000_000))}
        {isSeveral && texts.atMost(PART_UPLOAD_LIMIT)}
      </p>
      <p role="status" className="sr-only">
        {sending.some(({ failure }) => !failure)
          ? texts.uploading
          : files.length > 0
            ? texts.uploaded(files.map((file) => file.name).join(", "))
            : ""}
      </p>
    </fieldset>
  );
}
