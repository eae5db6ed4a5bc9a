import { useAtomValue } from "jotai";
import { lazy } from "react";
import { Head } from "../features/head/head";
import { HoursPopup } from "../features/shell/hours-popup";
import { Loader } from "../features/shell/loader";
import { consentAtom } from "../state/consent";
import { isSelfService } from "../state/self-service";
import { useShop } from "../state/shop-query";
import { Extra } from "../ui/extra";

const Analytics = lazy(() => import("../features/analytics/analytics").then(({ Analytics: component }) => ({ default: component })));
const Tools = lazy(() => import("../features/tools/tools").then(({ Tools: component }) => ({ default: component })));

/** What accompanies every screen and none of them waits for. What others may load is not even fetched before consent. */
export function Extras() {
  const { user } = useShop();
  const consent = useAtomValue(consentAtom);
  const isKiosk = isSelfService();
  return (
    <>
      <Head />
      <Loader />
      {!isKiosk && <HoursPopup />}
      <Extra>{consent === "accepted" && <Analytics />}</Extra>
      <Extra>{!isKiosk && user?.roles.includes("ROLE_ADMIN") && <Tools />}</Extra>
    </>
  );
}
