import type { Screen } from "../../../admin/screen";
import { PART_TEXTS } from "../../../shared/preview/part-preview.texts";
import { PopupPreview } from "./popup-preview";

/** The form of a pop-up shows it beside its fields. */
export const blockScreen: Screen = {
  sections: [
    {
      title: PART_TEXTS.title,
      isOffered: (record) => record === null || record["type"] === "popup",
      Section: PopupPreview,
    },
  ],
};
