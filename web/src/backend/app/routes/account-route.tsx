import type { ReactNode } from "react";
import { OwnFigures } from "../../features/statistics/own/own-figures";
import { TimeKeySection } from "../../features/time/time-key-section";
import { SecurityPage } from "../../features/user/security/security-page";

export function AccountRoute(): ReactNode {
  return (
    <SecurityPage>
      <TimeKeySection />
      <OwnFigures />
    </SecurityPage>
  );
}
