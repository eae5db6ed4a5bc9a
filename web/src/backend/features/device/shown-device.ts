import type { PaperWidth, DeviceDriver, DeviceKind } from "@tresen/contract/device/device.values";
import { DEVICE_DRIVERS, DEVICE_KINDS, KEY_DRIVERS, PAPER_WIDTHS } from "@tresen/contract/device/device.values";
import type { AnyRecord } from "@tresen/contract/openapi/client";

/** What the parts of a device's page need to know of it, as it is saved. */
export interface ShownDevice {
  id: string;
  name: string;
  branch: string;
  kind: DeviceKind;
  driver: DeviceDriver;
  paperWidth: PaperWidth;
  isEnabled: boolean;
}

export function shownDevice(record: AnyRecord): ShownDevice {
  return {
    id: record.id,
    name: String(record["name"] ?? ""),
    branch: String(record["branch"] ?? ""),
    kind: DEVICE_KINDS.find((kind) => kind === record["kind"]) ?? "print",
    driver: DEVICE_DRIVERS.find((driver) => driver === record["driver"]) ?? "browser",
    paperWidth: PAPER_WIDTHS.find((width) => width === record["paperWidth"]) ?? 80,
    isEnabled: record["isEnabled"] !== false,
  };
}

/** Whether the device asks the server by itself, with a key. */
export function hasKeyDriver({ driver }: Pick<ShownDevice, "driver">): boolean {
  return KEY_DRIVERS.some((one) => one === driver);
}

/** Whether the device can be asked to tell about itself. */
export function tellsLog({ driver }: Pick<ShownDevice, "driver">): boolean {
  return driver === "cloudprnt" || driver === "escpos-network";
}
