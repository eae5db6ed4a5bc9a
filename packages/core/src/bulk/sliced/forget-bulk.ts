import { removeObject } from "../../platform/blob";
import { batchWrite, readKeys } from "../../platform/db";
import { type Job, jobId, replaceJob } from "../../platform/job";
import { bulkDataOf } from "../bulk-job";
import { fileKeys } from "../table/file-keys";

const PAGE = 500;

/**
 * Removes what an ended job holds of single records: its file, what was entered and its report. What it counted stays.
 * @returns false when the job changed meanwhile.
 */
export async function forgetBulk(job: Job): Promise<boolean> {
  const data = bulkDataOf(job);
  if (!data) return true;
  const id = jobId(job);
  for (const key of fileKeys({ id, ...data })) await removeObject({ key });
  for (let isLast = false; !isLast;) {
    const page = await readKeys({ range: { pk: `bulk#${id}` }, limit: PAGE, isConsistent: true });
    await batchWrite(page.rows.map(({ pk, sk }) => ({ delete: { pk, sk } })));
    isLast = page.isLast;
  }
  // What was searched for may be a name.
  const { file: _, written: __, query: ___, ...rest } = data;
  return replaceJob({ before: job, job: { ...job, data: rest } });
}
