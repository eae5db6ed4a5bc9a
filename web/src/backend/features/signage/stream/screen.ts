import type { Screen } from "../../../admin/screen";
import { DeferredOnAirSection, DeferredOverridesEditor, DeferredPlanEditor } from "./deferred-parts";
import { ON_AIR_TITLE } from "./on-air.texts";

/** The form of a stream shows its week as a plan, and answers what is on at any time. */
export const streamScreen: Screen = {
  fields: { plan: DeferredPlanEditor, overrides: DeferredOverridesEditor },
  sections: [{ title: ON_AIR_TITLE, Section: DeferredOnAirSection }],
};
