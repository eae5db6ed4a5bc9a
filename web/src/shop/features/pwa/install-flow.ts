import type { Consent } from "../../state/browser/consent";
import type { InstallStep } from "../../state/browser/install";

/** The delay after the cookies were accepted in this visit. */
export const DELAY_AFTER_ACCEPTING = 250;
/** The delay after loading if they were accepted earlier. */
export const DELAY_AT_LOAD = 5_000;

export type InstallEvent = "offer" | "accept" | "dismiss" | "cancel" | "finish";

const TRANSITIONS: Record<InstallStep, Partial<Record<InstallEvent, InstallStep>>> = {
  hidden: { offer: "prompt" },
  prompt: { accept: "instructions", dismiss: "hidden" },
  instructions: { cancel: "prompt", finish: "hidden" },
};

/** The step after an event. Events that do not belong to the current step are ignored. */
export function nextStep(step: InstallStep, event: InstallEvent): InstallStep {
  return TRANSITIONS[step][event] ?? step;
}

export interface Circumstances {
  isEnabled: boolean;
  isSupported: boolean;
  isStandalone: boolean;
  /** Null while unknown. */
  isRegistered: boolean | null;
  isDismissed: boolean;
  isSelfService: boolean;
}

/** The delay before the question appears, in milliseconds; null if it must not appear. */
export function promptDelay({
  circumstances,
  atLoad,
  consent,
}: {
  circumstances: Circumstances;
  atLoad: Consent | null;
  consent: Consent | null;
}): number | null {
  const { isEnabled, isSupported, isStandalone, isRegistered, isDismissed, isSelfService } = circumstances;
  if (!isEnabled || !isSupported || isStandalone || isRegistered !== false || isDismissed || isSelfService) return null;
  if (consent !== "accepted") return null;
  return atLoad === "accepted" ? DELAY_AT_LOAD : DELAY_AFTER_ACCEPTING;
}

export type Platform = "supported" | "iphone" | "ipad" | "other";

/** The way to install on this device. An iPad identifies as a Mac, but no Mac has a multi-touch screen. */
export function platformOf({
  userAgent,
  touchPoints,
  hasInstallEvent,
}: {
  userAgent: string;
  touchPoints: number;
  hasInstallEvent: boolean;
}): Platform {
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return "ipad";
  if (/iPhone|iPod/.test(userAgent)) return "iphone";
  return hasInstallEvent ? "supported" : "other";
}
