import type { Screen } from "../../admin/screen";
import { previewSection } from "./preview/deferred-preview";
import { DeferredReadyVideo, DeferredScenePath } from "./reference/deferred-editors";
import { DeferredEntriesEditor } from "./segment/deferred-entries-editor";
import {
  DeferredExampleSection,
  DeferredOnAirSection,
  DeferredOverridesEditor,
  DeferredPlanEditor,
} from "./stream/deferred-parts";
import { EXAMPLE_TITLE } from "./stream/example.texts";
import { ON_AIR_TITLE } from "./stream/on-air.texts";
import { usageSection } from "./usage/deferred-usage";

export { tvScreen } from "./tv/screen";
export { videoScreen } from "./video/screen";

/*
 * The screens of TVs and of what they play. They are in one file, since each file of its own is named by the first that the order
 * desk loads; their parts are loaded with the first list or form that shows them.
 */

/** The form of a scene shows it on a screen. */
export const sceneScreen: Screen = {
  fields: { path: DeferredScenePath, "content.video": DeferredReadyVideo },
  sections: [previewSection("scene"), usageSection("scene")],
};

/** The form of a segment shows its entries on a timeline, and plays them. */
export const segmentScreen: Screen = {
  fields: { entries: DeferredEntriesEditor },
  sections: [previewSection("segment"), usageSection("segment")],
};

/** The form of a stream shows its week as a plan, answers what is on at any time, and plays it. */
export const streamScreen: Screen = {
  fields: { plan: DeferredPlanEditor, overrides: DeferredOverridesEditor },
  sections: [
    { title: EXAMPLE_TITLE, isAbove: true, isOffered: (record) => record === null, Section: DeferredExampleSection },
    { title: ON_AIR_TITLE, Section: DeferredOnAirSection },
    previewSection("stream"),
  ],
};
