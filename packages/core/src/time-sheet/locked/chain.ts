import { randomBytes } from "node:crypto";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { canonicalJson, hashOf } from "../../platform/canonical";
import type { LinkRow, LockedFigures, SheetRow } from "../stored";

export function newSalt(): string {
  return randomBytes(32).toString("hex");
}

/**
 * By what rule the hashes of a month are made. Links without one are of the first: times, kind and branch of the entries
 * alone. The second covers everything about them but names, notes (former ones too) and reasons, and who did what with the sheet. The third
 * covers whose they are, their state and their seconds, too, which are read as they are stored.
 */
export const LINK_FORMAT = 3;
type Format = LinkRow["format"];
type TimedEntry = Pick<Activity, "id" | "branch" | "day" | "startedAt" | "endedAt" | "breaks" | "kind">;
type ChainedEntry = TimedEntry &
  Pick<Activity, "project" | "task" | "source" | "flags" | "stampings" | "corrections"> &
  Pick<Activity, "user" | "externalUser" | "state" | "workedSeconds" | "breakSeconds">;

/** The salted hashes of entries in the order of their start. */
export function entryHashes({
  entries,
  salt,
  format,
}: {
  entries: readonly ChainedEntry[];
  salt: string;
  format: Format;
}): string[] {
  return entries
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map((entry) => hashOf(`${salt}\n${canonicalJson(contentOf({ entry, format: format ?? 1 }))}`));
}

function contentOf({ entry, format }: { entry: ChainedEntry; format: number }): object {
  return { ...timesOf(entry), ...(format >= 2 ? historyOf(entry) : {}), ...(format >= 3 ? storedOf(entry) : {}) };
}

const timesOf = ({ id, branch, day, startedAt, endedAt, breaks, kind }: TimedEntry) => ({
  ...{ id, branch, day, startedAt, endedAt, breaks, kind: kind ?? null },
});

const historyOf = ({ project, task, source, flags, stampings, corrections }: ChainedEntry) => ({
  ...{ project: project ?? null, task: task ?? null, source, flags, stampings },
  corrections: corrections.map(({ reason: _, note: __, ...others }) => others),
});

const storedOf = ({ user, externalUser, state, workedSeconds, breakSeconds }: ChainedEntry) => ({
  ...{ user: user ?? null, externalUser: externalUser ?? null, state, workedSeconds, breakSeconds },
});

/** The salted hash of what a sheet adds up to. Messages of warnings may change with the rules, so they are no part of it. */
export function figuresHash({
  figures,
  row,
  salt,
  format,
}: {
  figures: LockedFigures;
  /** What was done with the sheet; nothing where nobody did anything before it was locked. */
  row: Pick<SheetRow, "corrections" | "steps"> | undefined;
  salt: string;
  format: Format;
}): string {
  const { warnings: _, ...sums } = figures;
  const history = {
    corrections: (row?.corrections ?? []).map(withoutReason),
    // The step that locks is written with the hash.
    steps: (row?.steps ?? []).filter(({ state }) => state !== "locked").map(withoutReason),
  };
  return hashOf(`${salt}\n${canonicalJson(format ? { ...sums, ...history } : sums)}`);
}

/** The hash of a locked month, over the one before it. */
export function linkHash({ user, month, entries, figures, previous, lockedAt, format }: Omit<LinkRow, "hash">): string {
  const content = { user, month, entries, figures, previous, lockedAt };
  return hashOf(canonicalJson(format ? { ...content, format } : content));
}

function withoutReason<Held extends { reason: string }>({ reason: _, ...others }: Held): Omit<Held, "reason"> {
  return others;
}

const orderOf = ({ startedAt, id }: TimedEntry): string => `${startedAt}#${id}`;
