import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import type { EditedShift } from "./edit/shift-dialog";

/** What the planner keeps in its address. */
export interface PlannerSearch {
  branch?: string | undefined;
  department?: string | undefined;
  /** A day of the week that is shown, or the day itself. */
  day?: string | undefined;
  view?: "day" | undefined;
}

/** The dialog that is open over the plan. */
export type PlannerDialog =
  | { kind: "shift"; edited: EditedShift }
  | { kind: "cancel"; shift: WorkingSchedule }
  | { kind: "publish" }
  | { kind: "copy" }
  | { kind: "templates" }
  | { kind: "needs" }
  | { kind: "swaps" };
