import { createHash } from "node:crypto";
import type { WithdrawalForm, WithdrawalReceipt } from "@tresen/contract/form/form";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { WITHDRAWAL_MESSAGES } from "@tresen/contract/order/withdrawal.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { withdrawalBranches } from "@tresen/contract/order/withdrawal";
import { branchRows } from "../branch/rows";
import { getConfig } from "../config";
import { AppError, inputError } from "../platform/errors";
import { createJobs, readJob } from "../platform/job";
import { allRows } from "../records/rows";
import { mailboxOf, enforceRateLimit } from "../platform/throttle";
import { withdrawalMail } from "./recipients";
import { keptKey, messageJob } from "./message";
import { findMessage } from "./take-over";

/** From one address, to one recipient of receipts (anybody can name one), and for one branch from whomever. */
const PER_ADDRESS = { limit: 5, window: HOUR };
const PER_RECIPIENT = { limit: 5, window: HOUR };
const PER_BRANCH = { limit: 100, window: HOUR };
const EVENT = "withdrawn";

/**
 * Takes a withdrawal from who has no key to the order, to be delivered by mail to the branch and, as a receipt, to the
 * customer. No order is looked at, so the answer cannot tell whether there is one. What a program has filled in is
 * answered like any other and goes nowhere.
 * @returns when it came in: of the same declaration sent again, when it first did.
 * @throws missing where no branch offers the function, input for a branch that does not, limit, upstream where the shop
 * has no address to deliver to.
 */
export async function submitWithdrawal({
  form,
  ip,
  now,
}: {
  form: WithdrawalForm;
  ip: string;
  now: Instant;
}): Promise<WithdrawalReceipt> {
  const receivedAt = new Date(now).toISOString();
  if (form.website !== "") return { receivedAt };
  await enforceRateLimit({ kind: "withdrawal-address", value: ip, ...PER_ADDRESS, now });
  const branch = await branchFor(form);
  const to = withdrawalMail({ branch, config: await getConfig() });
  if (!to) throw new AppError("form.no_recipient", "upstream", FORM_MESSAGES.notDelivered);
  await enforceRateLimit({ kind: "withdrawal-recipient", value: mailboxOf(form.email), ...PER_RECIPIENT, now });
  await enforceRateLimit({ kind: "withdrawal-branch", value: branch.id, ...PER_BRANCH, now });
  const owner = ownerOf({ form, branch });
  const content = {
    owner,
    event: EVENT,
    channel: "mail" as const,
    branch: branch.id,
    withdrawal: form,
    createdAt: receivedAt,
    at: Date.now(),
  };
  const toBranch = messageJob({ ...content, side: "branch", to });
  const toCustomer = messageJob({ ...content, side: "customer", to: form.email });
  // A declaration that came before messages were jobs is known by its row of then.
  const earlier = await findMessage({ owner, key: keptKey({ ...content, side: "branch" }) });
  if (earlier) return { receivedAt: earlier.createdAt };
  if (await createJobs([toBranch, toCustomer])) return { receivedAt };
  const first = await readJob(toBranch);
  return { receivedAt: first?.createdAt ?? receivedAt };
}

/** The branch that was named, else the first public one with the function on. */
async function branchFor({ branch: id }: WithdrawalForm): Promise<Branch> {
  const offering = withdrawalBranches((await allRows({ resource: branchRows })).map(branchRows.recordOf));
  const [first] = offering;
  if (!first) throw new AppError("withdrawal.not_offered", "missing", WITHDRAWAL_MESSAGES.notOffered);
  if (!id) return first;
  const named = offering.find((branch) => branch.id === id);
  if (!named)
    throw inputError({
      code: "withdrawal.not_offered",
      faults: [{ field: "branch", code: "withdrawal.not_offered", message: WITHDRAWAL_MESSAGES.notOffered }],
    });
  return named;
}

/** The same declaration has the same name, whoever sends it how often. */
function ownerOf({
  form: { name, email, orderNumber, remark },
  branch,
}: {
  form: WithdrawalForm;
  branch: Branch;
}): string {
  return `wdr_${createHash("sha256")
    .update(JSON.stringify([branch.id, name, email.toLowerCase(), orderNumber, remark]))
    .digest("base64url")}`;
}
