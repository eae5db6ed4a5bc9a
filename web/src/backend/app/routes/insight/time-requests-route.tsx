import type { ReactNode } from "react";
import { RequestsPage } from "../../../features/time/requests-page";

export function TimeRequestsRoute(): ReactNode {
  return <RequestsPage />;
}
