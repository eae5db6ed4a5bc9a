import { daysOfMonth } from "@tresen/contract/time-sheet/month/months";
import { TIME_SHEET_MESSAGES as messages } from "@tresen/contract/time-sheet/time-sheet.texts";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { readActivitiesOfDays } from "../../time-tracking";
import { earlierOpen } from "../figures";
import type { FoundSheet } from "../read";
import { type LinkRow, type LockedFigures, TimeHeadEntity, TimeLinkEntity, TimeSaltEntity, readLinks } from "../stored";
import { lockableFrom } from "../view";
import { scopeOf, todayOf } from "../facts";
import { LINK_FORMAT, entryHashes, figuresHash, linkHash, newSalt } from "./chain";

/** A month that is about to be locked: what its row keeps, and what is written beside it. */
export interface Locking {
  figures: LockedFigures;
  hash: string;
  writes: TransactionWrite[];
}

/**
 * What locking a month writes: its link in the chain of the person, the salt of its hashes, and the head, on condition
 * that nobody has changed an activity or locked a month since these were read.
 * @throws conflict before all stampings can be there, and where an earlier month is open.
 */
export async function lockingOf({ found, at }: { found: FoundSheet; at: string }): Promise<Locking> {
  const { person, setting, month, head, figures: computed } = found;
  const from = lockableFrom(month);
  if (todayOf({ person, setting }) < from) throw conflict("early", messages.lockableFrom(from));
  const earlier = await earlierOpen(found);
  if (earlier !== null) throw conflict("earlier", messages.earlierOpen(earlier));
  const { first, last } = daysOfMonth(month);
  const scope = scopeOf(person.key);
  const [entries, links] = await Promise.all([
    readActivitiesOfDays({ scope, from: first, to: last }),
    readLinks(person.key),
  ]);
  const { digest: _, ...figures } = computed;
  const salt = newSalt();
  const content: Omit<LinkRow, "hash"> = {
    ...{ user: person.key, month, lockedAt: at, previous: links.at(-1)?.hash ?? "" },
    format: LINK_FORMAT,
    entries: entryHashes({ entries, salt, format: LINK_FORMAT }),
    figures: figuresHash({ figures, row: found.row, salt, format: LINK_FORMAT }),
  };
  const hash = linkHash(content);
  const writes = transactionWrites({
    entities: { heads: TimeHeadEntity, links: TimeLinkEntity, salts: TimeSaltEntity },
    writes: (all) => [
      all.heads
        .upsert({ user: person.key })
        .add({ turn: 1 })
        .set({ lockedUntil: month, hash })
        .where(({ turn }, { eq, notExists }) => (head?.turn === undefined ? notExists(turn) : eq(turn, head.turn)))
        .commit(),
      all.links.create({ ...content, hash }).commit(),
      all.salts.create({ user: person.key, month, salt }).commit(),
    ],
  });
  return { figures, hash, writes };
}

function conflict(code: string, message: string): AppError {
  return new AppError(`time_sheet.${code}`, "conflict", message);
}
