import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { HOUR, type Instant, addDays } from "@tresen/contract/kit/time";
import { SHIFT_CALENDAR } from "@tresen/contract/planning/calendar/calendar.texts";
import { icalOf } from "@tresen/contract/planning/calendar/ical";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import { branchRows } from "../branch/rows";
import { type Actor, requireStaff } from "../platform/actor";
import { storageCall } from "../platform/db";
import { env } from "../platform/env";
import { AppError } from "../platform/errors";
import { enforceRateLimit } from "../platform/throttle";
import { findRow, findRows } from "../records/rows";
import { userRows } from "../user";
import { toldShifts } from "./mine";
import { ShiftCalendarEntity, eraseShiftCalendar } from "./calendar";

/** The days before and after today that the calendar has. */
const BACK = 14;
const AHEAD = 60;
/** Programs ask at most every few minutes. */
const LIMIT = { limit: 120, window: HOUR };

/** When the actor's address was made; null without one. */
export async function shiftCalendar({ actor }: { actor: Actor }): Promise<{ createdAt: string | null }> {
  const { user } = requireStaff(actor);
  const { data } = await storageCall(() => ShiftCalendarEntity.get({ user: user.id }).go({ consistent: true }));
  return { createdAt: data?.createdAt ?? null };
}

/** A new address for the actor, told this once. The one before opens nothing any more. */
export async function createShiftCalendar({
  actor,
  now,
}: {
  actor: Actor;
  now: Instant;
}): Promise<{ createdAt: string; address: string }> {
  const { user } = requireStaff(actor);
  const secret = randomBytes(32).toString("base64url");
  const createdAt = new Date(now).toISOString();
  const row = { user: user.id, secretHash: hashOf(secret), createdAt };
  await storageCall(() => ShiftCalendarEntity.put(row).go({ response: "none" }));
  return { createdAt, address: `${env.PUBLIC_URL}/api/working-schedules/calendar/${user.id}.${secret}` };
}

/** Takes the actor's address back. */
export async function removeShiftCalendar({ actor }: { actor: Actor }): Promise<void> {
  await eraseShiftCalendar({ user: requireStaff(actor).user.id });
}

/**
 * The calendar of the person whose secret address this is: their shifts as they were told. It has a row read for the
 * address and the person each, and what `toldShifts` reads.
 * @throws missing, also for people who may not sign in any more; limit.
 */
export async function readShiftCalendar({ key, now }: { key: string; now: Instant }): Promise<string> {
  const [user = "", secret = ""] = key.split(".");
  const { data } = await storageCall(() => ShiftCalendarEntity.get({ user }).go());
  const row = data && isSame(data.secretHash, hashOf(secret)) ? await findRow({ resource: userRows, id: user }) : null;
  const person = row && userRows.recordOf(row);
  if (!person || accountRefusal({ account: person, now }) !== null)
    throw new AppError("record.missing", "missing", SHIFT_CALENDAR.missing);
  await enforceRateLimit({ kind: "shift-calendar", value: user, ...LIMIT, now });
  const today = new Date(now).toISOString().slice(0, 10);
  const own = person.branches.map(({ id }) => id);
  const all = await toldShifts({ user, branches: own, from: addDays(today, -BACK), to: addDays(today, AHEAD) });
  const shifts = all.filter(({ isOpen }) => !isOpen);
  const branches = await findRows({ resource: branchRows, ids: [...new Set(shifts.map(({ branch }) => branch))] });
  return icalOf({
    name: SHIFT_CALENDAR.name,
    stamp: now,
    events: shifts.map((shift) => {
      const found = branches.get(shift.branch);
      const branch = found ? branchRows.recordOf(found) : null;
      const { breakMinutes, note } = shift;
      return {
        uid: `${shift.id}@${new URL(env.PUBLIC_URL).hostname}`,
        start: Date.parse(shift.startsAt),
        end: Date.parse(shift.endsAt),
        zone: zoneOf(branch ?? {}),
        title: shift.role || SHIFT_CALENDAR.shift,
        place: branch?.name ?? "",
        text: [breakMinutes > 0 ? SHIFT_CALENDAR.breakMinutes(breakMinutes) : "", note].filter(Boolean).join("\n"),
        sequence: shift.version,
      };
    }),
  });
}

const hashOf = (secret: string): string => hash("sha256", secret, "base64url");

/** Compares two hashes in constant time. */
function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
