import { deferred } from "../../../shared/ui/deferred";
import { LoginPage } from "./login-page";

const TabletPage = deferred(async () => (await import("../tablet/tablet-page")).TabletPage);

/** `/backend/login`, and `/backend/tablet` where people sign in by PIN: one file, so that the desk starts with no more. */
export function SignInPage() {
  return window.location.pathname.includes("/tablet") ? <TabletPage /> : <LoginPage />;
}
