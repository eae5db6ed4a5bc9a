import type { Instant } from "@tresen/contract/kit/time";
import { readDevices } from "@tresen/core/device";
import { hasSubscribed, isNotified, subscribePush } from "@tresen/core/push";
import type { BrowserKeys } from "@tresen/core/push/protocol";
import { PLATFORM } from "../seed/users";
import type { Notified } from "./test-devices";

export async function listNotified(): Promise<Notified[]> {
  const devices = (await readDevices()).filter(isNotified);
  const known = await hasSubscribed(devices.map(({ id }) => id));
  return devices.map(({ id, name }) => ({ id, name, isKnown: known.has(id) }));
}

export async function subscribe({
  device,
  endpoint,
  keys: { p256dh, auth },
  userAgent,
  now,
}: {
  device: string;
  endpoint: string;
  keys: BrowserKeys;
  userAgent: string;
  now: Instant;
}): Promise<void> {
  await subscribePush({ actor: PLATFORM, input: { device, endpoint, keys: { p256dh, auth } }, userAgent, now });
}
