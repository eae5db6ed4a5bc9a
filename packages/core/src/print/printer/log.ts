import type { Instant } from "@tresen/contract/kit/time";
import { KeyStatusEntity } from "../../access-key";
import { keyOfDevice } from "../../device";
import { storageCall } from "../../platform/db";
import type { PrinterSession } from "./session";

const LINES = 200;
const LENGTH = 500;

/** Asks a device to tell about itself with its next call. */
export async function askForLog({ device, now }: { device: string; now: Instant }): Promise<void> {
  const log = { askedAt: new Date(now).toISOString(), lines: [] };
  await storageCall(() =>
    KeyStatusEntity.update({ key: keyOfDevice(device) })
      .set({ log })
      .go({ response: "none" }),
  );
}

/** Keeps what the device answered. */
export async function answerLog({
  session: { key, status },
  lines,
  now,
}: {
  session: PrinterSession;
  lines: readonly string[];
  now: Instant;
}): Promise<void> {
  const answeredAt = new Date(now).toISOString();
  const log = {
    askedAt: status?.log?.askedAt ?? answeredAt,
    answeredAt,
    lines: lines.slice(-LINES).map((line) => line.slice(0, LENGTH)),
  };
  await storageCall(() => KeyStatusEntity.update({ key }).set({ log }).go({ response: "none" }));
}
