import type { Screen } from "../../../admin/screen";
import { DeferredEntriesEditor } from "./deferred-entries-editor";

/** The form of a segment shows its entries on a timeline. */
export const segmentScreen: Screen = { fields: { entries: DeferredEntriesEditor } };
