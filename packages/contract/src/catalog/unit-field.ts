import * as z from "zod";
import { UNIT_TITLES } from "./unit-titles";
import { UNIT_NAMES } from "./units";

export const unit = z.enum(UNIT_NAMES).meta({ widget: "unit", labels: UNIT_TITLES });
