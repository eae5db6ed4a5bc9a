import type { ReactNode } from "react";
import { AbsencesPage } from "../../../features/absence/absences-page";

export function AbsencesRoute(): ReactNode {
  return <AbsencesPage />;
}
