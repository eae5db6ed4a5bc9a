import type { HealthCheck } from "@tresen/contract/health/health";
import { RECORD_HEALTH as texts } from "@tresen/contract/health/health.texts";
import { storageCall } from "../platform/db";
import { env } from "../platform/env";
import { checked } from "./check";
import { FailedRecordsEntity } from "./records.entity";

/** One call of S3 lists no more. */
const MOST = 1000;
/** What makes the readers do again what they could not: docs/operations.md tells more. */
const redrive = (bucket: string): string => `AWS_REGION=${env.AWS_REGION} npm run stream:redrive -- --bucket ${bucket}`;

/** Stream records that their reader could not process; none where nobody counts them, as on one machine. */
export async function recordChecks(): Promise<HealthCheck[]> {
  const { data } = await storageCall(() => FailedRecordsEntity.get({}).go());
  if (!data) return [];
  const { bucket, count, countedAt } = data;
  const about = { area: "records", subject: "stream", title: texts.title, since: countedAt } as const;
  return [
    count === 0
      ? checked({ ...about, state: "good", text: texts.none })
      : checked({
          ...{ ...about, state: "bad", text: texts.some({ count, most: MOST }) },
          ...{ advice: texts.advice(redrive(bucket)), since: null },
        }),
  ];
}
