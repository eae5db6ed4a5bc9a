import { Link2 } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { PreviewLinkDialog } from "./preview-link";

export const siteScreen: Screen = {
  recordActions: [
    {
      id: "preview",
      label: "Vorschau-Link",
      Icon: Link2,
      // A page that is public needs no key.
      isOffered: ({ isPublic }) => isPublic === false,
      Dialog: PreviewLinkDialog,
    },
  ],
};
