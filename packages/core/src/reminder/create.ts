/* What a reaction does once there is something to do, which is loaded when it is needed: most changes of orders need it not. */
import { type OrderReminder, settingOf } from "@tresen/contract/reminder/reminder-kinds";
import type { OrderRow } from "../order";
import { setContactStop } from "../outbox";
import { createJob } from "../platform/job";
import { reminderJob } from "./job";
import { readSettings } from "./rows";

/** A reminder that a step of an order begins. */
export interface Caused {
  reminder: OrderReminder;
  /** The payment that a link asks for. */
  payment?: string;
}

/** Creates the jobs of those reminders that the branch wants. */
export async function createReminders({
  order,
  wanted,
}: {
  order: OrderRow;
  wanted: readonly Caused[];
}): Promise<void> {
  const settings = await readSettings(order.branch);
  for (const cause of wanted)
    if (settingOf({ kind: cause.reminder, settings }).isOn) await createJob(reminderJob({ order, ...cause }));
}

/** Keeps the objection to advertising that was made with an order, for all later ones. */
export async function stopAdvertising({ contact, at }: { contact: string; at: string }): Promise<void> {
  await setContactStop({ contact, use: "advertising", stop: true, now: Date.parse(at) });
}
