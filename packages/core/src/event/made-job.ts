import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type Job, jobOf } from "../platform/job";
import type { StreamRecord } from "./stream-record";

/**
 * The job that a queue is to be told of: one that was just made, or is to be tried again. @returns null for everything
 * else, and for one that waits for others of its group.
 */
export function jobToQueue({ dynamodb }: StreamRecord): Job | null {
  if (!dynamodb?.NewImage || !dynamodb.Keys?.pk?.S?.startsWith("job#")) return null;
  const job = jobOf(unmarshall(dynamodb.NewImage as Record<string, AttributeValue>));
  if (!job || job.group !== undefined || (job.state !== "waiting" && job.state !== "retry")) return null;
  const before = dynamodb.OldImage?.["state"] as { S?: string } | undefined;
  return before?.S === job.state ? null : job;
}
