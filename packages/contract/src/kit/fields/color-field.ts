import * as z from "zod";
import { expecting } from "../schema";
import { EXPECTED_COLOR } from "../validation/expectation.texts";

/** A color as `#rrggbb`. */
export const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, expecting(EXPECTED_COLOR))
  .meta({ widget: "color" });
