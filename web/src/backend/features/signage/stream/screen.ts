import type { Screen } from "../../../admin/screen";
import { previewSection } from "../preview/deferred-preview";
import { DeferredOnAirSection, DeferredOverridesEditor, DeferredPlanEditor } from "./deferred-parts";
import { ON_AIR_TITLE } from "./on-air.texts";

/** The form of a stream shows its week as a plan, answers what is on at any time, and plays it. */
export const streamScreen: Screen = {
  fields: { plan: DeferredPlanEditor, overrides: DeferredOverridesEditor },
  sections: [{ title: ON_AIR_TITLE, Section: DeferredOnAirSection }, previewSection("stream")],
};
