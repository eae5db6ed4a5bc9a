import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { countObjects } from "../../platform/blob";
import { storageCall } from "../../platform/db";
import { failedRecordsEnv } from "../../platform/env";
import { FailedRecordsEntity } from "../records.entity";

/** An alarm tells at once; the number is for whoever looks. */
const EVERY = 15 * MINUTE;

/**
 * Notes how many calls of the stream's readers lie in the bucket in which Lambda stores those that failed for good, four
 * times an hour. Where there is no such bucket, it does nothing.
 */
export async function countFailedRecords({
  bucket = failedRecordsEnv.FAILED_RECORDS_BUCKET,
  now,
}: {
  bucket?: string | undefined;
  now: Instant;
}): Promise<void> {
  if (bucket === undefined || now % EVERY >= MINUTE) return;
  await noteFailedRecords({ bucket, now });
}

/** Notes how many calls lie there now. */
export async function noteFailedRecords({ bucket, now }: { bucket: string; now: Instant }): Promise<void> {
  const count = await countObjects({ bucket });
  await storageCall(() =>
    FailedRecordsEntity.put({ bucket, count, countedAt: new Date(now).toISOString() }).go({ response: "none" }),
  );
}
