import { type LabelSheet, SHEET, labelPlace, labelsPerSheet } from "@tresen/contract/print/label/label-layout";
import type { MouseEvent, ReactNode } from "react";

interface SheetPictureProps {
  sheet: LabelSheet;
  /** The place of the first label, from 1. */
  start: number;
  /** What draws the labels of the first sheet, in their order, in millimetres. */
  labels: readonly ((size: { width: number; height: number }) => ReactNode)[];
  title: string;
  onStart: (start: number) => void;
}

/**
 * The first sheet, drawn to scale. Whoever taps a label begins there; with the keyboard the field beside it says the same.
 */
export function SheetPicture({ sheet, start, labels, title, onStart }: SheetPictureProps) {
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
        const label = index >= start - 1 ? labels[index - (start - 1)] : undefined;
        return (
          <svg key={index} {...{ x: place.x, y: place.y, width: place.width, height: place.height }}>
            <rect
              width={place.width}
              height={place.height}
              className={label ? "fill-white stroke-black" : "fill-neutral-100 stroke-neutral-300"}
              strokeWidth={label ? 0.8 : 0.4}
            />
            {label?.({ width: place.width, height: place.height })}
          </svg>
        );
      })}
    </svg>
  );
}
