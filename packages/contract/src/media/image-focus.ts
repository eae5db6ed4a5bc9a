import * as z from "zod";
import { roundedTo } from "../kit/fields/decimals";

/** A share of a picture's width or height, from 0 to 1, as it is shown upright. */
export const share = (title: string) => z.number().overwrite(roundedTo(9)).min(0).max(1).meta({ title });

/** What must stay in sight where a picture is cut, such as a face. */
export const imageFocus = z.strictObject({ x: share("Waagrecht"), y: share("Senkrecht") });
export type ImageFocus = z.output<typeof imageFocus>;
