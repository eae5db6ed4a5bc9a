import { newBrowserKeys } from "@tresen/core/push/protocol";
import type { Instant } from "@tresen/contract/kit/time";
import type { PushStandIn } from "./push-service";
import { TEST_BROWSER } from "./push.texts";

/** A device that push messages go to. */
export interface Notified {
  id: string;
  name: string;
  /** Whether a browser ever subscribed to it. */
  isKnown: boolean;
}

/** Loaded after the environment of the functions is set, because `core` reads it once. */
const core = () => import("./subscribe");

export async function notifiedDevices(): Promise<Notified[]> {
  return (await core()).listNotified();
}

/** Subscribes a new test browser to a device. @returns false if there is no such device. */
export async function subscribeTestBrowser({
  standIn,
  id,
  now,
}: {
  standIn: PushStandIn;
  id: string;
  now: Instant;
}): Promise<boolean> {
  const device = (await notifiedDevices()).find((one) => one.id === id);
  if (!device) return false;
  const keys = newBrowserKeys();
  const endpoint = standIn.register({ keys, device: device.name });
  const { subscribe } = await core();
  await subscribe({ device: id, endpoint, keys, userAgent: TEST_BROWSER, now });
  return true;
}

/** Gives a test browser to each device of a demo shop that never had one. */
export async function subscribeDemoDevices(options: { standIn: PushStandIn; now: Instant }): Promise<void> {
  for (const { id, isKnown } of await notifiedDevices()) if (!isKnown) await subscribeTestBrowser({ ...options, id });
}
