import type { ReminderWords } from "@tresen/contract/reminder/reminder.texts";
import { type OrderMessageContext, wordsOf } from "./order-facts";

/** What a reminder about an order says. */
export function reminderWords(context: OrderMessageContext): ReminderWords {
  const { shop, branch, what, when, link, linkUntil, rest } = wordsOf(context);
  const { questionnaire, customer } = context.order;
  return {
    ...{
      shop,
      branch,
      what,
      when: when ?? "",
      amount: link ?? rest ?? "",
      until: linkUntil ?? "",
      name: customer.firstName ?? "",
    },
    ...{ rating: questionnaire?.rating ?? 0, comment: questionnaire?.comment ?? "", used: 0, limit: 0, ends: [] },
  };
}
