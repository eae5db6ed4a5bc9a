import { appIconPath } from "@tresen/contract/media/app-icon";
import { useAtom, useAtomValue } from "jotai";
import { lazy, useEffect, useState } from "react";
import { consentAtom } from "../../state/browser/consent";
import { installStepAtom, isInstallSupported, isRegisteredAtom, isStandalone } from "../../state/browser/install";
import { useNoticeTurn } from "../../state/browser/notices";
import { isSelfService } from "../../state/browser/self-service";
import { useShop } from "../../state/shop-query";
import { isDismissed } from "./dismissal";
import { OptionalPart } from "../../widgets/optional-part";
import "./install-event";
import { promptDelay } from "./install-flow";
import { linkManifest } from "./manifest-link";
import { isRegistered as askRegistered, reloadOnChange, unregister, watchUpdates } from "./registration";

const InstallCard = lazy(() => import("./install-card").then(({ InstallCard: component }) => ({ default: component })));
const UpdateBanner = lazy(() =>
  import("./update-banner").then(({ UpdateBanner: component }) => ({ default: component })),
);

/**
 * The shop as an app: asks whether to install it, keeps it up to date, and removes it when the owner has disabled it.
 */
export function AppLayer() {
  const isUpdated = useServiceWorker();
  const step = useAtomValue(installStepAtom);
  const isTurn = useNoticeTurn({ name: "install", isDue: step !== "hidden" });
  usePrompt();
  return (
    <>
      <OptionalPart>{isTurn && <InstallCard />}</OptionalPart>
      <OptionalPart>{isUpdated && <UpdateBanner />}</OptionalPart>
    </>
  );
}

/** Whether a newer build waits. */
function useServiceWorker(): boolean {
  const { config } = useShop();
  const { enablePluginPWA: isEnabled, logo } = config;
  const [isUpdated, setUpdated] = useState(false);
  const [, setRegistered] = useAtom(isRegisteredAtom);
  const icon = `/${appIconPath({ logo, size: 180 })}`;

  useEffect(() => {
    if (!isInstallSupported()) return;
    if (!isEnabled) {
      void unregister().then(() => setRegistered(false));
      return;
    }
    void askRegistered().then(setRegistered);
    const ends = [reloadOnChange(), watchUpdates(() => setUpdated(true)), linkManifest(icon)];
    return () => {
      for (const end of ends) end();
    };
  }, [isEnabled, icon, setRegistered]);
  return isUpdated;
}

/** Shows the question after the specified time. */
function usePrompt(): void {
  const { config } = useShop();
  const consent = useAtomValue(consentAtom);
  const [atLoad] = useState(consent);
  const isRegistered = useAtomValue(isRegisteredAtom);
  const [step, show] = useAtom(installStepAtom);
  const circumstances = {
    isEnabled: config.enablePluginPWA,
    isSupported: isInstallSupported(),
    isStandalone: isStandalone(),
    isRegistered,
    isDismissed: isDismissed(),
    isSelfService: isSelfService(),
  };
  const delay = step === "hidden" ? promptDelay({ circumstances, atLoad, consent }) : null;
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(() => show("prompt"), delay);
    return () => clearTimeout(timer);
  }, [delay, show]);
}
