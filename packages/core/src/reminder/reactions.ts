import { LOW_RATING } from "@tresen/contract/reminder/reminder-kinds";
import { type OrderChange, isReleased, openLink } from "../order";
import type { Reactions } from "../platform/event";
import type { Caused } from "./create";

/** Creates the jobs of reminders about an order, and keeps the objection to advertising that was made with it. */
export const reminderReactions = { order: [keepObjection, planReminders] } satisfies {
  order: Reactions<OrderChange>;
};

/** Whoever objects with one order objects to all later advertising to this address. */
async function keepObjection({ before, after: { customer, createdAt } }: OrderChange): Promise<void> {
  if (before || customer.advertising !== "refused" || !customer.email) return;
  const { stopAdvertising } = await import("./create");
  await stopAdvertising({ contact: customer.email, at: createdAt });
}

/**
 * Creates a job for each reminder that the branch wants after this step. The order's version in its key makes no second
 * one of a change that is delivered again.
 */
async function planReminders(change: OrderChange): Promise<void> {
  const wanted = causedBy(change);
  if (wanted.length === 0) return;
  const { createReminders } = await import("./create");
  await createReminders({ order: change.after, wanted });
}

/** The reminders that a step of an order begins. It depends on the two rows alone. */
function causedBy({ before, after }: OrderChange): Caused[] {
  if (!isReleased(after) || after.erasedAt !== undefined) return [];
  const isNew = before === null || !isReleased(before);
  const hasReached = (state: typeof after.state): boolean => after.state === state && before?.state !== state;
  const link = openLink(after);
  const rating = after.questionnaire && !before?.questionnaire ? after.questionnaire.rating : null;
  return [
    ...(isNew && after.isQuotation && after.state === "pending"
      ? [{ reminder: "quotation" } as const, { reminder: "quotationStaff" } as const]
      : []),
    ...(hasReached("confirmed") && after.appointment !== undefined
      ? [{ reminder: "appointment" } as const, { reminder: "appointmentSoon" } as const]
      : []),
    ...(link && !before?.payments?.some(({ id }) => id === link.id)
      ? [{ reminder: "payment", payment: link.id } as const]
      : []),
    ...(hasReached("completed") ? [{ reminder: "review" } as const] : []),
    ...(rating !== null && rating <= LOW_RATING ? [{ reminder: "lowRating" } as const] : []),
  ];
}
