import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { isPhone, normalizePhone } from "@tresen/contract/kit/phone/phone";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { messageEnv } from "../platform/env";
import { AppError, failedBecause } from "../platform/errors";
import type { OrderRow } from "../order";
import type { Channel } from "./message";

type Reached = { branch: Branch | null; config: ConfigRecord };

/** The mail address for the branch's new orders; null when it has none or does not want mails. */
export function branchMail({ branch }: Pick<Reached, "branch">): string | null {
  return messageEnv.MAIL_SENDER && branch?.email ? branch.email : null;
}

export function branchPhone({ branch, config }: Reached): string | null {
  return config.enablePluginSMS ? reachable(branch?.phone) : null;
}

/**
 * The address or number at which the branch receives messages that staff send.
 * @param failed the text of what fails without one, where the reason alone does not say it.
 * @throws conflict when it has none.
 */
export function requireBranchRecipient({
  channel,
  failed,
  ...reached
}: Reached & { channel: Channel; failed?: string }): string {
  const to = channel === "mail" ? branchMail(reached) : branchPhone(reached);
  if (to) return to;
  const code = "message.no_recipient";
  const why = channel === "mail" ? FORM_MESSAGES.branchWithoutMail : FORM_MESSAGES.branchWithoutPhone;
  throw failed === undefined ? new AppError(code, "conflict", why) : failedBecause({ code, failed, why });
}

export function customerMail({ customer }: Pick<OrderRow, "customer">): string | null {
  return messageEnv.MAIL_SENDER && typeof customer.email === "string" && customer.email !== "" ? customer.email : null;
}

/** The mail address for withdrawals: the branch's, or the shop's if it has none, since a withdrawal must arrive. */
export function withdrawalMail({ branch, config }: Reached): string | null {
  return branchMail({ branch }) ?? (messageEnv.MAIL_SENDER && config.contactEmail ? config.contactEmail : null);
}

/** The mail address for the receipt of a withdrawal, which the customer gave with it. */
export function receiptMail({ withdrawal }: Pick<OrderRow, "withdrawal">): string | null {
  return messageEnv.MAIL_SENDER && withdrawal ? withdrawal.email : null;
}

/** Null unless the customer agreed to SMS with the order. */
export function customerPhone({
  order: { customer },
  config,
}: {
  order: Pick<OrderRow, "customer">;
  config: ConfigRecord;
}): string | null {
  return config.enablePluginSMS && customer.isSmsEnabled === true ? reachable(customer.phone) : null;
}

function reachable(phone: unknown): string | null {
  const number = normalizePhone(typeof phone === "string" ? phone : "");
  return isPhone(number) ? number : null;
}
