import { DEVICE_MESSAGES } from "@tresen/contract/device/device.texts";
import { isOpenJob } from "@tresen/contract/job/job.state";
import type { StartedJob } from "@tresen/contract/job/job.view";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../../platform/actor";
import { findJobs, jobId } from "../../platform/job";
import { sendTestPush } from "../../push";
import { awaited, failed, ownDevice } from "./test-device";

/**
 * Sends a test message to each browser of a device and waits some seconds for the push services.
 * @returns the jobs: ended, or still open where a service takes longer.
 * @throws conflict with the specification's text for a device without a browser, or if none of them got it.
 */
export async function testNotification({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<StartedJob[]> {
  const device = await ownDevice({ actor, id });
  if (device.kind !== "notification") throw failed(DEVICE_MESSAGES.isPrinter);
  if (!device.isEnabled) throw failed(DEVICE_MESSAGES.isOff);
  const ids = await sendTestPush({ device, now });
  if (ids.length === 0) throw failed(DEVICE_MESSAGES.noSubscription);
  const read = () => findJobs(ids);
  const jobs =
    (await awaited(async () => {
      const found = await read();
      return found.every(({ state }) => !isOpenJob(state)) ? found : null;
    })) ?? (await read());
  if (jobs.every(({ state }) => !isOpenJob(state) && state !== "done")) throw failed(DEVICE_MESSAGES.notSent);
  return jobs.map((job) => ({ id: jobId(job), state: job.state }));
}
