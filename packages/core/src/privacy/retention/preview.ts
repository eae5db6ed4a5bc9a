import type { Instant } from "@tresen/contract/kit/time";
import {
  type Periods,
  RETENTION_KINDS,
  confirmedPeriods,
  cutoffAt,
  cutoffDay,
  periodsOf,
} from "@tresen/contract/privacy/retention/retention-kinds";
import { retentionPermissions } from "@tresen/contract/privacy/retention/retention.permissions";
import { RETENTION_MESSAGES } from "@tresen/contract/privacy/retention/retention.texts";
import type { RetainedKind, RetentionView } from "@tresen/contract/privacy/retention/retention.view";
import { getConfig } from "../../config";
import { type Actor, requirePermission } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { type Place, type Retained, beginningOf } from "./retained";
import { RETAINED } from "./kinds";
import { type RetentionState, confirmPeriods, readState } from "./state";

const PAGE = 1000;
/** The number of places that one call counts at most, and up to which it looks at each entry. */
const MOST_COUNTED = 20_000;
const LOOKED_AT = 1000;

interface Asked {
  actor: Actor;
  now: Instant;
}

/** What the next run would remove of each kind, and what is confirmed. @throws forbidden */
export async function readRetention({ actor, now }: Asked): Promise<RetentionView> {
  requirePermission({ actor, permission: retentionPermissions.manage });
  const [config, state] = await Promise.all([getConfig(), readState()]);
  return viewOf({ periods: periodsOf(config), state, now });
}

/**
 * Confirms the periods of the settings, so that the next run removes what they say.
 * @param cutoffs as they were shown. @throws forbidden, conflict when they are not those of now.
 */
export async function startRetention({
  actor,
  cutoffs,
  now,
}: Asked & { cutoffs: Readonly<Record<keyof Periods, string | null>> }): Promise<RetentionView> {
  requirePermission({ actor, permission: retentionPermissions.manage });
  const [config, before] = await Promise.all([getConfig(), readState()]);
  const periods = periodsOf(config);
  if (RETENTION_KINDS.some((kind) => cutoffOf({ months: periods[kind], now }) !== cutoffs[kind]))
    throw new AppError("retention.changed", "conflict", RETENTION_MESSAGES.changed);
  await confirmPeriods({ before, periods, actor, at: new Date(now).toISOString() });
  return viewOf({ periods, state: await readState(), now });
}

async function viewOf({
  periods,
  state,
  now,
}: {
  periods: Periods;
  state: RetentionState;
  now: Instant;
}): Promise<RetentionView> {
  const allowed = confirmedPeriods({ periods, confirmed: state.confirmed });
  const kinds: RetainedKind[] = [];
  for (const kind of RETENTION_KINDS) {
    const months = periods[kind];
    const cutoff = cutoffOf({ months, now });
    const found =
      cutoff === null
        ? { count: 0, isMore: false, oldest: null }
        : await counted({ retained: RETAINED[kind], until: cutoffAt(cutoff), state, now });
    kinds.push({ kind, months, cutoff, ...found, isConfirmed: months !== null && allowed[kind] === months });
  }
  const { confirmedAt, lastRun } = state;
  return { kinds, confirmedAt, lastRun };
}

function cutoffOf({ months, now }: { months: number | null; now: Instant }): string | null {
  return months === null ? null : cutoffDay({ months, now });
}

interface Counting {
  retained: Retained;
  until: Instant;
  state: RetentionState;
  now: Instant;
}

/**
 * How many entries are to be removed. Of few each is looked at. Of many their places are counted, with those that were
 * erased one by one before.
 */
async function counted(asked: Counting): Promise<Pick<RetainedKind, "count" | "isMore" | "oldest">> {
  const { retained, until, now } = asked;
  let count = 0;
  const ids: string[] = [];
  const firstOfLists: string[] = [];
  for await (const { places, isFirst } of pagesOf(asked)) {
    count += places.length;
    if (isFirst) firstOfLists.push(...places.slice(0, 1).map(({ id }) => id));
    if (count <= LOOKED_AT) ids.push(...places.map(({ id }) => id));
    if (count >= MOST_COUNTED) break;
  }
  const isExact = count <= LOOKED_AT;
  const found = await retained.dueAmong({ ids: isExact ? ids : firstOfLists, until, now });
  const due = found.filter(({ isReady }) => isReady);
  const oldest = due.map(({ since }) => since).toSorted()[0] ?? null;
  return { count: isExact ? due.length : count, isMore: count >= MOST_COUNTED, oldest };
}

async function* pagesOf({ retained, until, state }: Counting): AsyncGenerator<{ places: Place[]; isFirst: boolean }> {
  for (const list of await retained.lists()) {
    let after = beginningOf({ retained, list, state });
    for (let isFirst = true, isLast = false; !isLast; isFirst = false) {
      const places = await retained.places({ list, after, until, limit: PAGE });
      yield { places, isFirst };
      after = places.at(-1)?.key ?? after;
      isLast = places.length < PAGE;
    }
  }
}
