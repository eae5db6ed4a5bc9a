import type { AnyRecord } from "@tresen/contract/openapi/client";
import { shownDevice } from "./shown-device";
import { PushSubscription } from "../../shared/push/push-subscription";

/** The browsers of a notification device. */
export function PushSection({ record }: { record: AnyRecord | null }) {
  return record && <PushSubscription device={shownDevice(record)} />;
}
