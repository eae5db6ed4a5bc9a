import { Link } from "@tanstack/react-router";
import type { Screen } from "../../admin/screen";
import { buttonClass } from "../../shared/ui/button";
import { PLANNER_TEXTS as texts } from "./planner.texts";

/** The list of shifts leads to the planner. */
export const workingScheduleScreen: Screen = { ListLink: PlannerLink };

function PlannerLink() {
  return (
    <Link to="/working-schedules/planner" className={buttonClass({ variant: "primary" })}>
      {texts.planner}
    </Link>
  );
}
