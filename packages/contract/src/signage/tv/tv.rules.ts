import type { FieldError } from "../../kit/errors";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import { TV_MESSAGES } from "./tv.texts";

interface Wall {
  columns: number;
  rows: number;
  column: number;
  row: number;
}

/** Refuses a place in a wall of screens that the wall does not have. */
export function checkTv({ fields: { wall } }: { fields: DeepPartial<{ wall: Wall | null }> }): FieldError[] {
  if (!wall) return [];
  const { columns, rows, column, row } = wall;
  return [
    ...(column !== undefined && columns !== undefined && column > columns
      ? [fieldError({ path: "wall.column", code: "invalid", message: TV_MESSAGES.wallColumn })]
      : []),
    ...(row !== undefined && rows !== undefined && row > rows
      ? [fieldError({ path: "wall.row", code: "invalid", message: TV_MESSAGES.wallRow })]
      : []),
  ];
}
