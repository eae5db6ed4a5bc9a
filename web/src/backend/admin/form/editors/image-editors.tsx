import { IMAGE_TYPES } from "@tresen/contract/media/image";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import { ImageOff, ImageUp, Replace, Trash2 } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { imageUrl } from "../../../../shared/images";
import { Button, IconButton } from "../../../shared/ui/button";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { isPlain } from "../../model/draft";
import { moved } from "../../model/entry-keys";
import type { EditorProps } from "../editor";
import { useError, useErrorWithin, useForm } from "../form-context";
import { ENTRY_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";
import { IMAGE_TEXTS } from "./image/image.texts";
import { SVG } from "./image/prepare-image";
import { UploadList } from "./image/upload-list";
import { useUploads } from "./image/use-uploads";
import { ItemButtons } from "./list/item-buttons";
import { DRAGGED, useReorder } from "./list/use-reorder";

/** A single picture, such as a logo, is shown whole; of several each fills its square, as in the shop. */
const PICTURE = "size-32 shrink-0 rounded-control border border-line bg-sunken";
const DROP_OVER = "border-solid border-action bg-action-soft";
const DROP = "flex flex-col gap-3 rounded-panel border-2 p-3 outline-none focus-visible:outline-2";

/** As many as a field takes: see `images`. */
const MOST = 50;

function isImage(value: unknown): value is ImageRef {
  return isPlain(value) && typeof value["id"] === "string" && typeof value["extension"] === "string";
}

/** The pictures of a record: they are uploaded, described, replaced, sorted and removed. */
export function ImagesEditor({ field, path, value, onChange }: EditorProps<"image" | "images">) {
  const { isReadOnly } = useForm();
  const error = useErrorWithin(path);
  const isSingle = field.kind === "image";
  const images = (Array.isArray(value) ? value : [value]).filter(isImage);
  // Uploads end while the form goes on, so they change what it holds then.
  const current = useRef({ images, onChange });
  useEffect(() => {
    current.current = { images, onChange };
  });
  const set = (list: readonly ImageRef[]): void => {
    current.current = { ...current.current, images: [...list] };
    current.current.onChange(isSingle ? (list.at(-1) ?? field.empty) : [...list]);
  };
  const { uploads, announcement, start, end, retry } = useUploads((image) => set([...current.current.images, image]));
  const [fault, setFault] = useState<string | null>(null);
  const add = (files: Iterable<File>): void => {
    const wanted = [...files].slice(isSingle ? -1 : 0);
    const room = isSingle ? 1 : MOST - images.length - uploads.length;
    setFault(wanted.length > room ? IMAGE_TEXTS.tooMany(MOST) : null);
    for (const file of wanted.slice(0, room)) void start({ file });
  };
  const replace = ({ image, file }: { image: ImageRef; file: File }): void =>
    void start({
      file,
      onDone: (stored) =>
        set(current.current.images.map((known) => (known.id === image.id ? { ...stored, alt: known.alt } : known))),
    });
  const reorder = useReorder({
    count: images.length,
    onMove: (from, to) => set(moved({ list: images, from, to })),
  });
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  };
  const content = (
    <>
      {images.length === 0 && uploads.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <ImageOff size={18} aria-hidden /> {isSingle ? IMAGE_TEXTS.noImage : IMAGE_TEXTS.noImages}
        </p>
      )}
      {images.length > 0 && (
        <ol ref={reorder.list} className="flex flex-col gap-3">
          {images.map((image, index) => {
            const name = isSingle ? field.title : IMAGE_TEXTS.nth(index + 1);
            return (
              <li key={image.id} data-entry={index} className={`flex flex-wrap items-start gap-3 ${DRAGGED}`}>
                <img
                  src={imageUrl({ image, size: "tiny" })}
                  alt=""
                  width={128}
                  height={128}
                  loading="lazy"
                  className={`${PICTURE} ${isSingle ? "object-contain" : "object-cover"}`}
                />
                <div className="flex min-w-48 flex-1 flex-col gap-2">
                  <AltText
                    image={image}
                    path={isSingle ? path : `${path}.${index}`}
                    isReadOnly={isReadOnly}
                    onChange={(alt) => set(images.map((known, at) => (at === index ? { ...known, alt } : known)))}
                  />
                  {!isReadOnly && (
                    <div className="flex flex-wrap items-center gap-1">
                      <FileButton
                        label={IMAGE_TEXTS.replaceOf(name)}
                        onFiles={([file]) => file && replace({ image, file })}
                      >
                        <Replace size={16} aria-hidden /> {IMAGE_TEXTS.replace}
                      </FileButton>
                      {isSingle ? (
                        <IconButton label={ENTRY_TEXTS.remove(name)} className="text-danger!" onPress={() => set([])}>
                          <Trash2 size={16} aria-hidden />
                        </IconButton>
                      ) : (
                        <ItemButtons
                          title={name}
                          index={index}
                          count={images.length}
                          reorder={reorder}
                          onRemove={() => set(images.filter((_image, at) => at !== index))}
                        />
                      )}
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {reorder.announcement}
    </>
  );
  if (isReadOnly)
    return (
      <GroupFrame field={field} path={path} error={error}>
        {content}
      </GroupFrame>
    );
  return (
    <GroupFrame field={field} path={path} error={error}>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          add(event.clipboardData.files);
        }}
        className={`${DROP} ${isOver ? DROP_OVER : "border-dashed border-line-strong"}`}
      >
        {content}
        <UploadList uploads={uploads} onEnd={end} onRetry={retry} />
        {fault && <FieldMessage>{fault}</FieldMessage>}
        <div className="flex flex-wrap items-center gap-3">
          {!(isSingle && images.length > 0) && (
            <FileButton label={IMAGE_TEXTS.uploadTo(field.title)} isMultiple={!isSingle} onFiles={add}>
              <ImageUp size={16} aria-hidden /> {isSingle ? IMAGE_TEXTS.upload : IMAGE_TEXTS.uploadMany}
            </FileButton>
          )}
          <p className="text-sm text-muted">{isOver ? IMAGE_TEXTS.dropHere : IMAGE_TEXTS.drop}</p>
        </div>
        <span role="status" className="sr-only">
          {announcement}
        </span>
      </div>
    </GroupFrame>
  );
}

function AltText({
  image,
  path,
  isReadOnly,
  onChange,
}: {
  image: ImageRef;
  path: string;
  isReadOnly: boolean;
  onChange: (alt: string) => void;
}) {
  const error = useError(`${path}.alt`);
  return (
    <div data-field={`${path}.alt`}>
      <Input
        label={IMAGE_TEXTS.alt}
        placeholder={IMAGE_TEXTS.altMissing}
        value={image.alt}
        maxLength={300}
        readOnly={isReadOnly}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}

/** A button that opens the file dialog. The input beside it stays out of the way of keyboard and screen readers. */
function FileButton({
  label,
  isMultiple = false,
  onFiles,
  children,
}: {
  label: string;
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" aria-label={label} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={[...IMAGE_TYPES, SVG].join(",")}
        multiple={isMultiple}
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
}
