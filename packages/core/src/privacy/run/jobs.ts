import { customers } from "@tresen/contract/customer/customer.resource";
import { isOpenJob, isSliced } from "@tresen/contract/job/job.state";
import { bulkDataOf, forgetBulk } from "../../bulk/sliced";
import { batchWrite } from "../../platform/db";
import { type Job, type Outcome, jobKey, jobKeysPage, jobsAt } from "../../platform/job";
import { isTheirForm } from "../forms";
import { type Slice, goOn } from "./slice";

const PAGE = 500;
/** The beginnings of the keys of jobs that may say something of a person: forms, and changes of many records. */
const PERSONAL = /^job#(?:mail#(?:frm|wdr)_|bulk#|import#|export#)/;

/**
 * Looks through a page of all jobs. Forms that the person sent are removed, and so are files, inputs and reports of jobs
 * with many customers: they may hold those of others too, who lose a report of the last days.
 */
export async function eraseForms({ data }: Slice): Promise<Outcome> {
  const { keys, next } = await jobKeysPage({ after: data.place, limit: PAGE });
  const jobs = (await jobsAt(keys.filter(({ pk }) => PERSONAL.test(pk)))).filter(
    ({ createdAt }) => createdAt <= data.startedAt,
  );
  const reach = new Set(data.reach);
  const forms = [];
  for (const job of jobs) if (await isTheirForm({ job, reach })) forms.push(job);
  await batchWrite(forms.map((job) => ({ delete: jobKey(job) })));
  let isWaiting = false;
  for (const job of jobs.filter(isOfCustomers)) if (isOpenJob(job.state) || !(await forgetBulk(job))) isWaiting = true;
  return goOn({ ...data, isWaiting: data.isWaiting || isWaiting }, next);
}

function isOfCustomers(job: Job): boolean {
  return isSliced(job.kind) && bulkDataOf(job)?.resource === customers.name;
}
