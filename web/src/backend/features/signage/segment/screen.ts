import type { Screen } from "../../../admin/screen";
import { previewSection } from "../preview/deferred-preview";
import { DeferredEntriesEditor } from "./deferred-entries-editor";

/** The form of a segment shows its entries on a timeline, and plays them. */
export const segmentScreen: Screen = {
  fields: { entries: DeferredEntriesEditor },
  sections: [previewSection("segment")],
};
