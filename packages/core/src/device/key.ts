import type { KeyPurpose } from "@tresen/contract/access-key/access-key";
import type { Device } from "@tresen/contract/device/device.resource";
import { DEVICE_MESSAGES } from "@tresen/contract/device/device.texts";
import type { DeviceDriver } from "@tresen/contract/device/device.values";
import type { Instant } from "@tresen/contract/kit/time";
import { createKeyOf } from "../access-key";
import type { Actor } from "../platform/actor";
import { env } from "../platform/env";
import { AppError } from "../platform/errors";
import { keyOfDevice } from "./device-rows";

/** What the key of a driver's device opens, and the address at which the device asks for print jobs. */
const ADDRESSES: Partial<Record<DeviceDriver, { purpose: KeyPurpose; path: string }>> = {
  cloudprnt: { purpose: "cloudprnt", path: "/api/print/cloudprnt" },
  "epson-sdp": { purpose: "epson-sdp", path: "/api/print/epson-sdp" },
  "escpos-network": { purpose: "print-agent", path: "/api/print/agent" },
};

/**
 * Gives a device a key, and the address with it that is entered at the device. Both are told only once.
 * @throws conflict for a device that fetches nothing, forbidden.
 */
export async function createDeviceKey({
  actor,
  device,
  now,
}: {
  actor: Actor;
  device: Device;
  now: Instant;
}): Promise<{ key: string; url: string }> {
  const address = ADDRESSES[device.driver];
  if (!address) throw new AppError("device.no_key", "conflict", DEVICE_MESSAGES.needsNoKey);
  const { key } = await createKeyOf({
    actor,
    id: keyOfDevice(device.id),
    input: { name: device.name, branch: device.branch, purpose: address.purpose, subject: device.id },
    now,
  });
  return { key, url: `${env.PUBLIC_URL}${address.path}/${key}` };
}
