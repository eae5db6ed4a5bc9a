import { PasswordPage } from "../../features/user/account/password-page";

export function PasswordRoute() {
  return <PasswordPage />;
}
