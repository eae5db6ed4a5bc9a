import { type Closing, type ClosingPreview, type NewClosing, closingId } from "@tresen/contract/closing/closing";
import { closingPermissions as permissions } from "@tresen/contract/closing/closing.permissions";
import { closingSubject } from "@tresen/contract/closing/closing.subjects";
import { sumBookings } from "@tresen/contract/closing/closing-sums";
import { CLOSING_FAULTS, closingTitle } from "@tresen/contract/closing/closing.texts";
import { type Instant, zonedTime } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, type ItemWrite, writeItems } from "../platform/db";
import { AppError } from "../platform/errors";
import { ClosingHeadEntity, type ClosingHead, readHead, placeOf } from "./book";
import { permittedBranch } from "./branch";
import { ClosingEntity } from "./closing.entity";
import { closingHash, entriesHash } from "./hashes";
import { keyWrites, madeBefore } from "./keys";
import { noteWrite } from "./note";
import { eachBooking } from "./read-bookings";
import { findClosing } from "./read-closings";

/** What is in no closing of the branch yet. @throws forbidden, input. */
export async function previewClosing({ actor, branch }: { actor: Actor; branch: string }): Promise<ClosingPreview> {
  await permittedBranch({ actor, permission: permissions.read, branch });
  const { preview } = await openOf({ branch, head: await readHead(branch) });
  return preview;
}

/**
 * Closes a branch: takes every booking entry that is in no closing yet. The closing and the branch's head are written in
 * one transaction, so that numbers have no gaps and no entry is in two closings or in none; entries that are written
 * meanwhile fall into the next one. A second closing of a day that has no entries needs its number.
 * @param key with it a repeated request gets the same closing.
 * @throws forbidden, input; conflict when somebody else closed the branch meanwhile.
 */
export async function closeBranch({
  actor,
  body,
  key,
  now,
}: {
  actor: Actor;
  body: NewClosing;
  key?: string | undefined;
  now: Instant;
}): Promise<Closing> {
  const staff = requireStaff(actor);
  const { branch, countedCash, note } = body;
  const { name, zone } = await permittedBranch({ actor, permission: permissions.create, branch });
  const dayOf = (at: Instant | string): string => zonedTime({ at: new Date(at).getTime(), zone }).date;
  const keyed = { branch, key, by: staff.user.id, request: body };
  const earlier = await madeBefore(keyed);
  if (earlier !== null) return findClosing({ branch, number: earlier });
  const head = await readHead(branch);
  if (body.number !== undefined && body.number !== head.number + 1) throw closedMeanwhile();
  const { preview, hash, newest } = await openOf({ branch, head });
  // Without the number nobody says which closing is meant, so a second one at the same moment would be an empty one.
  const isOfToday = head.closedAt !== null && dayOf(head.closedAt) === dayOf(now);
  if (body.number === undefined && isOfToday && preview.sums.entries === 0) throw closedMeanwhile();
  // Entries that were written while this request was on its way are in the closing.
  const at = [new Date(now).toISOString(), head.closedAt ?? "", newest].sort().at(-1) ?? "";
  const content = {
    ...preview,
    id: closingId(preview),
    branchName: name,
    closedAt: at,
    by: { id: staff.user.id, name: staff.user.name },
    countedCash,
    difference: countedCash === null ? null : countedCash - preview.sums.expectedCash,
    note,
    entriesHash: hash,
    previousHash: head.hash,
  };
  const closing: Closing = { ...content, hash: closingHash(content) };
  try {
    await writeItems([
      ...closingWrites({ closing, head }),
      ...keyWrites({ ...keyed, made: closing.number, now }),
      noteWrite({
        subject: { resource: closingSubject.name, id: closing.id, title: closingTitle(closing), branch },
        staff,
        fields: { gross: closing.sums.gross, countedCash, difference: closing.difference, note },
        now,
      }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // The same request may have been sent twice at once.
    const made = await madeBefore(keyed);
    if (made === null) throw closedMeanwhile();
    return findClosing({ branch, number: made });
  }
  return closing;
}

/** The closing that would follow the head, with the hash of its entries and the time of the newest. */
async function openOf({
  branch,
  head: { last, closed, number, closedAt },
}: {
  branch: string;
  head: ClosingHead;
}): Promise<{ preview: ClosingPreview; hash: string; newest: string }> {
  const { add, sums } = sumBookings();
  const digest = entriesHash();
  let newest = "";
  for await (const page of eachBooking({ branch, from: closed + 1, to: last }))
    for (const entry of page) {
      add(entry);
      digest.add(entry);
      if (entry.at > newest) newest = entry.at;
    }
  const found = sums();
  // Entries are written together with the head's `last`, so one that is missing was removed by hand.
  if (found.entries !== last - closed) throw new RangeError(`Booking entries of branch ${branch} are missing`);
  const place = { branch, number: number + 1, from: closedAt, firstEntry: closed + 1, lastEntry: last };
  return { preview: { ...place, sums: found }, hash: digest.hash(), newest };
}

function closingWrites({
  closing: { id: _, number, ...closing },
  head,
}: {
  closing: Closing;
  head: ClosingHead;
}): ItemWrite[] {
  const { branch, from, countedCash, difference, lastEntry, hash, closedAt } = closing;
  const row = {
    ...closing,
    place: placeOf(number),
    from: from ?? undefined,
    countedCash: countedCash ?? undefined,
    difference: difference ?? undefined,
  };
  const update = ClosingHeadEntity.update({ branch })
    .set({ number, closed: lastEntry, hash, closedAt })
    .where(({ number: stored }, { eq, notExists }) =>
      head.number === 0 ? notExists(stored) : eq(stored, head.number),
    );
  return [
    { Put: ClosingEntity.create(row).params<NonNullable<ItemWrite["Put"]>>() },
    { Update: update.params<NonNullable<ItemWrite["Update"]>>() },
  ];
}

function closedMeanwhile(): AppError {
  return new AppError("closing.meanwhile", "conflict", CLOSING_FAULTS.meanwhile);
}
