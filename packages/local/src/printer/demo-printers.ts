import type { Instant } from "@tresen/contract/kit/time";
import { createDeviceKey, readDevices } from "@tresen/core/device";
import { PLATFORM } from "../seed/users";
import type { VirtualPrinters } from "./printers";

/** Drivers whose devices fetch what they print. */
const POLLING = ["cloudprnt", "epson-sdp"];

/** Gives each printer of a demo shop its key, and puts a virtual printer there that asks with it. */
export async function connectDemoPrinters({
  printers,
  now,
}: {
  printers: VirtualPrinters;
  now: Instant;
}): Promise<void> {
  for (const device of (await readDevices()).filter(({ driver }) => POLLING.includes(driver))) {
    const { url } = await createDeviceKey({ actor: PLATFORM, device, now });
    printers.connect({ url, name: device.name });
  }
}
