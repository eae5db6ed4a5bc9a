import type { Device } from "@tresen/contract/device/device.resource";

/** Whether push messages go to the browsers of this device. */
export function isNotified({ kind, driver }: Pick<Device, "kind" | "driver">): boolean {
  return kind === "notification" && driver === "web-push";
}
