import { createHash } from "node:crypto";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Alarm } from "@tresen/contract/device/alarm";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { type EscalationStep, stepKey } from "@tresen/contract/order/step/escalation";
import { ALARM_EVENT, messageJob } from "../outbox";
import { type Job, createJob } from "../platform/job";
import { alarmPushes } from "../push";

/** How long after its time a step is still taken, so that a missed run loses none and an old alarm tries no more. */
const LATEST = 10;

/**
 * Takes the steps of a branch's escalation table for what is wrong with its devices: a message to the second device, a
 * number or an address after the same minutes as for an order that nobody answers. Each step has a job of its own whose
 * key names alarm and step, so it is taken once however often this is called.
 */
export async function escalateAlarms({
  alarms,
  branches,
  now,
}: {
  alarms: readonly Alarm[];
  branches: ReadonlyMap<string, Branch>;
  now: Instant;
}): Promise<void> {
  for (const alarm of alarms) {
    const minutes = (now - Date.parse(alarm.since)) / MINUTE;
    const due = (branches.get(alarm.branch)?.escalation ?? []).filter(
      ({ afterMinutes }) => minutes >= afterMinutes && minutes < afterMinutes + LATEST,
    );
    for (const step of due) for (const job of await jobsOf({ alarm, step, now })) await createJob(job);
  }
}

async function jobsOf({ alarm, step, now }: { alarm: Alarm; step: EscalationStep; now: Instant }): Promise<Job[]> {
  const { branch, text } = alarm;
  const [createdAt, at] = [new Date(now).toISOString(), Date.now()];
  const instance = hashOf(`${alarm.id} ${stepKey(step)}`);
  if (step.action === "device")
    return alarmPushes({ branch, alarm: hashOf(alarm.id), step: instance, text, createdAt, at });
  if ((step.action !== "sms" && step.action !== "mail") || !step.to) return [];
  const channel = step.action;
  return [
    messageJob({
      ...{ owner: branch, event: ALARM_EVENT, side: "branch", channel, instance },
      ...{ to: step.to, branch, text, createdAt, at },
    }),
  ];
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
