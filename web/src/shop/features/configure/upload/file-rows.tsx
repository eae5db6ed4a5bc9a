import { uploadPreviewUrl } from "@tresen/contract/media/upload-path";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CircleAlert, X } from "../../../../shared/icons";
import { Trash } from "../../../ui/icons";
import type { ShownFile } from "../../../state/order/cart";
import { Button, IconButton } from "../../../ui/button";
import type { UploadFailure } from "./send-file";
import * as texts from "./upload.texts";
import type { Sending } from "./use-sending";

const FAILURES: Record<UploadFailure, (name: string) => string> = {
  unprocessable: texts.unprocessable,
  offline: texts.offline,
  busy: texts.tooMany,
};

/** The largest number of omitted files that are listed by name. */
const NAMED = 5;

export function StoredFile({ file, onRemove }: { file: ShownFile; onRemove: () => void }) {
  return (
    <Row picture={<Thumbnail file={file} />}>
      <p className="min-w-0 flex-1 truncate font-medium" title={file.name}>
        {file.name}
      </p>
      <IconButton label={texts.remove(file.name)} onClick={onRemove}>
        <Trash size={18} />
      </IconButton>
    </Row>
  );
}

export function SendingFile({ entry: { file, share } }: { entry: Sending }) {
  return (
    <Row picture={<FileSign />}>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        <progress
          aria-label={texts.uploadingFile(file.name)}
          value={share ?? 0}
          max={1}
          className={
            "mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken " +
            "[&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken " +
            "[&::-webkit-progress-value]:bg-action"
          }
        />
      </div>
    </Row>
  );
}

export function FailedFile({
  entry,
  failure,
  onRetry,
  onRemove,
}: {
  entry: Sending;
  failure: UploadFailure;
  onRetry: () => void;
  onRemove: () => void;
}) {
  return (
    <Fault
      text={FAILURES[failure](entry.file.name)}
      closeLabel={texts.closeMessageAbout(entry.file.name)}
      onClose={onRemove}
    >
      {failure !== "unprocessable" && (
        <Button look="quiet" className="mt-2" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </Fault>
  );
}

/** The chosen files beyond the limit. */
export function LeftOutFiles({
  names,
  limit,
  onClose,
}: {
  names: readonly string[];
  limit: number;
  onClose: () => void;
}) {
  const named = names.slice(0, NAMED).map(texts.quoted).join(", ");
  const more = names.length > NAMED ? texts.andMore(names.length - NAMED) : "";
  return (
    <Fault
      text={`${ORDER_MESSAGES.tooManyFiles(limit)} ${texts.notTaken(named + more)}`}
      closeLabel={texts.closeMessage}
      onClose={onClose}
    />
  );
}

/** A message among the files. The page scrolls to it, because it may appear far from where the customer looks. */
function Fault({
  text,
  closeLabel,
  onClose,
  children,
}: {
  text: string;
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
}) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <li ref={place} className="flex items-start gap-2 rounded-control bg-danger-soft py-1 pr-1 pl-3 text-danger">
      <CircleAlert size={20} className="mt-3 shrink-0" />
      <div className="min-w-0 flex-1 py-2.5">
        <p role="alert" className="font-medium wrap-anywhere hyphens-manual">
          {text}
        </p>
        {children}
      </div>
      <IconButton label={closeLabel} className="text-danger" onClick={onClose}>
        <X size={20} />
      </IconButton>
    </li>
  );
}

function Row({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface p-1.5">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-muted">
        {picture}
      </span>
      {children}
    </li>
  );
}

function Thumbnail({ file }: { file: ShownFile }) {
  const [isBroken, setBroken] = useState(false);
  const url = uploadPreviewUrl(file);
  if (!url || isBroken) return <FileSign />;
  return (
    <img src={url} alt="" width={48} height={48} className="size-full object-cover" onError={() => setBroken(true)} />
  );
}

function FileSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.375rem"
      height="1.375rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6M9 16h6" />
    </svg>
  );
}
