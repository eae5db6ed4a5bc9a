import type { ReactNode } from "react";
import { OwnShiftsPage } from "../../../features/planning/own/own-shifts-page";

export function OwnShiftsRoute(): ReactNode {
  return <OwnShiftsPage />;
}
