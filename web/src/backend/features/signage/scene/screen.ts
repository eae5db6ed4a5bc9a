import type { Screen } from "../../../admin/screen";
import { previewSection } from "../preview/deferred-preview";

/** The form of a scene shows it on a screen. */
export const sceneScreen: Screen = { sections: [previewSection("scene")] };
