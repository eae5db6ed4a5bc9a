import type { AnyRecord } from "@tresen/contract/openapi/client";
import { CalendarRange, CopyPlus } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { deferredPanel } from "../../shared/ui/deferred";
import { COPY_TEXTS } from "./copy/copy.texts";
import { MenuLinks } from "./menu-links";
import { MENU_TEXTS } from "./menu.texts";
import { TIMELINE_TEXTS } from "./timeline/timeline.texts";

const TimelineDialog = deferredPanel(async () => (await import("./timeline/timeline")).TimelineDialog);
const timeline = { id: "timeline", label: TIMELINE_TEXTS.action, Icon: CalendarRange, Dialog: Timeline };

/** The form of a menu leads to its board and its other views. */
export const menuScreen: Screen = {
  sections: [{ title: MENU_TEXTS.section, isAbove: true, isOffered: (record) => record !== null, Section: Links }],
  listActions: [timeline],
  recordActions: [
    { ...timeline, isOffered: () => true },
    {
      ...{ id: "copy-menu", label: COPY_TEXTS.action, Icon: CopyPlus, isOffered: () => true },
      Dialog: deferredPanel(async () => (await import("./copy/copy-dialog")).CopyDialog),
    },
  ],
};

function Timeline({ onClose }: { onClose: () => void }) {
  return <TimelineDialog onClose={onClose} />;
}

function Links({ record }: { record: AnyRecord | null }) {
  return record && <MenuLinks id={record.id} />;
}
