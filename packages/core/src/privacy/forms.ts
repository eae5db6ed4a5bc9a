import { formKind } from "@tresen/contract/form/form";
import type { PersonExport } from "@tresen/contract/privacy/export/person-export";
import { contactsOf, reachOf } from "../customer";
import { messageOf } from "../outbox";
import { type Job, jobKeysPage, jobsAt } from "../platform/job";
import { reachHash } from "./begin";
import type { Person } from "./person";

/** Keys only, so that many are read at once. */
const PAGE = 2000;
/** The beginnings of the keys of jobs with a form, or with a withdrawal. A withdrawal has one more for its receipt. */
const FORMS = /^job#mail#(?:frm|wdr)_/;
const RECEIPT = "customer";

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

/** The forms and withdrawals that the person sent without an order's link, as long as their messages are kept. */
export async function formsOf(person: Pick<Person, "reach">): Promise<PersonExport["forms"]> {
  const reach = new Set(person.reach.map(reachHash));
  const forms: PersonExport["forms"] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof jobKeysPage>> = await jobKeysPage({ after, limit: PAGE });
    for (const job of await jobsAt(page.keys.filter(({ pk }) => FORMS.test(pk))))
      if (messageOf(job).side !== RECEIPT && (await isTheirForm({ job, reach }))) forms.push(formView(job));
    after = page.next;
  } while (after !== null);
  return forms;
}

function formView(job: Job): PersonExport["forms"][number] {
  const { form, withdrawal } = messageOf(job);
  const kind = form ? formKind(form) : "withdrawal";
  const { website: _website, branch: _branch, ...filled } = { website: "", branch: null, ...(form ?? withdrawal) };
  const fields = Object.entries(filled).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return { kind, createdAt: job.createdAt, fields: Object.fromEntries(fields) };
}
