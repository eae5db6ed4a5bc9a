import type { ReactNode } from "react";
import { OwnFigures } from "../../features/statistics/own/own-figures";
import { SecurityPage } from "../../features/user/security/security-page";

export function AccountRoute(): ReactNode {
  return (
    <SecurityPage>
      <OwnFigures />
    </SecurityPage>
  );
}
