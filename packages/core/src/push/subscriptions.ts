import { ECDH } from "node:crypto";
import type { Device } from "@tresen/contract/device/device.resource";
import { DEVICE } from "@tresen/contract/device/device.texts";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { type NewPushSubscription, type PushSubscriptionView, SUBSCRIPTIONS_LIMIT } from "@tresen/contract/push/push";
import { pushPermissions } from "@tresen/contract/push/push.permissions";
import { PUSH_FAULTS } from "@tresen/contract/push/push.texts";
import { subscriptionId } from "@tresen/contract/push/subscription-id";
import { devicesIn, findDevice } from "../device";
import { type Actor, requirePermission } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import { browserOf } from "./browser";
import { isPushEndpoint } from "./hosts";
import { readVapid } from "./keys";
import type { StoredSubscription } from "./row";
import { isNotified } from "./recipients";
import { changePushDevice, findSubscription, readPushDevices } from "./row";

const permission = pushPermissions.subscribe;

/** The key by which a browser recognises the platform. @throws conflict when the stage has none. */
export async function getPushKey(): Promise<{ publicKey: string }> {
  return { publicKey: (await readVapid()).publicKey };
}

/** The browsers of a device or of the actor, as they subscribed. @throws unauthenticated, forbidden, missing. */
export async function listPushSubscriptions({
  actor,
  device: id,
}: {
  actor: Actor;
  device: string;
}): Promise<PushSubscriptionView[]> {
  await requireTarget({ actor, id });
  const device = id;
  const [row] = await readPushDevices([device]);
  return (row?.subscriptions ?? []).map((subscription) => viewOf({ device, subscription }));
}

/**
 * Adds a browser to a device, or to the actor. One that subscribes again replaces itself. With it, the device has no alarm any more.
 * @throws unauthenticated, forbidden, missing, input for an address of no push service, limit.
 */
export async function subscribePush({
  actor,
  input: { device: id, endpoint, keys },
  userAgent,
  now,
}: {
  actor: Actor;
  input: NewPushSubscription;
  userAgent: string;
  now: Instant;
}): Promise<PushSubscriptionView> {
  const device = await requireTarget({ actor, id });
  if (device && !isNotified(device)) throw invalid("device", PUSH_FAULTS.device);
  if (!isPushEndpoint(endpoint)) throw invalid("endpoint", PUSH_FAULTS.endpoint);
  if (!isPoint(keys.p256dh)) throw invalid("keys.p256dh", PUSH_FAULTS.keys);
  const subscription: StoredSubscription = {
    id: await subscriptionId({ device: id, endpoint }),
    endpoint,
    ...keys,
    browser: browserOf(userAgent),
    createdAt: new Date(now).toISOString(),
  };
  await changePushDevice({
    device: id,
    now,
    change: ({ subscriptions }) => {
      const others = subscriptions.filter((one) => one.id !== subscription.id);
      if (others.length >= SUBSCRIPTIONS_LIMIT) throw new AppError("push.full", "conflict", PUSH_FAULTS.full);
      return { subscriptions: [...others, subscription] };
    },
  });
  return viewOf({ device: id, subscription });
}

/** Removes a browser, whoever had it subscribe. @throws unauthenticated, forbidden, missing. */
export async function unsubscribePush({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<void> {
  requirePermission({ actor, permission });
  const found = await findSubscription(id);
  if (!found) throw new AppError("push.missing", "missing", PUSH_FAULTS.missing);
  await requireTarget({ actor, id: found.device });
  await changePushDevice({
    device: found.device,
    now,
    change: (before) => ({ ...before, subscriptions: before.subscriptions.filter((one) => one.id !== id) }),
  });
}

/**
 * The notification devices of a branch that are in use and that a push service dropped the last browser of, with the
 * time when it was noticed. The alarm stands until somebody subscribes again.
 */
export async function goneDevices({ branch }: { branch: string }): Promise<{ device: string; goneAt: string }[]> {
  const devices = (await devicesIn({ branch })).filter(isNotified);
  if (devices.length === 0) return [];
  const rows = await readPushDevices(devices.map(({ id }) => id));
  return rows.flatMap(({ device, goneAt }) => (goneAt === undefined ? [] : [{ device, goneAt }]));
}

/** Those of the devices that ever had a browser, even if it is gone. */
export async function hasSubscribed(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await readPushDevices(ids)).map(({ device }) => device));
}

/** @returns the device of the actor's branches; null for the actor themselves. @throws as those that call it. */
async function requireTarget({ actor, id }: { actor: Actor; id: string }): Promise<Device | null> {
  requirePermission({ actor, permission });
  if (actor.kind === "staff" && actor.user.id === id) return null;
  const device = await findDevice(id);
  if (!device) throw new AppError("record.missing", "missing", notFound(DEVICE));
  requirePermission({ actor, permission, branch: device.branch });
  return device;
}

/** Whether these are the coordinates of a point of the curve, for which messages can be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

function viewOf({
  device,
  subscription: { id, browser, createdAt, lastUsedAt, lastFailedAt },
}: {
  device: string;
  subscription: StoredSubscription;
}): PushSubscriptionView {
  return { id, device, browser, createdAt, lastUsedAt: lastUsedAt ?? null, lastFailedAt: lastFailedAt ?? null };
}

function invalid(field: string, message: string): AppError {
  return inputError({ code: `push.${field}`, faults: [{ field, code: `push.${field}`, message }] });
}
