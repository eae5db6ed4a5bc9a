import { Link2 } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { PreviewLinkDialog } from "./preview-link";
import { PREVIEW_LINK_TEXTS } from "./preview-link.texts";

export const siteScreen: Screen = {
  shopPath: ({ isPublic, path }) =>
    isPublic === true && typeof path === "string" ? `/${path.replace(/^\/+/, "")}` : null,
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
