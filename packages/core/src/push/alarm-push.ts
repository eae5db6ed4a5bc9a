import { devicesIn } from "../device";
import type { Job } from "../platform/job";
import { pushJob } from "./push-job";
import { isNotified } from "./recipients";
import { readPushDevices } from "./row";

/** The jobs that tell each browser of a branch what is wrong with one of its devices, once for each step. */
export async function alarmPushes({
  branch,
  alarm,
  step,
  text,
  createdAt,
  at,
}: {
  branch: string;
  /** The id of the alarm. */
  alarm: string;
  step: string;
  text: string;
  createdAt: string;
  at: number;
}): Promise<Job[]> {
  const devices = (await devicesIn({ branch })).filter(isNotified);
  const rows = devices.length === 0 ? [] : await readPushDevices(devices.map(({ id }) => id));
  return rows.flatMap(({ device, subscriptions = [] }) =>
    subscriptions.map(({ id: subscription }) =>
      pushJob({ owner: alarm, event: "alarm", instance: step, device, subscription, branch, text, createdAt, at }),
    ),
  );
}
