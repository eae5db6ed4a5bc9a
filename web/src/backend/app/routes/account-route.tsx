import type { ReactNode } from "react";
import { SecurityPage } from "../../features/user/security/security-page";

export function AccountRoute(): ReactNode {
  return <SecurityPage />;
}
