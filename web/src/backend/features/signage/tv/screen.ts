import { MonitorCog } from "lucide-react";
import type { ComponentProps } from "react";
import type { Screen, ScreenSection } from "../../../admin/screen";
import { deferred, deferredPanel } from "../../../shared/ui/deferred";
import { DeferredOfBranch, DeferredOrientation } from "../reference/deferred-editors";
import { PANEL_TEXTS } from "./panel.texts";

const Section = deferred<ComponentProps<ScreenSection["Section"]>>(
  async () => (await import("./tv-section")).TvSection,
);

const List = deferred<ComponentProps<NonNullable<Screen["ListPage"]>>>(async () => (await import("./tv-list")).TvList);

/** List and form of TVs say how each is and what it shows, and give it commands. */
export const tvScreen: Screen = {
  ListPage: List,
  fields: { department: DeferredOfBranch, stream: DeferredOfBranch, orientation: DeferredOrientation },
  rowActions: [
    {
      id: "state",
      label: PANEL_TEXTS.action,
      Icon: MonitorCog,
      Dialog: deferredPanel(async () => (await import("./tv-panel")).TvPanel),
    },
  ],
  sections: [{ title: PANEL_TEXTS.section, isAbove: true, isOffered: (record) => record !== null, Section }],
};
