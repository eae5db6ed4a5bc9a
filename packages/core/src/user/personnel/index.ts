import { type PersonnelRecord, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { checkPersonnel } from "@tresen/contract/user/personnel/personnel.rules";
import { PERSONNEL_MESSAGES } from "@tresen/contract/user/personnel/personnel.texts";
import { personnelSubject, userPermissions } from "@tresen/contract/user/user.permissions";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { ChangeEntity, stepItem } from "../../records/changes";
import { stale } from "../../records/rows";
import { managedUser } from "../account";
import { displayName } from "../session";
import { userRows } from "../user-rows";
import { PersonnelEntity } from "./personnel.entity";

export { findBirthDate } from "./birth-date";
export { exitDatesOf, personnelOf, storedPersonnelOf } from "./read";

const permission = userPermissions.personnel;

interface Asked {
  actor: Actor;
  /** The id of the user. */
  id: string;
}

/** @throws unauthenticated, forbidden, missing. */
export async function getPersonnel({ actor, id }: Asked): Promise<PersonnelRecord> {
  await managedUser({ actor, id, permission });
  return readPersonnel(id);
}

/**
 * Replaces it, with an entry of the log that tells who did so and nothing of what it says. Contracts are stored in the
 * order of their first days.
 * @throws input, conflict for another version, unauthenticated, forbidden, missing.
 */
export async function setPersonnel({
  actor,
  id,
  personnel: { version, ...given },
  now,
}: Asked & { personnel: PersonnelRecord; now: Instant }): Promise<PersonnelRecord> {
  const user = await managedUser({ actor, id, permission });
  const { user: self } = requireStaff(actor);
  // Administrators may, since there may be only one of them.
  if (self.id === id && !self.roles.includes("ROLE_ADMIN"))
    throw new AppError("personnel.own", "forbidden", PERSONNEL_MESSAGES.own);
  const faults = checkPersonnel({ ...given, today: new Date(now).toISOString().slice(0, 10) });
  if (faults.length > 0) throw inputError({ code: "personnel.invalid", faults });
  const contracts = [...given.contracts].sort((a, b) => a.validFrom.localeCompare(b.validFrom));
  const row = { user: id, version: version + 1, fields: { ...given, contracts } };
  const step = stepItem({
    subject: { resource: personnelSubject.name, id, version: row.version, title: displayName(userRows.recordOf(user)) },
    actor: { kind: "staff", id: self.id },
    action: version === 0 ? "create" : "update",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: [],
  });
  const branches = userRows.recordOf(user).branches.map((branch) => branch.id);
  try {
    await writeTransaction({
      entities: { personnel: PersonnelEntity, changes: ChangeEntity },
      writes: (entities) => [
        entities.personnel
          .put(row)
          .where((stored, { eq, notExists }) =>
            version === 0 ? notExists(stored.version) : eq(stored.version, version),
          )
          .commit(),
        entities.changes.put({ ...step, branches }).commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return { ...row.fields, version: row.version };
}

/** Goes with the user whose it is. */
export async function erasePersonnel({ user }: { user: string }): Promise<void> {
  await storageCall(() => PersonnelEntity.delete({ user }).go());
}

async function readPersonnel(user: string): Promise<PersonnelRecord> {
  const { data } = await storageCall(() => PersonnelEntity.get({ user }).go({ consistent: true }));
  return { ...personnelFields.parse(data?.fields ?? {}), version: data?.version ?? 0 };
}
