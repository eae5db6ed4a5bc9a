import type { Booking } from "@tresen/contract/closing/booking";
import type { EntityItem } from "electrodb";
import { storageCall } from "../platform/db";
import { BookingEntity, placeOf } from "./book";

/** Entries that are read at once. */
const AT_ONCE = 500;

/** The entries of a branch from one sequence number to another, both included, in pages. Each is read consistently. */
export async function* eachBooking({
  branch,
  from,
  to,
}: {
  branch: string;
  from: number;
  to: number;
}): AsyncGenerator<Booking[]> {
  let next = from;
  while (next <= to) {
    const page = await readBookings({ branch, from: next, to, limit: AT_ONCE });
    if (page.length === 0) return;
    yield page;
    next = (page.at(-1)?.sequence ?? to) + 1;
  }
}

/** A page of entries, the first ones first. */
export async function readBookings({
  branch,
  from,
  to,
  limit,
}: {
  branch: string;
  from: number;
  to: number;
  limit: number;
}): Promise<Booking[]> {
  const { data } = await storageCall(() =>
    BookingEntity.query
      .primary({ branch })
      .between({ place: placeOf(from) }, { place: placeOf(to) })
      .go({ consistent: true, limit, pages: 1 }),
  );
  return data.map(viewOf);
}

function viewOf({ place, uid, ticketNumber, method, by, ...row }: EntityItem<typeof BookingEntity>): Booking {
  return {
    ...row,
    sequence: Number(place),
    uid: uid ?? null,
    ticketNumber: ticketNumber ?? null,
    method: method ?? null,
    by: by ?? null,
  };
}
