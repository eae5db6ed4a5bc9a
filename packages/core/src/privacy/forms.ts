import { contactsOf, reachOf } from "../customer";
import { messageOf } from "../outbox";
import type { Job } from "../platform/job";
import { reachHash } from "./begin";

/**
 * Whether the job is a form or a withdrawal that somebody sent who is reached like this.
 * @param reach the hashes of their mail addresses and numbers: see `reachHash`.
 */
export async function isTheirForm({ job, reach }: { job: Job; reach: ReadonlySet<string> }): Promise<boolean> {
  if (job.kind !== "mail") return false;
  const { form, withdrawal } = messageOf(job);
  const { email = "", branch = null } = form ?? withdrawal ?? {};
  const sender = await reachOf({ customer: { email, phone: form?.phone ?? "" }, branch: branch ?? "" });
  return contactsOf(sender).some((contact) => reach.has(reachHash(contact)));
}
