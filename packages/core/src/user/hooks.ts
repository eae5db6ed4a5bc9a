import { isDeepStrictEqual } from "node:util";
import type { Instant } from "@tresen/contract/kit/time";
import { users } from "@tresen/contract/user/user.resource";
import { PASSWORD_MESSAGES } from "@tresen/contract/user/password.texts";
import { LAST_ADMIN, OWN_USERNAME } from "@tresen/contract/user/user.texts";
import { eraseAbsences } from "../absence/stored";
import { eraseAvailability } from "../planning/availability";
import { eraseShiftCalendar } from "../planning/calendar";
import { erasePlanMessages } from "../planning/messages";
import { eraseSwaps } from "../planning/swap-rows";
import { eraseTimeSheets } from "../time-sheet/stored";
import type { Actor } from "../platform/actor";
import { AppError, inputError } from "../platform/errors";
import type { Hooks } from "../records";
import { type Row, type WriteCheck, allRows, eraseHistory, versionCheck } from "../records/rows";
import { eraseMailChange, eraseProtection } from "./account";
import { hashPassword, verifyPassword } from "./password";
import { requireNoKeptTime } from "./kept-time";
import { requireRights } from "./rights";
import { closeSessions, refreshSessions } from "./session";
import { freeUsername, normalizeUsername } from "./username";
import { endPin, erasePin } from "./pin";
import { eraseTimeKey } from "./time-key";
import { erasePersonnel } from "./personnel";
import { eraseViews } from "./views";

/**
 * The hooks of users: passwords are stored as hashes, sessions end after a change, and one administrator always
 * remains.
 */
export const userHooks = {
  /** A missing password keeps the old one; sending the same password again changes nothing. */
  async prepare({ fields, before, actor }: { fields: Record<string, unknown>; before: Row | null; actor?: Actor }) {
    const { password, ...others } = fields;
    // Users change their own password with another call, which asks for the old one. Without this refusal, the call
    // would also reveal, without a rate limit, whether a guessed password is right.
    const isOwn = before !== null && actor?.kind === "staff" && actor.user.id === before.id;
    if (typeof password === "string" && isOwn) throw own({ field: "password", message: PASSWORD_MESSAGES.own });
    const username = normalizeUsername(String(fields.username));
    // Mails go to it, so both addresses confirm another one.
    if (isOwn && username !== before.fields.username) throw own({ field: "username", message: OWN_USERNAME });
    return {
      fields: { ...others, username },
      secrets:
        typeof password === "string"
          ? await withPassword({ password, secrets: before?.secrets ?? {} })
          : (before?.secrets ?? {}),
    };
  },

  /**
   * Returns the roles that the user gets, and another administrator: they must still be there when this is written.
   * @throws conflict for the removal of somebody whose time sheets or absences have to be kept.
   */
  async checks({
    before,
    row,
    actor,
    now,
  }: {
    before: Row | null;
    row: Row | null;
    actor: Actor;
    now: Instant;
  }): Promise<WriteCheck[]> {
    if (before && !row) await requireNoKeptTime({ user: before.id, now });
    const given = await requireRights({ actor, before, row });
    return [
      ...given,
      ...freeUsername({ among: "external-users", before, row }),
      ...(await requireAdmin({ before, row })),
    ];
  },

  async after({ before, row }: { before: Row; row: Row | null }): Promise<void> {
    const isNew = row !== null && row.secrets.passwordHash !== before.secrets.passwordHash;
    if (isNew) await endPin({ user: before.id });
    if (!row || isShut(row) || isNew) await closeSessions({ user: before.id });
    else if (row && !isDeepStrictEqual(row.fields.roles, before.fields.roles)) await refreshSessions({ user: row });
    if (row) return;
    const { id: user } = before;
    await Promise.all([
      eraseHistory({ resource: users, id: user }),
      eraseViews({ user }),
      eraseProtection({ user }),
      eraseMailChange({ user }),
      erasePersonnel({ user }),
      eraseAbsences({ user }),
      eraseShiftCalendar({ user }),
      eraseSwaps({ user }),
      eraseAvailability({ user }),
      erasePlanMessages({ user }),
      erasePin({ user }),
      eraseTimeKey({ user }),
      eraseTimeSheets({ user }),
    ]);
  },
} satisfies Hooks;

function own({ field, message }: { field: "password" | "username"; message: string }): AppError {
  const code = `${field}.own`;
  return inputError({ code, faults: [{ field, code, message }] });
}

/** Whether nobody can sign in as the user, whatever the time is. */
function isShut({ fields }: Pick<Row, "fields">): boolean {
  return fields.isEnabled !== true || fields.isLocked === true;
}

/** Whether the user is an administrator who can log in, now and always: with a password and without an end. */
export function isActiveAdmin({ fields, secrets }: Pick<Row, "fields" | "secrets">): boolean {
  return (
    !isShut({ fields }) &&
    !fields.activeFrom &&
    !fields.activeTo &&
    Array.isArray(fields.roles) &&
    fields.roles.includes("ROLE_ADMIN") &&
    typeof secrets.passwordHash === "string"
  );
}

/** Another administrator where the change takes the right from this one. @throws conflict if there is no other. */
async function requireAdmin({ before, row }: { before: Row | null; row: Row | null }): Promise<WriteCheck[]> {
  if (!before || !isActiveAdmin(before) || (row && isActiveAdmin(row))) return [];
  const other = (await allRows({ resource: users })).find(
    (candidate) => candidate.id !== before.id && isActiveAdmin(candidate),
  );
  if (!other) throw new AppError("user.last_admin", "conflict", LAST_ADMIN);
  return [versionCheck(other)];
}

async function withPassword({
  password,
  secrets,
}: {
  password: string;
  secrets: Record<string, unknown>;
}): Promise<Record<string, unknown>> {
  const hash = secrets.passwordHash;
  if (typeof hash === "string" && (await verifyPassword({ password, hash }))) return secrets;
  return { ...secrets, passwordHash: await hashPassword(password) };
}
