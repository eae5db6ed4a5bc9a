import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { DEVICE_FAULTS } from "./device.texts";
import type { DeviceDriver, DeviceEvent, DeviceKind } from "./device.values";

interface Checked {
  id: string;
  kind: DeviceKind;
  driver: DeviceDriver;
  events: readonly DeviceEvent[];
  substitute: string | null;
  quietHours: { from: string; until: string } | null;
}

/** A device of one kind is reached by the drivers of this kind. A browser may show messages, and may print. */
export const DRIVERS_OF: Readonly<Record<DeviceKind, readonly DeviceDriver[]>> = {
  notification: ["web-push", "browser"],
  print: ["cloudprnt", "epson-sdp", "escpos-network", "browser"],
};

/** Refuses fields of a device that contradict each other. */
export function checkDevice({
  fields: { kind, driver, events = [], quietHours },
}: {
  fields: DeepPartial<Checked>;
}): FieldError[] {
  const faults: [boolean, string, string][] = [
    [Boolean(kind && driver && !DRIVERS_OF[kind].includes(driver)), "driver", DEVICE_FAULTS.driver],
    [kind === "notification" && events.includes("label"), "events", DEVICE_FAULTS.events],
    [Boolean(quietHours?.from && quietHours.from === quietHours.until), "quietHours.until", DEVICE_FAULTS.quietHours],
  ];
  return faults.flatMap(([isFault, path, message]) =>
    isFault ? [fieldError({ path, code: "invalid", message })] : [],
  );
}
