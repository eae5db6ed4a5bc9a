/*
 * Where labels are on a sheet, in millimetres. The browser draws its preview from the same functions as the server its
 * PDF.
 */

/** A4, upright. */
export const SHEET = { width: 210, height: 297 } as const;

export const LABEL_LAYOUT_NAMES = ["compact", "detail"] as const;
export type LabelLayoutName = (typeof LABEL_LAYOUT_NAMES)[number];

/** The unprinted edge of the sheet, and what is between two labels. */
export interface LabelMargins {
  top: number;
  right: number;
  bottom: number;
  left: number;
  columnGap: number;
  rowGap: number;
}

export const MARGIN_NAMES = [
  "top",
  "right",
  "bottom",
  "left",
  "columnGap",
  "rowGap",
] as const satisfies readonly (keyof LabelMargins)[];

/** The most that each margin may be. */
export const MOST_MARGIN = { top: 50, right: 50, bottom: 50, left: 50, columnGap: 20, rowGap: 20 } as const;

export interface LabelLayout {
  rows: number;
  columns: number;
  /** Those of the usual sheets of labels with so many rows and columns. */
  margins: LabelMargins;
  /** The smallest label that still has room for what is printed on it. */
  least: { width: number; height: number };
}

export const LABEL_LAYOUTS: Readonly<Record<LabelLayoutName, LabelLayout>> = {
  /** Labels of 45.7 × 21.2 mm. */
  compact: {
    rows: 12,
    columns: 4,
    margins: { top: 21.3, right: 9.85, bottom: 21.3, left: 9.85, columnGap: 2.5, rowGap: 0 },
    least: { width: 30, height: 14 },
  },
  /** Labels of 99.1 × 57 mm. */
  detail: {
    rows: 5,
    columns: 2,
    margins: { top: 6, right: 4.65, bottom: 6, left: 4.65, columnGap: 2.5, rowGap: 0 },
    least: { width: 60, height: 30 },
  },
};

/** A sheet of labels: how they are arranged, and where they begin. */
export interface LabelSheet {
  layout: LabelLayoutName;
  margins: LabelMargins;
}

export interface LabelPlace {
  /** Of the sheet, from 0. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function labelsPerSheet(layout: LabelLayoutName): number {
  const { rows, columns } = LABEL_LAYOUTS[layout];
  return rows * columns;
}

/** The size of each label: what margins and gaps leave of the sheet. */
export function labelSize({ layout, margins }: LabelSheet): { width: number; height: number } {
  const { rows, columns } = LABEL_LAYOUTS[layout];
  const { top, right, bottom, left, columnGap, rowGap } = margins;
  return {
    width: (SHEET.width - left - right - (columns - 1) * columnGap) / columns,
    height: (SHEET.height - top - bottom - (rows - 1) * rowGap) / rows,
  };
}

/** Whether the margins leave room for labels. */
export function hasRoom(sheet: LabelSheet): boolean {
  const { width, height } = labelSize(sheet);
  const { least } = LABEL_LAYOUTS[sheet.layout];
  return width >= least.width && height >= least.height;
}

/**
 * The place of a label, counted from 0 at the first place of the first sheet. Places are filled row by row, from left to
 * right.
 */
export function labelPlace({ sheet, index }: { sheet: LabelSheet; index: number }): LabelPlace {
  const { columns } = LABEL_LAYOUTS[sheet.layout];
  const { top, left, columnGap, rowGap } = sheet.margins;
  const { width, height } = labelSize(sheet);
  const each = labelsPerSheet(sheet.layout);
  const place = index % each;
  return {
    page: Math.floor(index / each),
    x: left + (place % columns) * (width + columnGap),
    y: top + Math.floor(place / columns) * (height + rowGap),
    ...{ width, height },
  };
}

/** The number of sheets for so many labels, of which the first is at place `start`, counted from 1. */
export function sheetCount({
  layout,
  start,
  labels,
}: {
  layout: LabelLayoutName;
  start: number;
  labels: number;
}): number {
  return labels === 0 ? 0 : Math.ceil((start - 1 + labels) / labelsPerSheet(layout));
}
