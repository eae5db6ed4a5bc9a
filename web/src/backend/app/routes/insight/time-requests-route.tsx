import type { ReactNode } from "react";
import { RequestsPage } from "../../../features/time/requests/requests-page";
import { VoidedPage } from "../../../features/time/voided-page";

export function TimeRequestsRoute(): ReactNode {
  return <RequestsPage />;
}

export function VoidedTimeRoute(): ReactNode {
  return <VoidedPage />;
}
