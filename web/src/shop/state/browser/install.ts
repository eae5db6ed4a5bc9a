import { atom, useAtomValue, useSetAtom } from "jotai";
import { noticesAtom } from "./notices";
import { isSelfService } from "./self-service";
import { useShop } from "../shop-query";

/** The step of the install flow: nothing, the question, or instructions for this browser. */
export type InstallStep = "hidden" | "prompt" | "instructions";

export const installStepAtom = atom<InstallStep>("hidden");

/** Whether this browser has registered the shop's service worker; null while unknown. */
export const isRegisteredAtom = atom<boolean | null>(null);

/** Whether the shop was opened from the home screen, in its own window. */
export function isStandalone(): boolean {
  return (
    window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true)
  );
}

/** Service workers need https or localhost. */
export const isInstallSupported = (): boolean => "serviceWorker" in navigator && window.isSecureContext;

/** Whether links such as 'App installieren' are shown, and the function they call. */
export function useInstall(): { isOffered: boolean; isRegistered: boolean; open: () => void } {
  const { config } = useShop();
  const isRegistered = useAtomValue(isRegisteredAtom);
  const show = useSetAtom(installStepAtom);
  const report = useSetAtom(noticesAtom);
  const isOffered =
    config.enablePluginPWA && isRegistered === false && isInstallSupported() && !isStandalone() && !isSelfService();
  const open = (): void => {
    show("prompt");
    report({ name: "install", isDue: true, isAsked: true });
  };
  return { isOffered, isRegistered: isRegistered === true, open };
}
