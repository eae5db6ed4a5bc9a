import type { Booking, BookingContent } from "@tresen/contract/closing/booking";
import { bookingOf } from "@tresen/contract/closing/booking-of";
import type { MoneyStep } from "@tresen/contract/closing/money-facts";
import type { ItemWrite } from "../platform/db";
import { BookingEntity, ClosingHeadEntity } from "./booking.entity";
import { readHead } from "./head";

/** Sequence numbers and numbers of closings as they sort. */
export function placeOf(sequence: number): string {
  return String(sequence).padStart(12, "0");
}

/**
 * The writes that book steps of orders of one branch, for the transaction which counts these steps: an entry for each
 * step that moves money, and the branch's head row. They take what follows the head that is read here, and fail together
 * with the transaction (`ConditionFailed`) where another one was first; then they are asked for again.
 */
export async function bookingWrites({
  branch,
  steps,
}: {
  branch: string;
  steps: readonly MoneyStep[];
}): Promise<ItemWrite[]> {
  return entryWrites({ branch, entries: steps.flatMap((step) => bookingOf(step) ?? []) });
}

/** The writes of entries of one branch, in their order. */
export async function entryWrites({
  branch,
  entries,
}: {
  branch: string;
  entries: readonly BookingContent[];
}): Promise<ItemWrite[]> {
  if (entries.length === 0) return [];
  const { last } = await readHead(branch);
  const head = ClosingHeadEntity.update({ branch })
    .set({ last: last + entries.length })
    .where(({ last: stored }, { eq, notExists }) => (last === 0 ? notExists(stored) : eq(stored, last)));
  return [
    ...entries.map((entry, index) => ({
      Put: BookingEntity.create(rowOf({ ...entry, branch, sequence: last + index + 1 })).params<
        NonNullable<ItemWrite["Put"]>
      >(),
    })),
    { Update: head.params<NonNullable<ItemWrite["Update"]>>() },
  ];
}

function rowOf({ sequence, uid, ticketNumber, method, by, ...entry }: Booking) {
  return {
    ...entry,
    place: placeOf(sequence),
    uid: uid ?? undefined,
    ticketNumber: ticketNumber ?? undefined,
    method: method ?? undefined,
    by: by ?? undefined,
  };
}
