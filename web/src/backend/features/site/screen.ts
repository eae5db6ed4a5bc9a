import type { Screen } from "../../admin/screen";
import { deferredPanel } from "../../shared/ui/deferred";
import { redirectOffer } from "./redirects/redirect-offer";

/** The editor is loaded with the first page that is opened, and not with the list. */
export const siteScreen: Screen = {
  shopPath: ({ isPublic, path }) =>
    isPublic === true && typeof path === "string" ? `/${path.replace(/^\/+/, "")}` : null,
  followUp: redirectOffer,
  RecordPage: deferredPanel(async () => (await import("./editor/page-editor-page")).PageEditorPage),
};
