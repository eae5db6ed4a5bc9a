import { branchPermissions } from "@tresen/contract/branch/branch.permissions";
import { CalendarX, Send } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { ClosedDaysDialog } from "./closed-days-dialog";
import { TestMessageDialog } from "./test-message-dialog";
import { TEST_MESSAGE_TEXTS } from "./test-message.texts";

export const branchScreen: Screen = {
  shopPath: ({ isPublic, identifier }) =>
    isPublic === true && typeof identifier === "string" ? `/store/${encodeURIComponent(identifier)}` : null,
  listActions: [{ id: "closed", label: COMMON_TEXTS.closedDays, Icon: CalendarX, Dialog: ClosedDaysDialog }],
  recordActions: [
    {
      id: "test-message",
      label: TEST_MESSAGE_TEXTS.title,
      Icon: Send,
      permission: branchPermissions.testMessage,
      isOffered: () => true,
      Dialog: TestMessageDialog,
    },
  ],
};
