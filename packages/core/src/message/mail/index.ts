import { hasKey } from "@tresen/contract/kit/object";
import { BRANCH_MAIL, CUSTOMER_MAIL } from "@tresen/contract/message/message.texts";
import { TEST_EVENT, messageOf } from "../../outbox";
import type { Executor, Job, Outcome } from "../../platform/job";
import { SUPERSEDED, type Situation, WAITS, newOrdersOf, orderToTell, readSituation } from "../situation";
import { digestMail } from "./digest-mail";
import { formMail } from "./form-mail";
import type { Mail } from "./frame";
import { branchMail, customerMail } from "./order-mail";
import { sendMail } from "./ses";
import { testMail } from "./test-mail";
import { withdrawalMail } from "./withdrawal-mail";

/** Sends mails. One whose sender was interrupted is sent again, even if perhaps a second time. */
export const mailExecutor: Executor = {
  kind: "mail",
  waits: WAITS,
  isRepeatable: true,
  run: async ({ job }) => {
    const message = messageOf(job);
    const situation = await readSituation({ job, message });
    const composed = await mailFor({ job, ...situation });
    if ("state" in composed) return composed;
    return sendMail({ mail: composed, to: message.to, senderName: situation.config.shopName });
  },
};

/** The mail, or what comes of a message that there is nothing to say for. */
async function mailFor({ job, config, branch, order }: Situation & { job: Job }): Promise<Mail | Outcome> {
  const message = messageOf(job);
  const { event, side, form, withdrawal: declared, orders: uids } = message;
  if (form) return formMail({ form, branch, config });
  if (declared)
    return withdrawalMail({ to: side, withdrawal: { ...declared, at: job.createdAt }, order: null, branch, config });
  if (uids) {
    const orders = await newOrdersOf(uids);
    return orders.length === 0 ? SUPERSEDED : digestMail({ orders, config, branch });
  }
  if (event === TEST_EVENT) return testMail({ branch, config });
  const found = orderToTell({ order, message });
  if ("dropped" in found) return found.dropped;
  const situation = { order: found.order, config, branch };
  const { withdrawal, uid } = found.order;
  if (event === "withdrawn" && withdrawal)
    return withdrawalMail({ ...situation, to: side, withdrawal: { ...withdrawal, orderNumber: uid } });
  if (side === "branch" && hasKey(BRANCH_MAIL, event)) return branchMail({ ...situation, event });
  if (side === "customer" && hasKey(CUSTOMER_MAIL, event)) return customerMail({ ...situation, event });
  throw new Error(`There is no mail to the ${side} about ${event}.`);
}
