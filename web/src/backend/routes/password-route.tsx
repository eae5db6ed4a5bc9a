import { PasswordPage } from "../features/account/password-page";

export function PasswordRoute() {
  return <PasswordPage />;
}
