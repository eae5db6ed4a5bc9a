import { CalendarX } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { ClosedDaysDialog } from "./closed-days-dialog";

export const branchScreen: Screen = {
  listActions: [{ id: "closed", label: "Geschlossen am …", Icon: CalendarX, Dialog: ClosedDaysDialog }],
};
