import type { ReactNode } from "react";
import { PasswordPage } from "../../features/user/account/password-page";

export function PasswordRoute(): ReactNode {
  return <PasswordPage />;
}
