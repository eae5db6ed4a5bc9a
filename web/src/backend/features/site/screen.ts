import { Link2 } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { PreviewLinkDialog } from "./preview-link";
import { PREVIEW_LINK_TEXTS } from "./preview-link.texts";

export const siteScreen: Screen = {
  recordActions: [
    {
      id: "preview",
      label: PREVIEW_LINK_TEXTS.title,
      Icon: Link2,
      // A public page needs no preview link.
      isOffered: ({ isPublic }) => isPublic === false,
      Dialog: PreviewLinkDialog,
    },
  ],
};
