import type { CSSProperties } from "react";
import type { Field } from "../../model/field";

export const HEAD =
  "sticky top-0 z-1 border-b border-line bg-canvas px-3 text-start text-sm font-medium whitespace-nowrap text-muted " +
  "max-sm:static max-sm:shrink-0 max-sm:border-0";
/** From the width of a tablet on a cell of a table; on a phone a line of a card with its column's title before it. */
export const CELL =
  "data-in-range:bg-action-soft! data-in-range:outline data-in-range:-outline-offset-1 data-in-range:outline-action " +
  "focus-visible:outline-2! focus-visible:-outline-offset-2! focus-visible:outline-focus! " +
  "border-b border-line px-3 text-sm max-sm:flex max-sm:gap-2 max-sm:border-0 max-sm:px-0 max-sm:py-0.5 " +
  "max-sm:max-w-none! max-sm:w-auto! max-sm:min-w-0! max-sm:text-start! max-sm:[grid-column:2/-1] " +
  "max-sm:data-title:before:shrink-0 max-sm:data-title:before:text-muted " +
  "max-sm:data-title:before:content-[attr(data-title)]";
/** Of the columns with values: on a tablet less room between them, so that none is cut at the edge. */
export const SNUG = "sm:max-lg:px-1.5";
/** The first columns stay in place when the table scrolls to the side, above the others. */
export const STICKY = "sm:sticky sm:z-1 sm:bg-inherit";

const NUMERIC: readonly Field["kind"][] = ["money", "rate", "number"];

export function isNumeric(field: Field): boolean {
  return NUMERIC.includes(field.kind);
}

/** A chosen width; without one the content decides. */
export function widthStyle(width: number | undefined): CSSProperties {
  return width === undefined ? {} : { width, minWidth: width, maxWidth: width };
}
