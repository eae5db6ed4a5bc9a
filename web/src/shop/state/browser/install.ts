import { atom, useAtomValue, useSetAtom } from "jotai";
import { noticesAtom } from "./notices";
import { isSelfService } from "./self-service";
import { useShop } from "../shop-query";

/** What the install flow shows: nothing, the question, or how to go on in this browser. */
export type InstallStep = "hidden" | "prompt" | "instructions";

export const installStepAtom = atom<InstallStep>("hidden");

/** Whether this browser runs the shop's service worker; null until it was asked. */
export const isRegisteredAtom = atom<boolean | null>(null);

/** Opened from the home screen, in a window of its own. */
export function isStandalone(): boolean {
  return (
    window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true)
  );
}

/** Service workers need https or localhost. */
export const isInstallSupported = (): boolean => "serviceWorker" in navigator && window.isSecureContext;

/** Whether links such as 'App installieren' are shown, and what they do. */
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
