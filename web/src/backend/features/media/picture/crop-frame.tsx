import type { ImageCrop } from "@tresen/contract/media/image-place-fields";
import { type RefObject, useId, useRef } from "react";
import { CORNERS, type Corner, movedCrop, resizedCrop, scaledCrop } from "./crop-math";
import { arrowOf } from "./focus-point";
import { PICTURE_TEXTS } from "./picture.texts";
import { type Place, useDrag } from "./use-drag";

/** How much larger a press of Plus makes the frame. */
const GROWTH = 1.05;

/** White between black lines, which is seen on every picture; so it stays where other colours are forced. */
const FRAME =
  "absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/70%)] forced-color-adjust-none " +
  "outline-offset-2 focus-visible:outline-3 focus-visible:outline-focus";
const DARKENED = "absolute shadow-[0_0_0_9999px_rgb(0_0_0/55%)] forced-color-adjust-none";

const CORNER_CLASS: Readonly<Record<Corner, string>> = {
  nw: "-start-5.5 -top-5.5 cursor-nwse-resize",
  ne: "-end-5.5 -top-5.5 cursor-nesw-resize",
  sw: "-start-5.5 -bottom-5.5 cursor-nesw-resize",
  se: "-end-5.5 -bottom-5.5 cursor-nwse-resize",
};

interface CropFrameProps {
  area: RefObject<HTMLElement | null>;
  use: string;
  crop: ImageCrop;
  onCrop: (crop: ImageCrop) => void;
}

/** What one use shows of the picture: a frame that is moved and resized with the pointer or by keys. */
export function CropFrame({ area, use, crop, onCrop }: CropFrameProps) {
  const hintId = useId();
  const from = useRef<{ place: Place; crop: ImageCrop }>({ place: { x: 0, y: 0 }, crop });
  const drag = useDrag({
    area,
    onStart: (place) => (from.current = { place, crop }),
    onMove: ({ x, y }) =>
      onCrop(movedCrop({ crop: from.current.crop, dx: x - from.current.place.x, dy: y - from.current.place.y })),
  });
  const { x, y, width, height } = crop;
  const style = { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
  return (
    <>
      {/* Cut at the edges of the picture, but not the corners of the frame, which would be too small for a finger. */}
      <div aria-hidden className="absolute inset-0 overflow-hidden">
        <div className={DARKENED} style={style} />
      </div>
      <div
        {...drag}
        role="slider"
        tabIndex={0}
        aria-label={PICTURE_TEXTS.crop(use)}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(crop.width * 100)}
        aria-valuetext={PICTURE_TEXTS.cropAt(crop)}
        className={FRAME}
        style={style}
        onKeyDown={(event) => {
          const arrow = arrowOf(event);
          const factor = event.key === "+" ? GROWTH : event.key === "-" ? 1 / GROWTH : null;
          if (!arrow && factor === null) return;
          event.preventDefault();
          onCrop(arrow ? movedCrop({ crop, ...arrow }) : scaledCrop({ crop, factor: factor ?? 1 }));
        }}
      >
        {CORNERS.map((corner) => (
          <CornerHandle key={corner} corner={corner} area={area} crop={crop} onCrop={onCrop} />
        ))}
      </div>
      <span id={hintId} hidden>
        {PICTURE_TEXTS.cropHint}
      </span>
    </>
  );
}

/** A corner of the frame, for the pointer alone: keys resize the frame itself. */
function CornerHandle({ corner, area, crop, onCrop }: Omit<CropFrameProps, "use"> & { corner: Corner }) {
  const from = useRef(crop);
  const drag = useDrag({
    area,
    onStart: () => (from.current = crop),
    onMove: (to) => onCrop(resizedCrop({ crop: from.current, corner, to })),
  });
  return (
    <span
      {...drag}
      aria-hidden
      className={`absolute grid size-11 touch-none place-items-center ${CORNER_CLASS[corner]}`}
    >
      <span className="size-3.5 rounded-sm border-2 border-black/60 bg-white" />
    </span>
  );
}
