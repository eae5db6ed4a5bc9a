import { createHash } from "node:crypto";
import type { WithdrawalForm, WithdrawalReceipt } from "@tresen/contract/form/form";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { WITHDRAWAL_MESSAGES } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { withdrawalBranches } from "@tresen/contract/order/withdrawal/withdrawal";
import { branchRows } from "../branch/rows";
import { getConfig } from "../config";
import { AppError, inputError } from "../platform/errors";
import { createJobs, readJob } from "../platform/job";
import { allRows } from "../records/rows";
import { mailboxOf, enforceRateLimit } from "../platform/throttle";
import { withdrawalMail } from "./recipients";
import { keptKey, messageJob } from "./message";
import { findMessage } from "./convert-earlier-messages";

/**
 * Rate limits: from one network address, to one receipt address (which anybody may enter), and to one branch from all
 * senders.
 */
const PER_ADDRESS = { limit: 5, window: HOUR };
const PER_RECIPIENT = { limit: 5, window: HOUR };
const PER_BRANCH = { limit: 100, window: HOUR };
const EVENT = "withdrawn";

/**
 * Accepts a withdrawal without the link to the order, and creates jobs that mail it to the branch and a receipt to the
 * customer. No order is read, so the answer cannot reveal whether one exists. A form filled in by a bot gets the same
 * answer but is discarded.
 * @returns when it was received; for a repeated declaration, when it was first received.
 * @throws missing when no branch offers the function, input for a branch that does not, limit, upstream when the shop
 * has no mail address.
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
  // A declaration that a version before jobs received is known by the row of that version.
  const earlier = await findMessage({ owner, key: keptKey({ ...content, side: "branch" }) });
  if (earlier) return { receivedAt: earlier.createdAt };
  if (await createJobs([toBranch, toCustomer])) return { receivedAt };
  const first = await readJob(toBranch);
  return { receivedAt: first?.createdAt ?? receivedAt };
}

/** The given branch, else the first public one that offers the function. */
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

/** The id of a declaration, which is the same whenever the same declaration is sent. */
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
