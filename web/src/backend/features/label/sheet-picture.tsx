import type { LabelContent } from "@tresen/contract/print/label/label-content";
import { type LabelSheet, SHEET, labelPlace, labelsPerSheet } from "@tresen/contract/print/label/label-layout";
import type { MouseEvent } from "react";
import { LabelPicture } from "./label-picture";

interface SheetPictureProps {
  sheet: LabelSheet;
  /** The place of the first label, from 1. */
  start: number;
  /** What is on the labels of the first sheet, in their order. */
  contents: readonly LabelContent[];
  title: string;
  onStart: (start: number) => void;
}

/**
 * The first sheet, drawn to scale. Whoever taps a label begins there; with the keyboard the field beside it says the same.
 */
export function SheetPicture({ sheet, start, contents, title, onStart }: SheetPictureProps) {
  const places = Array.from({ length: labelsPerSheet(sheet.layout) }, (_, index) => labelPlace({ sheet, index }));
  const tap = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const frame = currentTarget.getBoundingClientRect();
    const x = ((clientX - frame.left) / frame.width) * SHEET.width;
    const y = ((clientY - frame.top) / frame.height) * SHEET.height;
    const index = places.findIndex(
      (place) => x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height,
    );
    if (index >= 0) onStart(index + 1);
  };
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={title}
      onClick={tap}
      className="w-full cursor-pointer rounded-control border border-line-strong bg-white text-black max-sm:mx-auto max-sm:h-64 max-sm:w-auto"
    >
      {places.map((place, index) => {
        const content = contents[index - (start - 1)];
        const isPrinted = index >= start - 1 && content !== undefined;
        return (
          <svg key={index} {...{ x: place.x, y: place.y, width: place.width, height: place.height }}>
            <rect
              width={place.width}
              height={place.height}
              className={isPrinted ? "fill-white stroke-black" : "fill-neutral-100 stroke-neutral-300"}
              strokeWidth={isPrinted ? 0.8 : 0.4}
            />
            {isPrinted && <LabelPicture content={content} layout={sheet.layout} {...place} />}
          </svg>
        );
      })}
    </svg>
  );
}
