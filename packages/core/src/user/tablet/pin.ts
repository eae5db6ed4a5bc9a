import { pinFault } from "@tresen/contract/user/tablet/pin";
import { PIN_MESSAGES } from "@tresen/contract/user/tablet/tablet.texts";
import { pinSubject } from "@tresen/contract/user/user.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { ChangeEntity, stepItem } from "../../records/changes";
import type { Row } from "../../records/rows";
import { managedUser } from "../account";
import { type Origin, requirePassword } from "../login";
import { hashPassword } from "../password";
import { findBirthDate } from "../personnel";
import { displayName } from "../session";
import { userRows } from "../user-rows";
import { PinEntity, findPin } from "../pin";

/**
 * Sets the actor's own PIN, with the password typed again. Sessions of the former one end.
 * @throws input for a wrong password or a PIN that is easy to guess, conflict for two at once, limit.
 */
export async function setOwnPin({
  actor,
  password,
  pin,
  now,
  ...origin
}: { actor: Actor; password: string; pin: string; now: Instant } & Origin): Promise<void> {
  const row = await requirePassword({ actor, password, now, ...origin });
  const message = pinFault({ pin, birthDate: await findBirthDate(row.id) });
  if (message) throw inputError({ code: "pin.easy", faults: [{ field: "pin", code: "pin.easy", message }] });
  await write({ user: row, hash: await hashPassword(pin), actor, now });
}

/** Removes it, with the password typed again. @throws input for a wrong password, limit. */
export async function removeOwnPin({
  actor,
  password,
  now,
  ...origin
}: { actor: Actor; password: string; now: Instant } & Origin): Promise<void> {
  const row = await requirePassword({ actor, password, now, ...origin });
  await write({ user: row, hash: null, actor, now });
}

/** For those who look after accounts. @throws as `managedUser`. */
export async function removePinOf({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<void> {
  await write({ user: await managedUser({ actor, id }), hash: null, actor, now });
}

/** Sets a PIN for a user by their row, without the checks of `setOwnPin`. @throws conflict for two at once. */
export async function assignPin({
  row,
  pin,
  actor,
  now,
}: {
  row: Row;
  pin: string;
  actor: Actor;
  now: Instant;
}): Promise<void> {
  await write({ user: row, hash: await hashPassword(pin), actor, now });
}

/** Stores it with an entry of the log. Removing one that is not there changes nothing. */
async function write({
  user,
  hash,
  actor,
  now,
}: {
  user: Row;
  hash: string | null;
  actor: Actor;
  now: Instant;
}): Promise<void> {
  const before = await findPin(user.id);
  if (hash === null && before?.hash === undefined) return;
  const at = new Date(now).toISOString();
  const row = { user: user.id, version: (before?.version ?? 0) + 1, ...(hash === null ? {} : { hash, setAt: at }) };
  const step = stepItem({
    subject: {
      resource: pinSubject.name,
      id: user.id,
      version: row.version,
      title: displayName(userRows.recordOf(user)),
    },
    actor: { kind: "staff", id: requireStaff(actor).user.id },
    action: hash === null ? "remove" : before?.hash === undefined ? "create" : "update",
    at,
    requestId: requestFields().requestId,
    changes: [],
  });
  const branches = userRows.recordOf(user).branches.map(({ id }) => id);
  try {
    await writeTransaction({
      entities: { pins: PinEntity, changes: ChangeEntity },
      writes: (entities) => [
        entities.pins
          .put(row)
          .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
          .commit(),
        entities.changes.put({ ...step, branches }).commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError("pin.changed", "conflict", PIN_MESSAGES.changed) : error;
  }
}
