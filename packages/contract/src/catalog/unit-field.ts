import * as z from "zod";
import { tableOf } from "../kit/object";
import { unitLabel } from "./unit-label.texts";
import { type Unit, UNIT_NAMES } from "./units";

/** The name of each unit, as the labels of a field. */
const UNIT_TITLES = tableOf<Record<Unit, string>>({ names: UNIT_NAMES, entryOf: (unit) => unitLabel(unit) });

export const unit = z.enum(UNIT_NAMES).meta({ widget: "unit", labels: UNIT_TITLES });
