import { tableOf } from "../kit/object";
import { UNIT_LABELS } from "./unit.texts";
import { type Unit, UNIT_NAMES } from "./units";

/** The name of each unit, as the labels of a field. */
export const UNIT_TITLES: Readonly<Record<Unit, string>> = tableOf<Record<Unit, string>>({
  names: UNIT_NAMES,
  entryOf: (unit) => UNIT_LABELS[unit].one,
});
