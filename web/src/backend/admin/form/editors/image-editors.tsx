import type { ImageRef } from "@tresen/contract/media/image-fields";
import { ExternalLink, ImageOff, Images, ImageUp, Layers, Trash2 } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import type { ImageUse } from "@tresen/contract/media/image-place-fields";
import { imagePosition, imageUrl } from "../../../../shared/images";
import { Button, ICON_BUTTON, IconButton } from "../../../shared/ui/button";
import { deferredPanel } from "../../../shared/ui/deferred";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { FileButton } from "../../media/upload/file-input";
import { isPlain } from "../../model/draft";
import { moved } from "../../model/entry-keys";
import type { EditorProps } from "../editor";
import { useError, useErrorWithin, useForm } from "../form-context";
import { ENTRY_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";
import { IMAGE_TEXTS } from "./image/image.texts";
import { OtherPicture } from "./image/other-picture";
import { TEMPLATE_PICTURE_TEXTS } from "./image/template-picture.texts";
import { referenceTo } from "./image/upload-image";
import { UploadList } from "./image/upload-list";
import { useUploads } from "./image/use-uploads";
import { ItemButtons } from "./list/item-buttons";
import { DRAGGED, useReorder } from "./list/use-reorder";

/** The library is loaded when it is opened. */
const LibraryDialog = deferredPanel(async () => (await import("../../media/picker/library-dialog")).LibraryDialog);

const TemplatePictureDialog = deferredPanel(
  async () => (await import("./image/template-picture-dialog")).TemplatePictureDialog,
);

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
  const { uploads, announcement, start, end, retry, swap } = useUploads({
    onUploaded: (image) => set([...current.current.images, image]),
    onSwapped: ({ id, by }) =>
      set(
        current.current.images
          // The one that was there before may be in the field already.
          .filter((known) => known.id !== by.id)
          .map((known) => (known.id === id ? { ...by, alt: known.alt || by.alt } : known)),
      ),
  });
  const [isChoosing, setIsChoosing] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const [chosenCount, setChosenCount] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const add = (files: Iterable<File>): void => {
    const wanted = [...files].slice(isSingle ? -1 : 0);
    const room = isSingle ? 1 : MOST - images.length - uploads.length;
    setFault(wanted.length > room ? IMAGE_TEXTS.tooMany(MOST) : null);
    for (const file of wanted.slice(0, room)) void start({ file });
  };
  const choose = (chosen: readonly ImageRef[]): void => {
    const known = current.current.images;
    const added = chosen.filter(({ id }) => isSingle || !known.some((image) => image.id === id));
    const room = isSingle ? 1 : MOST - known.length - uploads.length;
    setFault(added.length > room ? IMAGE_TEXTS.tooMany(MOST) : null);
    set([...(isSingle ? [] : known), ...added.slice(0, room)]);
    setChosenCount(Math.min(added.length, room));
  };
  // The description of the picture before would say something wrong about the new one.
  const replace = ({ image, file }: { image: ImageRef; file: File }): void =>
    void start({
      file,
      onDone: (stored) => set(current.current.images.map((known) => (known.id === image.id ? stored : known))),
    });
  /** A picture that is there already is not there twice. */
  const exchange = ({ image, by }: { image: ImageRef; by: ImageRef }): void => {
    const known = current.current.images;
    if (known.some(({ id }) => id === by.id)) return;
    set(known.map((one) => (one.id === image.id ? by : one)));
  };
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
                  src={shownUrl({ image, use: field.shownAs })}
                  alt=""
                  width={128}
                  height={128}
                  loading="lazy"
                  className={`${PICTURE} ${isSingle && !field.shownAs ? "object-contain" : "object-cover"}`}
                  style={{ objectPosition: imagePosition({ image, use: field.shownAs }) }}
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
                      <OtherPicture
                        name={name}
                        onFile={(file) => replace({ image, file })}
                        onChosen={(chosen) => exchange({ image, by: chosen })}
                      />
                      <a
                        href={`#/images/${image.id}`}
                        target="_blank"
                        rel="noopener"
                        aria-label={IMAGE_TEXTS.open(name)}
                        title={IMAGE_TEXTS.open(name)}
                        className={ICON_BUTTON}
                      >
                        <ExternalLink size={16} aria-hidden />
                      </a>
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
        <UploadList uploads={uploads} onEnd={end} onRetry={retry} onSwap={(upload) => void swap(upload)} />
        {fault && <FieldMessage>{fault}</FieldMessage>}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            aria-label={IMAGE_TEXTS.chooseTo(field.title)}
            onPress={() => {
              setChosenCount(null);
              setIsChoosing(true);
            }}
          >
            <Images size={16} aria-hidden /> {IMAGE_TEXTS.choose}
          </Button>
          {!(isSingle && images.length > 0) && (
            <FileButton size="sm" aria-label={IMAGE_TEXTS.uploadTo(field.title)} isMultiple={!isSingle} onFiles={add}>
              <ImageUp size={16} aria-hidden /> {isSingle ? IMAGE_TEXTS.upload : IMAGE_TEXTS.uploadMany}
            </FileButton>
          )}
          {field.shownAs === "share" && (
            <Button
              size="sm"
              aria-label={TEMPLATE_PICTURE_TEXTS.fromTo(field.title)}
              onPress={() => setIsDrawing(true)}
            >
              <Layers size={16} aria-hidden /> {TEMPLATE_PICTURE_TEXTS.from}
            </Button>
          )}
          <p className="text-sm text-muted">{isOver ? IMAGE_TEXTS.dropHere : IMAGE_TEXTS.drop}</p>
        </div>
        <span role="status" className="sr-only">
          {chosenCount === null ? announcement : IMAGE_TEXTS.added(chosenCount)}
        </span>
      </div>
      {isChoosing && (
        <LibraryDialog
          isSingle={isSingle}
          onChoose={(pictures) => choose(pictures.map(referenceTo))}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {isDrawing && <TemplatePictureDialog onFile={(file) => add([file])} onClose={() => setIsDrawing(false)} />}
    </GroupFrame>
  );
}

/** What the shop shows of it today, also before it is saved: without a key its address answers today's crop. */
function shownUrl({ image: { id, version, extension }, use }: { image: ImageRef; use: ImageUse | undefined }): string {
  const [address = ""] = imageUrl({ image: { id, version, extension }, size: "tiny", use }).split("?");
  return address;
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
        warning={image.alt.trim() === "" && !isReadOnly ? IMAGE_TEXTS.altWarning : undefined}
        onChange={onChange}
      />
    </div>
  );
}
