import { randomUUID } from "node:crypto";
import type { Device } from "@tresen/contract/device/device.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { createJob, jobId } from "../platform/job";
import { pushJob } from "./push-job";
import { readPushDevices } from "./row";

/**
 * Sends a test message to each browser of a device, whatever its events and quiet hours. Whether the actor may is for
 * the caller to check. @returns the ids of the jobs; none if no browser has subscribed.
 */
export async function sendTestPush({
  device: { id: device, name },
  now,
}: {
  device: Pick<Device, "id" | "name">;
  now: Instant;
}): Promise<string[]> {
  const [row] = await readPushDevices([device]);
  const [instance, createdAt, at] = [randomUUID(), new Date(now).toISOString(), Date.now()];
  const jobs = (row?.subscriptions ?? []).map(({ id: subscription }) =>
    pushJob({ owner: device, event: "test", device, subscription, instance, name, createdAt, at }),
  );
  await Promise.all(jobs.map((job) => createJob(job)));
  return jobs.map(jobId);
}
