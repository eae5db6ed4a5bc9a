import { keyStateOf } from "@tresen/contract/access-key/key-state";
import type { Device } from "@tresen/contract/device/device.resource";
import { type DeviceStatus, SILENT_AFTER } from "@tresen/contract/device/device.status";
import type { Instant } from "@tresen/contract/kit/time";
import { findKey, readStatuses } from "../access-key";
import { keyOfDevice } from "./device-rows";

/** What a device last said of itself. */
export async function readDeviceStatus({ device, now }: { device: Device; now: Instant }): Promise<DeviceStatus> {
  const id = keyOfDevice(device.id);
  const [key, statuses] = await Promise.all([findKey(id), readStatuses([id])]);
  const status = statuses.get(id);
  const lastSeenAt = status?.lastSeenAt ?? null;
  return {
    device: device.id,
    lastSeenAt,
    paper: status?.paper ?? null,
    cover: status?.cover ?? null,
    errorCode: status?.errorCode ?? null,
    firmware: status?.firmware ?? null,
    battery: status?.battery ?? null,
    hasKey: key !== null && keyStateOf({ key, now }) === "valid",
    isOnline: lastSeenAt !== null && now - Date.parse(lastSeenAt) < SILENT_AFTER,
    waiting: (status?.open ?? []).length,
    troubled: (status?.troubled ?? []).length,
  };
}
