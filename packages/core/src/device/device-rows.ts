import type { Device } from "@tresen/contract/device/device.resource";
import { keyIdOf } from "../access-key";
import { allRows, findRow, namedRecords } from "../records/rows";

const deviceRows = namedRecords<Device>("devices");

/** How long a process keeps the list of devices, in milliseconds: a burst of orders reads it once. */
const FRESH = 1000;
let kept: { at: number; devices: Promise<Device[]> } | null = null;

/** Every device, at most a second old. A business has some dozens of them, in one partition. */
export function readDevices(): Promise<Device[]> {
  const at = Date.now();
  if (!kept || at - kept.at >= FRESH || at < kept.at) {
    const devices = allRows({ resource: deviceRows, consistent: false }).then((rows) => rows.map(deviceRows.recordOf));
    kept = { at, devices };
    devices.catch(() => (kept = null));
  }
  return kept.devices;
}

/** The devices of a branch that are in use. */
export async function devicesIn({ branch }: { branch: string }): Promise<Device[]> {
  return (await readDevices()).filter((device) => device.branch === branch && device.isEnabled);
}

/** A device as it is stored now; null where there is none. */
export async function findDevice(id: string): Promise<Device | null> {
  const row = await findRow({ resource: deviceRows, id });
  return row && deviceRows.recordOf(row);
}

/** The id of a device's access key, beside which its status stands. A device has one key, which may be replaced. */
export function keyOfDevice(device: string): string {
  return keyIdOf(device);
}
