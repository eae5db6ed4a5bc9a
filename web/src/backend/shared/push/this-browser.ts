import { subscriptionId } from "@tresen/contract/push/subscription-id";
import type { NewPushSubscription } from "@tresen/contract/push/push";
import type { PushBlock } from "./push.texts";

const WORKER = "/build/push-sw.js";
/** Apart from the shop's worker, which has the whole site. */
const SCOPE = "/backend";

/** Why this browser cannot get messages; null where it can be tried. */
export function pushBlock(): PushBlock | null {
  if (!window.isSecureContext) return "insecure";
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)
    return Notification.permission === "denied" ? "denied" : null;
  return isApple() && !isInstalled() ? "installFirst" : "unsupported";
}

/** iPads say that they are Macs, but have a touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return window.matchMedia("(display-mode: standalone)").matches;
}

/** The id by which the server knows this browser for the device; null while it has no subscription. */
export async function ownSubscriptionId(device: string): Promise<string | null> {
  if (pushBlock() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? subscriptionId({ device, endpoint: subscription.endpoint }) : null;
}

/** The refusal of a person, or of the browser on their behalf. */
export class PushRefused extends Error {
  constructor(readonly block: PushBlock) {
    super(block);
    this.name = "PushRefused";
  }
}

/**
 * Subscribes this browser to the platform's messages. Call from a gesture, since the browser asks for permission.
 * @param publicKey the platform's key. A subscription with another one is replaced.
 * @throws PushRefused, DOMException where the push service cannot be reached.
 */
export async function subscribeThisBrowser(
  publicKey: string,
): Promise<Omit<NewPushSubscription, "device"> & { isReplaced: boolean }> {
  const block = pushBlock();
  if (block !== null) throw new PushRefused(block);
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new PushRefused(permission === "denied" ? "denied" : "dismissed");
  const registration = await activeRegistration();
  const known = await registration.pushManager.getSubscription();
  const isReplaced = known !== null && !hasKey({ subscription: known, publicKey });
  if (isReplaced) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" }, isReplaced };
}

async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: "none" });
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active)
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener("statechange", () => {
        if (worker.state === "activated") resolve();
        if (worker.state === "redundant") reject(new Error("The service worker was not installed"));
      });
    });
  return registration;
}

function hasKey({ subscription, publicKey }: { subscription: PushSubscription; publicKey: string }): boolean {
  const { applicationServerKey } = subscription.options;
  if (!applicationServerKey) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey.replaceAll("=", "");
}
