import type { Stamping as KeptStamping } from "../change";
import type { Asked } from "../planned-stamping";

/** What stamped it, as far as that is known: the id of the terminal's key, or the phone. */
export function deviceOf({ device, phone }: Pick<KeptStamping, "device" | "phone">): string | null {
  return device ?? phone ?? null;
}

/** A stamping as its activity keeps it. @param time ISO. */
export function stampingOf({
  action,
  stamper: { terminal, source },
  body: { sequence, deviceAt, device: phone, isClockUncertain },
  time,
  now,
}: Pick<Asked, "action" | "stamper" | "body" | "now"> & { time: string }): KeptStamping {
  return {
    ...{ action, at: time, receivedAt: new Date(now).toISOString(), source },
    ...{ device: terminal?.id ?? null, sequence: sequence ?? null },
    ...(deviceAt ? { deviceAt } : {}),
    ...(phone && !terminal ? { phone } : {}),
    ...(isClockUncertain ? { isClockUncertain } : {}),
  };
}
