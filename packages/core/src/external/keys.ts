import { randomUUID } from "node:crypto";
import type { CreatedPersonalKey, PersonalKey } from "@tresen/contract/external/external-user.calls";
import { externalUserPermissions } from "@tresen/contract/external/external-user.permissions";
import { isActive } from "@tresen/contract/external/external-user.rules";
import { EXTERNAL_USER_MESSAGES } from "@tresen/contract/external/external-user.texts";
import { JOB_MESSAGES } from "@tresen/contract/job/job.texts";
import type { JobProgress, StartedJob } from "@tresen/contract/job/job.view";
import { holds } from "@tresen/contract/kit/access";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { newSecret } from "../access-key";
import { PERSONAL_KEY_EVENT, masked, messageJob, messageOf } from "../outbox";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { messageEnv } from "../platform/env";
import { AppError, forbidden } from "../platform/errors";
import { createJob, findJob, jobId } from "../platform/job";
import { enforceRateLimit } from "../platform/throttle";
import { type Row, findRow } from "../records/rows";
import { writeKey } from "./key-changes";
import { type PersonalKeyRow, branchesOf, externalUserRows, findPersonalKey, keyIdOf } from "./rows";

/** Mails with a key to one external user. */
const MAILS = { limit: 5, window: HOUR };

const permission = externalUserPermissions.keys;

interface Asked {
  actor: Actor;
  id: string;
}

/** @throws unauthenticated, forbidden, missing. */
export async function readPersonalKey(asked: Asked): Promise<PersonalKey> {
  const { id } = await ownUser(asked);
  return viewOf(await findPersonalKey(id));
}

/**
 * Gives an external user a new key, whose text is in the answer alone. The former one is refused at once.
 * @throws unauthenticated, forbidden, missing, conflict for somebody who is disabled or whose time is over.
 */
export async function createPersonalKey({ now, ...asked }: Asked & { now: Instant }): Promise<CreatedPersonalKey> {
  const user = await activeUser({ ...asked, now });
  const before = await findPersonalKey(user.id);
  const { key: text, stored } = newSecret(keyIdOf(user.id));
  const key = { ...nextOf({ user, before }), ...stored, createdAt: new Date(now).toISOString() };
  await writeKey({ user, before, key, actor: asked.actor, now });
  return { ...viewOf(key), key: text };
}

/**
 * Sends an external user a new key by mail. It is made by the job that sends the mail, so that no row ever holds it;
 * until then the former one is good.
 * @returns the job that sends it.
 * @throws as `createPersonalKey`, conflict also without an address or sender, limit.
 */
export async function sendPersonalKey({ now, ...asked }: Asked & { now: Instant }): Promise<StartedJob> {
  const user = await activeUser({ ...asked, now });
  const { email } = externalUserRows.recordOf(user);
  if (!email) throw conflict("external.no_email", EXTERNAL_USER_MESSAGES.noEmail);
  if (!messageEnv.MAIL_SENDER) throw conflict("external.no_sender", EXTERNAL_USER_MESSAGES.noSender);
  await enforceRateLimit({ kind: "personal-key-mail", value: user.id, ...MAILS, now });
  const mail = randomUUID();
  const before = await findPersonalKey(user.id);
  const key = { ...before, user: user.id, version: (before?.version ?? 0) + 1, mail };
  await writeKey({ user, before, key, actor: asked.actor, now });
  const job = messageJob({
    owner: user.id,
    event: PERSONAL_KEY_EVENT,
    side: "customer",
    channel: "mail",
    instance: mail,
    isRequested: true,
    to: email,
    createdAt: new Date(now).toISOString(),
    at: Date.now(),
  });
  await createJob(job);
  return { id: jobId(job), state: job.state };
}

/** The progress of a mail with a key. @throws unauthenticated, forbidden, missing for any other job. */
export async function readPersonalKeyMail({ job: asked, ...of }: Asked & { job: string }): Promise<JobProgress> {
  const user = await ownUser(of);
  const job = await findJob(asked);
  const message = job?.owner === user.id ? messageOf(job) : null;
  if (!job || message?.event !== PERSONAL_KEY_EVENT) throw new AppError("job.missing", "missing", JOB_MESSAGES.missing);
  const { state, reason } = job;
  return { id: jobId(job), state, recipient: masked(message.to), ...(reason === undefined ? {} : { reason }) };
}

/** Ends the key at once. Revoking it again changes nothing. @throws unauthenticated, forbidden, missing, conflict. */
export async function revokePersonalKey({ now, ...asked }: Asked & { now: Instant }): Promise<PersonalKey> {
  const user = await ownUser(asked);
  const before = await findPersonalKey(user.id);
  if (!before?.secretHash && !before?.mail) return viewOf(before);
  const key = { ...nextOf({ user, before }), revokedAt: new Date(now).toISOString() };
  await writeKey({ user, before, key, actor: asked.actor, now });
  return viewOf(key);
}

/** The row of a key without a secret. */
function nextOf({ user, before }: { user: Row; before: PersonalKeyRow | null }): PersonalKeyRow {
  const lastUsedAt = before?.lastUsedAt;
  return { user: user.id, version: (before?.version ?? 0) + 1, ...(lastUsedAt === undefined ? {} : { lastUsedAt }) };
}

function viewOf(key: PersonalKeyRow | null): PersonalKey {
  return {
    state: key?.secretHash ? "valid" : key?.revokedAt ? "revoked" : "none",
    hint: key?.hint ?? "",
    createdAt: key?.createdAt ?? null,
    sentAt: key?.sentAt ?? null,
    lastUsedAt: key?.lastUsedAt ?? null,
    revokedAt: key?.revokedAt ?? null,
  };
}

/** The external user, if the actor keeps the keys of all branches that they belong to. */
async function ownUser({ actor, id }: Asked): Promise<Row> {
  requirePermission({ actor, permission });
  const row = await findRow({ resource: externalUserRows, id });
  if (!row) throw new AppError("record.missing", "missing", EXTERNAL_USER_MESSAGES.missing);
  const record = externalUserRows.recordOf(row);
  const resource = { branchesOf: () => branchesOf(record) };
  if (!holds({ person: personOf(actor), permission, verb: "update", resource, record: { ...record } }))
    throw forbidden();
  return row;
}

async function activeUser({ now, ...asked }: Asked & { now: Instant }): Promise<Row> {
  const row = await ownUser(asked);
  const { isEnabled, validTo } = externalUserRows.recordOf(row);
  // A key may be given before its time begins.
  if (!isActive({ user: { isEnabled, validTo }, now }))
    throw conflict("external.inactive", EXTERNAL_USER_MESSAGES.inactive);
  return row;
}

function conflict(code: string, message: string): AppError {
  return new AppError(code, "conflict", message);
}
