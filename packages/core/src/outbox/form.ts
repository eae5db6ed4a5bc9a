import { type FormData, formKind } from "@tresen/contract/form/form";
import { FORM_MESSAGES } from "@tresen/contract/form/form.texts";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { branchRows } from "../branch/rows";
import { getConfig } from "../config";
import { messageEnv } from "../platform/env";
import { AppError, inputError } from "../platform/errors";
import { allRows, findRow } from "../records/rows";
import { enforceRateLimit } from "../platform/throttle";
import { createJob } from "../platform/job";
import { messageJob } from "./message";

/** Rate limits of forms: from one network address, and to one branch from all senders. */
const PER_ADDRESS = { limit: 5, window: HOUR };
const PER_BRANCH = { limit: 100, window: HOUR };

/**
 * Accepts a contact or rental form and creates a job that mails it. A form filled in by a bot gets the same answer but
 * is discarded.
 * @throws input for an unknown branch, limit, upstream when the shop has no mail address.
 */
export async function submitForm({ form, ip, now }: { form: FormData; ip: string; now: Instant }): Promise<void> {
  if (form.website !== "") return;
  await enforceRateLimit({ kind: "form-address", value: ip, ...PER_ADDRESS, now });
  const { to, branch } = await addressee(form.branch ?? null);
  await enforceRateLimit({ kind: "form-branch", value: branch ?? "shop", ...PER_BRANCH, now });
  await createJob(
    messageJob({
      owner: `frm_${ulid()}`,
      event: formKind(form),
      side: "branch",
      channel: "mail",
      to,
      ...(branch ? { branch } : {}),
      form,
      createdAt: new Date(now).toISOString(),
      at: Date.now(),
    }),
  );
}

/**
 * The mail address for the form: the given branch's, else the shop's, else that of the first public branch that has
 * one.
 */
async function addressee(id: string | null): Promise<{ to: string; branch: string | null }> {
  const config = await getConfig();
  if (!messageEnv.MAIL_SENDER) throw new AppError("form.no_sender", "upstream", FORM_MESSAGES.notDelivered);
  if (id !== null) {
    const row = await findRow({ resource: branchRows, id });
    const branch = row && branchRows.recordOf(row);
    if (!branch?.isPublic)
      throw inputError({
        code: "form.branch_unknown",
        faults: [{ field: "branch", code: "form.branch_unknown", message: MESSAGES.branchUnknown }],
      });
    if (branch.email) return { to: branch.email, branch: id };
  }
  if (config.contactEmail) return { to: config.contactEmail, branch: id };
  const first = (await allRows({ resource: branchRows }))
    .map(branchRows.recordOf)
    .find((branch) => branch.isPublic && branch.email);
  if (!first) throw new AppError("form.no_recipient", "upstream", FORM_MESSAGES.notDelivered);
  return { to: first.email, branch: first.id };
}
