import type { BuiltInRole } from "@tresen/contract/kit/access";
import { resources } from "@tresen/contract/resources";
import type { Instant } from "@tresen/contract/kit/time";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { type Actor, PLATFORM_ID } from "@tresen/core/platform/actor";
import { isAppError } from "@tresen/core/platform/errors";
import { type Row, findRow, findRows } from "@tresen/core/records/rows";
import { createRecord, getRecord, listRecords } from "@tresen/core/records";
import { assignPassword, userHooks } from "@tresen/core/user";
import { findPin, pinHolders } from "@tresen/core/user/pin";
import { assignPin } from "@tresen/core/user/tablet";
import { DEMO_ADMIN, DEMO_EMPLOYEE, DEMO_MANAGER, DEMO_USER } from "./log-ins";
import { pinOf } from "./password";

export interface DemoUser {
  username: string;
  password: string;
  /** Of all people of the demo, also of those who have no password. */
  pin: string;
}

const { users, branches } = resources;
export const PLATFORM: Actor = {
  kind: "staff",
  user: { id: PLATFORM_ID, name: LOG_TEXTS.platform, roles: ["ROLE_ADMIN"], branches: [] },
};

export interface LogIn {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  role: BuiltInRole;
  worksInBranch: boolean;
}

export const LOG_INS: readonly LogIn[] = [
  {
    id: DEMO_ADMIN,
    username: "admin@example.test",
    firstName: "Alma",
    lastName: "Berger",
    role: "ROLE_ADMIN",
    worksInBranch: false,
  },
  {
    id: DEMO_MANAGER,
    username: "leitung@example.test",
    firstName: "Leo",
    lastName: "Huber",
    role: "ROLE_MANAGER",
    worksInBranch: true,
  },
  {
    id: DEMO_EMPLOYEE,
    username: "mitarbeit@example.test",
    firstName: "Mira",
    lastName: "Novak",
    role: "ROLE_EMPLOYEE",
    worksInBranch: true,
  },
];

/**
 * Creates the demo log-ins in a store without users: one for everything, two for the first branch. The staff of a demo
 * shop, which is there already, has them without a password, and gets one. Everybody of the demo gets a PIN, so that they
 * can stamp and use a tablet.
 */
export async function createDemoUsers({ password, now }: { password: string; now: Instant }): Promise<void> {
  const { records } = await listRecords({ resource: users, actor: PLATFORM, query: { limit: 1 } });
  if (records.length === 0) await createLogIns({ now });
  for (const { id } of LOG_INS) {
    const row = await findRow({ resource: users, id });
    if (row && row.secrets.passwordHash === undefined) await assignPassword({ row, password, now });
  }
  for (const row of await demoPeople())
    if (!(await findPin(row.id))) await assignPin({ row, pin: pinOf(password), actor: PLATFORM, now });
}

async function createLogIns({ now }: { now: Instant }): Promise<void> {
  const branch = (await listRecords({ resource: branches, actor: PLATFORM, query: { limit: 1 } })).records[0];
  for (const { worksInBranch, ...account } of LOG_INS) {
    if (worksInBranch && !branch) continue;
    await createUser({ ...account, branches: worksInBranch && branch ? [branch.id] : [], now });
  }
}

/** Creates a user without a password. */
export async function createUser({
  id,
  role,
  branches: places,
  now,
  ...names
}: Omit<LogIn, "worksInBranch"> & { phone?: string; branches: readonly string[]; now: Instant }): Promise<void> {
  const fields = { ...names, roles: [role], branches: places.map((place) => ({ id: place })) };
  const input = { id, ...users.fields.parse(fields) };
  await createRecord({ resource: users, actor: PLATFORM, now, input, hooks: userHooks });
}

/** Sets this password for the demo log-ins that still exist, and its PIN for everybody of the demo who has one. */
export async function setDemoPassword({ password, now }: { password: string; now: Instant }): Promise<void> {
  const people = await demoPeople();
  const holders = await pinHolders();
  for (const { id } of LOG_INS) await assign({ id, password, now });
  for (const row of people)
    if (holders.includes(row.id)) await assignPin({ row, pin: pinOf(password), actor: PLATFORM, now });
}

async function demoPeople(): Promise<Row[]> {
  const { records } = await listRecords({ resource: users, actor: PLATFORM, query: { limit: 100 } });
  const ids = records.map(({ id }) => id).filter((id) => id.startsWith(DEMO_USER));
  return [...(await findRows({ resource: users, ids })).values()];
}

/** Skips the rules for passwords: the demo password may be as simple as the person who starts the platform wants. */
async function assign({ id, password, now }: { id: string; password: string; now: Instant }): Promise<void> {
  const row = await findRow({ resource: users, id });
  if (row) await assignPassword({ row, password, now });
}

/** The current names of the demo log-ins. */
export async function listDemoUsers(password: string): Promise<DemoUser[]> {
  const found = await Promise.all(LOG_INS.map(({ id }) => findUser(id)));
  return found.flatMap((record) =>
    record && record.isEnabled !== false ? [{ username: String(record.username), password, pin: pinOf(password) }] : [],
  );
}

async function findUser(id: string): Promise<(Record<string, unknown> & { version: number }) | null> {
  try {
    return await getRecord({ resource: users, actor: PLATFORM, id });
  } catch (error) {
    if (isAppError(error, "record.missing")) return null;
    throw error;
  }
}
