import { Share } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { deferredPanel } from "../../shared/ui/deferred";
import { TEMPLATE_EXPORT_TEXTS } from "./export/export.texts";
import { TemplateThumb } from "./list/template-thumb";

/** The drawing editor is loaded with the first template that is opened, and not with the list. */
export const templateScreen: Screen = {
  Picture: TemplateThumb,
  rowActions: [
    {
      id: "draw",
      label: TEMPLATE_EXPORT_TEXTS.open,
      Icon: Share,
      Dialog: deferredPanel(async () => (await import("./export/export-dialog")).ExportDialog),
    },
  ],
  RecordPage: deferredPanel(async () => (await import("./template-page")).default),
};
