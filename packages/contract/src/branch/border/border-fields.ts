import * as z from "zod";
import { CORNERS, crossedSides, repeatedCorner } from "./border";
import { CROSSED_BORDER, FEW_CORNERS, MANY_CORNERS, REPEATED_CORNER } from "./border.texts";

const corner = z.strictObject({
  longitude: z.number().min(-180).max(180).meta({ title: "Längengrad" }),
  latitude: z.number().min(-90).max(90).meta({ title: "Breitengrad" }),
});

/** What is wrong with the corners of a border as a whole; null if it encloses an area. Corners are told from 1 on. */
export function borderFault(corners: readonly z.output<typeof corner>[]): string | null {
  const repeated = repeatedCorner(corners);
  if (repeated !== null) return REPEATED_CORNER(repeated + 1);
  const crossed = crossedSides(corners);
  return crossed && CROSSED_BORDER(crossed[0] + 1, crossed[1] + 1);
}

/** The border of an area: see `Border`. */
export const border = z
  .array(corner)
  .min(CORNERS.least, FEW_CORNERS(CORNERS.least))
  .max(CORNERS.most, MANY_CORNERS(CORNERS.most))
  .superRefine((corners, context) => {
    const fault = corners.length < CORNERS.least || corners.length > CORNERS.most ? null : borderFault(corners);
    if (fault) context.addIssue({ code: "custom", message: fault });
  });
