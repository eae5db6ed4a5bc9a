import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQueries } from "../../shared/session";
import { deferredPanel } from "../../shared/ui/deferred";

const MustProtect = deferredPanel(
  async () => (await import("../../features/user/security/security-page")).MustProtectPage,
);
const TabletShell = deferredPanel(async () => (await import("./tablet/tablet-shell")).TabletShell);

/** What few sessions show in place of the usual layout: those on a tablet, and those that need a second factor first. */
export function OtherShell() {
  return useSuspenseQuery(sessionQueries.me()).data.tablet ? <TabletShell /> : <MustProtect />;
}
