import { useAtom, useAtomValue } from "jotai";
import { lazy, useEffect } from "react";
import { Head } from "../features/head/head";
import { CookieBanner } from "../features/shell/cookie-banner";
import { Loader } from "../features/shell/loader";
import { consentAtom } from "../state/browser/consent";
import { missingScreenAtom } from "../state/browser/panels";
import { isSelfService } from "../state/browser/self-service";
import { useShop } from "../state/shop-query";
import { OptionalPart } from "../widgets/optional-part";
import { preloadComponents } from "../ui/preload-components";
import { NotLoadedCallout } from "../widgets/not-loaded-callout";
import { Toast } from "../ui/toast";

const Analytics = lazy(() =>
  import("../features/analytics/analytics").then(({ Analytics: component }) => ({ default: component })),
);
const Tools = lazy(() => import("../features/tools/tools").then(({ Tools: component }) => ({ default: component })));

/**
 * The parts that accompany every screen without delaying it. Code that loads scripts of third parties is not even
 * loaded before the visitor has consented.
 */
export function GlobalParts() {
  const { user } = useShop();
  const consent = useAtomValue(consentAtom);
  const isKiosk = isSelfService();
  useEffect(preloadComponents, []);
  return (
    <>
      <Head />
      <Loader />
      <Toast />
      <MissingScreen />
      {!isKiosk && <CookieBanner />}
      <OptionalPart>{consent === "accepted" && <Analytics />}</OptionalPart>
      <OptionalPart>{!isKiosk && user?.roles.includes("ROLE_ADMIN") && <Tools />}</OptionalPart>
    </>
  );
}

function MissingScreen() {
  const [missing, setMissing] = useAtom(missingScreenAtom);
  return missing && <NotLoadedCallout retry={missing.retry} onClose={() => setMissing(null)} />;
}
