import type { Screen } from "../../admin/screen";
import { FontField } from "./font-field";

/** In the form of the configuration typefaces are chosen in themselves. */
export const fontFields: NonNullable<Screen["fields"]> = { fontFamily: FontField, headingFontFamily: FontField };
