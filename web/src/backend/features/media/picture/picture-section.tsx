import { useQuery } from "@tanstack/react-query";
import { imageFocus } from "@tresen/contract/media/image-focus";
import { IMAGE_USES, type ImageCrop, type ImageUse, imageCrops } from "@tresen/contract/media/image-place-fields";
import { MIDDLE, shownPart } from "@tresen/contract/media/image-shown";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Crosshair, Hourglass, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { imageUrl } from "../../../../shared/images";
import { pictureName } from "../../../admin/media/grid/picture-name";
import { useForm } from "../../../admin/form/form-context";
import type { Draft } from "../../../admin/model/draft";
import { Button, PlainButton } from "../../../shared/ui/button";
import { CropFrame } from "./crop-frame";
import { FocusPoint } from "./focus-point";
import { newestPicture } from "./newest-picture";
import { PICTURE_TEXTS } from "./picture.texts";
import { UsePreview } from "./use-preview";

const CARD =
  "flex w-full items-center gap-3 rounded-panel border-2 border-transparent p-1.5 text-start text-sm hover:bg-sunken " +
  "aria-pressed:border-action aria-pressed:bg-action-soft";
/** In a line below the picture on a phone, so that it stays in sight while another use is chosen. */
const USES =
  "-mx-1 flex gap-1 overflow-x-auto p-1 *:w-52 *:shrink-0 @min-[36rem]:mx-0 @min-[36rem]:grid @min-[36rem]:content-start " +
  "@min-[36rem]:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] @min-[36rem]:overflow-visible @min-[36rem]:p-0 @min-[36rem]:*:w-full";
const THUMB = "w-20 shrink-0";

interface SectionProps {
  record: AnyRecord | null;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The picture itself: large, with what of it each use shows. */
export function PictureSection({ record, draft, onChange }: SectionProps) {
  const { isReadOnly } = useForm();
  const { data: picture } = useQuery(newestPicture(record?.id ?? ""));
  const [mode, setMode] = useState<ImageUse | "focus">("focus");
  const area = useRef<HTMLDivElement>(null);
  /** On a low screen the picture may be out of sight where uses are chosen. */
  const choose = (chosen: ImageUse | "focus"): void => {
    setMode(chosen);
    area.current?.scrollIntoView({ block: "nearest" });
  };
  if (!picture) return null;
  const { id, fileVersion, extension } = picture;
  if (!extension)
    return (
      <p className="flex items-center gap-2 rounded-panel bg-sunken px-4 py-10 text-muted">
        <Hourglass size={20} aria-hidden className="shrink-0" /> {picture.error ?? PICTURE_TEXTS.waiting}
      </p>
    );
  const image = { id, version: fileVersion, extension };
  const source = imageUrl(extension === "svg" ? { image } : { image, size: "large" });
  const small = imageUrl(extension === "svg" ? { image } : { image, size: "small" });
  const size =
    picture.width && picture.height ? { width: picture.width, height: picture.height } : { width: 4, height: 3 };
  const focus = imageFocus.safeParse(draft["focus"]).data ?? MIDDLE;
  const crops = imageCrops.safeParse(draft["crops"]).data ?? {};
  const partOf = (use: ImageUse): ImageCrop => shownPart({ use, crops, focus, size });
  const setCrop = (use: ImageUse, crop: ImageCrop | null): void => {
    const { [use]: _, ...others } = crops;
    onChange({ ...draft, crops: crop ? { ...others, [use]: crop } : others });
  };
  const reset = (use: ImageUse): void => {
    setCrop(use, null);
    // The button is gone then.
    area.current?.querySelector<HTMLElement>("[role=slider]")?.focus({ preventScroll: true });
  };
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[36rem]:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex justify-center overflow-hidden rounded-panel border border-line bg-sunken p-6 [--picture-height:min(30rem,38svh)] @min-[36rem]:[--picture-height:min(30rem,62svh)]">
            <div
              ref={area}
              className="relative max-w-full scroll-mt-32 scroll-mb-20 select-none"
              style={{
                aspectRatio: size.width / size.height,
                // Until the large one is there.
                background: `url(${small}) center / 100% 100%`,
                width: `min(100%, calc(var(--picture-height) * ${size.width / size.height}))`,
              }}
            >
              <img
                src={source}
                alt={PICTURE_TEXTS.preview(pictureName(picture))}
                width={size.width}
                height={size.height}
                draggable={false}
                className="size-full"
              />
              {!isReadOnly && mode === "focus" && (
                <FocusPoint area={area} focus={focus} onFocus={(changed) => onChange({ ...draft, focus: changed })} />
              )}
              {!isReadOnly && mode !== "focus" && (
                <CropFrame
                  area={area}
                  use={PICTURE_TEXTS.uses[mode]}
                  crop={partOf(mode)}
                  onCrop={(crop) => setCrop(mode, crop)}
                />
              )}
            </div>
          </div>
          <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {!isReadOnly && (
              <p className="min-w-[min(15rem,100%)] flex-1">
                {mode === "focus" ? PICTURE_TEXTS.focusHint : PICTURE_TEXTS.cropHint}
              </p>
            )}
            {mode !== "focus" && crops[mode] && !isReadOnly && (
              <Button
                size="sm"
                aria-label={PICTURE_TEXTS.resetOf(PICTURE_TEXTS.uses[mode])}
                onPress={() => reset(mode)}
              >
                <RotateCcw size={16} aria-hidden /> {PICTURE_TEXTS.reset}
              </Button>
            )}
          </div>
        </div>
        <div role="group" aria-label={PICTURE_TEXTS.usesLabel} className={USES}>
          <PlainButton aria-pressed={mode === "focus"} className={CARD} onPress={() => choose("focus")}>
            <span className={`grid aspect-square place-items-center rounded-control bg-sunken text-muted ${THUMB}`}>
              <Crosshair size={28} aria-hidden />
            </span>
            <span>
              <span className="block font-medium">{PICTURE_TEXTS.focus}</span>
              <span className="text-muted forced-colors:text-inherit">{PICTURE_TEXTS.focusAt(focus)}</span>
            </span>
          </PlainButton>
          {IMAGE_USES.map((use) => (
            <PlainButton key={use} aria-pressed={mode === use} className={CARD} onPress={() => choose(use)}>
              <span className={THUMB}>
                <UsePreview use={use} part={partOf(use)} source={small} />
              </span>
              <span>
                <span className="block font-medium">{PICTURE_TEXTS.uses[use]}</span>
                <span className="text-muted forced-colors:text-inherit">
                  {crops[use] ? PICTURE_TEXTS.own : PICTURE_TEXTS.automatic}
                </span>
              </span>
            </PlainButton>
          ))}
        </div>
      </div>
    </div>
  );
}
