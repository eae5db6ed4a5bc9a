import { Link } from "@tanstack/react-router";
import { formatDate, formatDateTime } from "@tresen/contract/kit/time";
import { uploadPreviewUrl, uploadUrl } from "@tresen/contract/media/upload-path";
import type { UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { Clock, Download, FileText, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ICON_BUTTON, IconButton } from "../../shared/ui/button";
import { UPLOAD_TEXTS } from "./upload.texts";

interface UploadRowProps {
  record: UploadRecord;
  zone: string;
  branchName: string | undefined;
  /** Whether the person may change the file. */
  mayHandle: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const LINK =
  "text-action-text underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

/** A file with its order, when it will be deleted, and what can be done with it. */
export function UploadRow({ record, zone, branchName, mayHandle, onEdit, onRemove }: UploadRowProps) {
  const { name, part, size, createdAt } = record;
  const address = { ...record, version: record.fileVersion };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
      <a
        href={uploadUrl(address)}
        target="_blank"
        rel="noreferrer"
        aria-label={UPLOAD_TEXTS.open(name)}
        className="shrink-0 rounded-control"
      >
        <Preview url={uploadPreviewUrl(address)} />
      </a>
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          <span className="uppercase">{record.extension}</span>,{" "}
          <span className="figures">{UPLOAD_TEXTS.size(size)}</span>
          {part && <span className="wrap-anywhere">, {part}</span>}
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p>
          {record.order === null ? (
            <span className="text-muted">{UPLOAD_TEXTS.unused}</span>
          ) : (
            <Link to="/orders/history" search={{ order: `ord_${record.order}` }} className={LINK}>
              {record.ticketNumber === null ? UPLOAD_TEXTS.order : UPLOAD_TEXTS.ticket(record.ticketNumber)}
            </Link>
          )}
          {branchName && <span className="text-muted">, {branchName}</span>}
        </p>
        <p className="text-muted">{UPLOAD_TEXTS.received(formatDateTime({ at: Date.parse(createdAt), zone }))}</p>
        <Expiry record={record} zone={zone} />
      </div>
      <div className="ms-auto flex">
        <a href={uploadUrl(address)} download={name} aria-label={UPLOAD_TEXTS.download(name)} className={ICON_BUTTON}>
          <Download size={18} aria-hidden />
        </a>
        {mayHandle && (
          <>
            <IconButton label={UPLOAD_TEXTS.edit(name)} onPress={onEdit}>
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton label={UPLOAD_TEXTS.remove(name)} onPress={onRemove}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
}

/** Until when staff want it kept, and when it is deleted by itself, which is never before that. */
function Expiry({ record: { expiresAt, keepUntil }, zone }: { record: UploadRecord; zone: string }): ReactNode {
  const text = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  return (
    <>
      {/* To the end of the chosen day. */}
      {keepUntil !== null && <p>{UPLOAD_TEXTS.kept(formatDate({ at: Date.parse(keepUntil) - 1, zone }))}</p>}
      {expiresAt === null ? (
        <p className="text-muted">{UPLOAD_TEXTS.stays}</p>
      ) : (
        <p className="flex items-start gap-1.5">
          <Clock size={16} className="mt-0.5 shrink-0" aria-hidden />
          {UPLOAD_TEXTS.expires(text(expiresAt))}
        </p>
      )}
    </>
  );
}

function Preview({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  const place = "size-16 rounded-control bg-sunken";
  if (url && !isBroken)
    return (
      <img
        src={url}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={`${place} object-cover`}
        onError={() => setBroken(true)}
      />
    );
  return (
    <span className={`${place} grid place-items-center text-muted`}>
      <FileText size={26} aria-hidden />
    </span>
  );
}
