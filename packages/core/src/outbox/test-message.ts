import { randomUUID } from "node:crypto";
import { branchPermissions } from "@tresen/contract/branch/branch.permissions";
import { JOB_MESSAGES } from "@tresen/contract/job/job.texts";
import type { JobProgress, StartedJob } from "@tresen/contract/job/job.view";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { branchRows } from "../branch/rows";
import { getConfig } from "../config";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { AppError } from "../platform/errors";
import { createJob, findJob, jobId } from "../platform/job";
import { enforceRateLimit } from "../platform/throttle";
import { findRow } from "../records/rows";
import { masked } from "./masked";
import { type Channel, TEST_EVENT, messageJob, messageOf } from "./message";
import { requireBranchRecipient } from "./recipients";
import { countBranchSms } from "./sms-limit";

/** The rate limit per person and branch. */
const LIMIT = { limit: 5, window: HOUR };

/**
 * Sends a test message to the address or number at which the branch receives its orders.
 * @returns the job that sends it.
 * @throws unauthenticated, forbidden, missing, conflict when the branch has no such address, limit.
 */
export async function sendTestMessage({
  actor,
  id,
  channel,
  now,
}: {
  actor: Actor;
  id: string;
  channel: Channel;
  now: Instant;
}): Promise<StartedJob> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: branchPermissions.testMessage, branch: id });
  const [config, row] = await Promise.all([getConfig(), findRow({ resource: branchRows, id })]);
  if (!row) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const branch = branchRows.recordOf(row);
  const to = requireBranchRecipient({ channel, branch, config });
  await enforceRateLimit({ kind: "test-message", value: `${id} ${user.id}`, ...LIMIT, now });
  const at = Date.now();
  if (channel === "sms") await countBranchSms({ branch: id, at });
  const job = messageJob({
    owner: id,
    event: TEST_EVENT,
    side: "branch",
    channel,
    instance: randomUUID(),
    isRequested: true,
    to,
    branch: id,
    createdAt: new Date(now).toISOString(),
    at,
  });
  await createJob(job);
  return { id: jobId(job), state: job.state };
}

/**
 * The progress of a test message, for everybody who may send one for the branch.
 * @throws unauthenticated, forbidden, missing for any other job.
 */
export async function getTestMessage({
  actor,
  id,
  job: asked,
}: {
  actor: Actor;
  id: string;
  job: string;
}): Promise<JobProgress> {
  requirePermission({ actor, permission: branchPermissions.testMessage });
  const job = await findJob(asked);
  const message = job?.owner === id ? messageOf(job) : null;
  if (!job || message?.event !== TEST_EVENT) throw new AppError("job.missing", "missing", JOB_MESSAGES.missing);
  requirePermission({ actor, permission: branchPermissions.testMessage, branch: id });
  const { state, reason } = job;
  return { id: jobId(job), state, recipient: masked(message.to), ...(reason === undefined ? {} : { reason }) };
}
