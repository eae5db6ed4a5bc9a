import type { Booking, BookingContent } from "@tresen/contract/closing/booking";
import { bookingOf } from "@tresen/contract/closing/booking-of";
import type { MoneyStep } from "@tresen/contract/closing/money-facts";
import type { ItemWrite } from "../../platform/db";
import { BookingEntity, ClosingHeadEntity } from "./booking.entity";
import { readHead } from "./head";
import { placeOf } from "./place";

/**
 * The writes that book steps of orders of one branch, for the transaction which counts these steps: an entry for each
 * step that moves money, and the branch's head row. They follow the head that is read here, and fail together with the
 * transaction (`ConditionFailed`) where another one was first; then they are asked for again.
 */
export async function bookingWrites({
  branch,
  steps,
}: {
  branch: string;
  steps: readonly MoneyStep[];
}): Promise<ItemWrite[]> {
  const contents = steps.flatMap((step) => bookingOf(step) ?? []);
  if (contents.length === 0) return [];
  const { last } = await readHead(branch);
  return entryWrites({ branch, contents, last });
}

/** The writes of entries of one branch, in their order. @param last the sequence number that they follow. */
export function entryWrites({
  branch,
  contents,
  last,
}: {
  branch: string;
  contents: readonly BookingContent[];
  last: number;
}): ItemWrite[] {
  const head = ClosingHeadEntity.update({ branch })
    .set({ last: last + contents.length })
    .where(({ last: stored }, { eq, notExists }) => (last === 0 ? notExists(stored) : eq(stored, last)));
  return [
    ...contents.map((content, index) => ({
      Put: BookingEntity.create(rowOf({ ...content, branch, sequence: last + index + 1 })).params<
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
