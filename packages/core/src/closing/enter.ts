import { setTimeout } from "node:timers/promises";
import type { Booking, NewBooking } from "@tresen/contract/closing/booking";
import { enteredBooking } from "@tresen/contract/closing/booking-entered";
import { BOOKING_LABELS } from "@tresen/contract/closing/booking.texts";
import { closingPermissions } from "@tresen/contract/closing/closing.permissions";
import { bookingSubject } from "@tresen/contract/closing/closing.subjects";
import { CLOSING_FAULTS } from "@tresen/contract/closing/closing.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, writeItems } from "../platform/db";
import { AppError } from "../platform/errors";
import { tipWrite } from "../statistics/tips";
import { permittedBranch } from "./branch";
import { readHead, entryWrites } from "./book";
import { keyWrites, madeBefore } from "./keys";
import { noteWrite } from "./note";
import { readBookings } from "./read-bookings";

const ATTEMPTS = 8;
/** Milliseconds, at most, before the next attempt while others book in the same branch. */
const WAIT = 40;

/**
 * Books a correction or a tip as an entry of its own, which falls into the next closing.
 * @param key with it a repeated request gets the same entry. @throws forbidden, input; limit while others book too much.
 */
export async function enterBooking({
  actor,
  body,
  key,
  now,
}: {
  actor: Actor;
  body: NewBooking;
  key?: string | undefined;
  now: Instant;
}): Promise<Booking> {
  const staff = requireStaff(actor);
  const { branch } = body;
  const { zone } = await permittedBranch({ actor, permission: closingPermissions.book, branch });
  const keyed = { branch, key, by: staff.user.id, request: body };
  const content = enteredBooking({ entered: body, at: new Date(now).toISOString(), by: staff.user.id });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const earlier = await madeBefore(keyed);
    const [made] = earlier === null ? [] : await readBookings({ branch, from: earlier, to: earlier, limit: 1 });
    if (made) return made;
    const { last } = await readHead(branch);
    const sequence = last + 1;
    const { amount, payment, rate, from, reason } = body;
    try {
      await writeItems([
        ...entryWrites({ branch, contents: [content], last }),
        ...(content.tips === 0 ? [] : [tipWrite({ branch: { id: branch, zone }, amount: content.tips, now })]),
        ...keyWrites({ ...keyed, made: sequence, now }),
        noteWrite({
          subject: {
            ...{ resource: bookingSubject.name, id: `${branch}-${String(sequence)}`, branch },
            title: BOOKING_LABELS[body.kind],
          },
          staff,
          fields: { amount, payment, rate: rate ?? null, from: from ?? null, reason },
          now,
        }),
      ]);
      return { ...content, branch, sequence };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      await setTimeout(WAIT * Math.random());
    }
  }
  throw new AppError("closing.busy", "limit", CLOSING_FAULTS.busy);
}
