import { useQuery } from "@tanstack/react-query";
import { deletedFile } from "@tresen/contract/media/upload-record/deleted-file.texts";
import type { StaffOrder } from "@tresen/contract/order/order";
import { uploadPreviewUrl, uploadUrl } from "@tresen/contract/media/upload-path";
import { FileText, FileX } from "lucide-react";
import { useState } from "react";
import { deletedFileQuery } from "./deleted-file-query";
import { PANEL_TEXTS } from "./panel.texts";

const FILE_LINK =
  "flex min-h-12 max-w-full items-center gap-2 rounded-control border border-line bg-surface py-1 ps-1 pe-3 " +
  "text-sm font-medium hover:bg-sunken";

type Item = StaffOrder["items"][number];
type File = NonNullable<Item["parts"][number]["uploads"]>[number];

/**
 * The uploads of a position: images are shown, other files are listed by name. Pressing one opens it. One that was
 * deleted is told to be.
 */
export function OrderFiles({ item }: { item: Item }) {
  const files = item.parts.flatMap(({ uploads = [] }) => uploads);
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2" aria-label={PANEL_TEXTS.filesOf(item.name)}>
      {files.map((file, index) => (
        <li key={`${file.id} ${index}`} className="max-w-full">
          <OrderFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function OrderFile({ file }: { file: File }) {
  const { data: isDeleted } = useQuery(deletedFileQuery(uploadUrl(file)));
  if (isDeleted)
    return (
      <span className="flex min-h-12 items-center gap-2 rounded-control border border-dashed border-line-strong px-3 text-sm text-muted">
        <FileX size={22} aria-hidden className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">{deletedFile(file.name)}</span>
      </span>
    );
  return (
    <a href={uploadUrl(file)} target="_blank" rel="noreferrer" className={FILE_LINK}>
      <Thumbnail file={file} />
      <span className="min-w-0 truncate">{file.name}</span>
    </a>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [isBroken, setBroken] = useState(false);
  const url = uploadPreviewUrl(file);
  const place = "size-14 shrink-0 rounded-control bg-sunken";
  if (url && !isBroken)
    return (
      <img
        src={url}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={`${place} object-cover`}
        onError={() => setBroken(true)}
      />
    );
  return (
    <span className={`${place} grid place-items-center text-muted`}>
      <FileText size={22} aria-hidden />
    </span>
  );
}
