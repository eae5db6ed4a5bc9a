import { CalendarX } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { ClosedDaysDialog } from "./closed-days-dialog";

export const branchScreen: Screen = {
  listActions: [{ id: "closed", label: COMMON_TEXTS.closedDays, Icon: CalendarX, Dialog: ClosedDaysDialog }],
};
