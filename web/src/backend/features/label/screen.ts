import { Tags } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { deferredPanel } from "../../shared/ui/deferred";
import { LABEL_DIALOG_TEXTS } from "./label-dialog.texts";

export const productScreen: Screen = {
  selectionActions: [
    {
      id: "labels",
      label: LABEL_DIALOG_TEXTS.title,
      Icon: Tags,
      Dialog: deferredPanel(async () => (await import("./label-dialog")).LabelDialog),
    },
  ],
};
