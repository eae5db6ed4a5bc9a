import { isAdmin } from "@tresen/contract/kit/access";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { imageAddress } from "@tresen/contract/media/image-address";
import type { ActivitySource } from "@tresen/contract/time-tracking/activity-values";
import { TIME_TRACKING_MESSAGES } from "@tresen/contract/time-tracking/time-tracking.texts";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import type { User } from "@tresen/contract/user/user.resource";
import { type KeyRow, authenticateKey } from "../access-key";
import { branchRows } from "../branch/rows";
import { authenticateFor } from "../external";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError } from "../platform/errors";
import { keepPace } from "../platform/throttle";
import { allRows, findRow, findUnique } from "../records/rows";
import { normalizeUsername, userRows } from "../user";
import { isRightPin } from "../user/pin";
import { isOf } from "../user/tablet";
import { TIME_KEY_PREFIX, userOfTimeKey } from "../user/time-key";
import { leftOf } from "./exit/left";
import { type Owner, externalRows } from "./rows";

/** Calls a minute of a terminal: thirty people at its shift change, with some calls each. */
const PACE = { limit: 600, window: MINUTE };
/** No token and no username is longer. */
const LONGEST_TOKEN = 200;
const LONGEST_NAME = 254;

/** Somebody who may stamp now, and where they do. */
export interface Stamper {
  owner: Owner;
  username: string;
  firstName: string;
  lastName: string;
  image: string | null;
  /** The ids of the branches that they work for. */
  branches: readonly string[];
  /** Null for somebody with a key of their own. */
  terminal: Pick<KeyRow, "id" | "branch"> | null;
  /** Where it is recorded. */
  source: Extract<ActivitySource, "terminal" | "phone" | "backoffice">;
  /** As whom the change is logged. */
  actor: Actor;
}

interface Presented {
  accessToken: string;
  /** The network address of the caller. */
  source: string;
  now: Instant;
}

/** When the stamping was made, by its device. */
type Stamped = { at?: string | null | undefined };

/**
 * The person who stamps: by the key of a terminal with their PIN, or by a key of their own.
 * @param username theirs, or their id, which is all that a terminal is told of people.
 * @throws forbidden, always the same, for a wrong, revoked or expired token, for a wrong name or PIN, and for whoever has
 * left; limit.
 */
export async function stamperOf({
  username,
  pin,
  at,
  ...presented
}: Presented & Stamped & { username: string; pin: string | undefined }): Promise<Stamper> {
  const { accessToken: key, source, now } = presented;
  const stamped = momentOf({ at, now });
  if (key.length > LONGEST_TOKEN || username.length > LONGEST_NAME) throw refusal();
  if (key.startsWith("key_")) return atTerminal({ terminal: await terminalOf(presented), username, pin, stamped, now });
  const stamper = key.startsWith(TIME_KEY_PREFIX)
    ? await employed({ stamper: await ofUser(await userOfTimeKey({ key, source, now })), stamped })
    : await ofExternal(presented);
  const isNamed = stamper && (stamper.owner.id === username || stamper.username === normalizeUsername(username));
  if (!isNamed) throw refusal();
  return stamper;
}

/**
 * Refuses a wrong key, name or PIN where the body with the PIN cannot be read: without a PIN a terminal is asked for its key
 * alone. @throws forbidden, limit.
 */
export async function requireStampingKey(asked: Parameters<typeof stamperOf>[0]): Promise<void> {
  if (asked.pin === undefined && asked.accessToken.startsWith("key_")) await terminalOf(asked);
  else await stamperOf(asked);
}

/** The key of a terminal. @throws forbidden for any other token, limit. */
export async function terminalOf({ accessToken: key, source, now }: Presented): Promise<KeyRow> {
  if (key.length > LONGEST_TOKEN) throw refusal();
  const { row } = await refusingAlike(() => authenticateKey({ key, purpose: "time", source, now }));
  keepPace({ value: `time ${row.id}`, ...PACE, now });
  return row;
}

async function atTerminal({
  terminal,
  username,
  pin,
  stamped,
  now,
}: {
  terminal: KeyRow;
  username: string;
  pin: string | undefined;
  stamped: Instant;
  now: Instant;
}): Promise<Stamper> {
  // Without one nobody has tried any, so that it is not counted.
  if (!pin) throw refusal();
  const name = normalizeUsername(username);
  const id = (await findUnique({ resource: userRows, fields: { username: name } })) ?? username;
  const [row, left] = await Promise.all([
    findRow({ resource: userRows, id }),
    leftOf({ users: [id], branch: terminal.branch, at: stamped }),
  ]);
  const user = row && userRows.recordOf(row);
  const isHere = user && isOf({ user, branch: terminal.branch }) && !left.has(id);
  const isTheirs = isHere && !accountRefusal({ account: user, now });
  // Neither the answer nor its time shows whether there is such a person. Wrong PINs are counted by the id, so that the
  // username gives no further attempts beside it.
  const isRight = await isRightPin({ user: isTheirs ? user.id : null, person: isTheirs ? user.id : name, pin, now });
  const stamper = isTheirs && isRight ? await ofUser(user) : null;
  if (!stamper) throw refusal();
  return { ...stamper, terminal: { id: terminal.id, branch: terminal.branch }, source: "terminal" };
}

/** Whoever is signed in. @throws unauthenticated; forbidden for an account that is gone. */
export async function signedInPerson({ actor }: { actor: Actor }): Promise<Stamper> {
  const row = await findRow({ resource: userRows, id: requireStaff(actor).user.id });
  const stamper = await ofUser(row && userRows.recordOf(row));
  if (!stamper) throw refusal();
  return { ...stamper, source: "backoffice", actor };
}

/** The same to stamp. @throws forbidden for whoever has left, too. */
export async function signedInStamper({ actor, at, now }: { actor: Actor; now: Instant } & Stamped): Promise<Stamper> {
  const stamper = await employed({ stamper: await signedInPerson({ actor }), stamped: momentOf({ at, now }) });
  if (!stamper) throw refusal();
  return stamper;
}

/** The person, unless they have left. */
async function employed({ stamper, stamped }: { stamper: Stamper | null; stamped: Instant }): Promise<Stamper | null> {
  if (!stamper) return null;
  const { owner, branches } = stamper;
  return (await leftOf({ users: [owner.id], branch: branches[0], at: stamped })).has(owner.id) ? null : stamper;
}

function momentOf({ at, now }: { now: Instant } & Stamped): Instant {
  return at ? Math.min(Date.parse(at), now) : now;
}

async function ofUser(user: User | null): Promise<Stamper | null> {
  if (!user) return null;
  const { id, username, firstName, lastName, roles } = user;
  const branches = isAdmin({ roles })
    ? (await allRows({ resource: branchRows, consistent: false })).map((row) => row.id)
    : user.branches.map((branch) => branch.id);
  return {
    ...{ owner: { field: "user", id }, username, firstName, lastName, branches, terminal: null },
    source: "phone",
    image: user.image ? imageAddress({ image: user.image, size: "small" }) : null,
    actor: { kind: "staff", user: { id, name: "", roles: [], branches } },
  };
}

async function ofExternal({ accessToken: key, ...presented }: Presented): Promise<Stamper | null> {
  const actor = await refusingAlike(() => authenticateFor({ permission: "timeTracking", key, ...presented }));
  const row = await findRow({ resource: externalRows, id: actor.id });
  if (!row) return null;
  const { id, username, firstName, lastName, company } = externalRows.recordOf(row);
  return {
    ...{ owner: { field: "externalUser", id }, username, firstName, lastName: lastName || company, image: null },
    ...{ branches: actor.branches, terminal: null, source: "phone", actor },
  };
}

/** Refuses what is forbidden as everything else here: never 401, which would send a terminal to the log-in page. */
async function refusingAlike<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof AppError && error.kind === "forbidden" ? refusal() : error;
  }
}

function refusal(): AppError {
  return new AppError("time.refused", "forbidden", TIME_TRACKING_MESSAGES.person);
}
