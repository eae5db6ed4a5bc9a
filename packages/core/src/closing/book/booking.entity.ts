import type { Booking } from "@tresen/contract/closing/booking";
import { Entity } from "electrodb";
import {
  anything,
  connection,
  custom,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "../../platform/db";

/** One booking entry of a branch, which is never changed. `place` is its sequence number in twelve digits. */
export const BookingEntity = new Entity(
  {
    model: model("booking"),
    attributes: {
      branch: text,
      place: text,
      kind: { type: custom<Booking["kind"]>("string"), required: true },
      at: text,
      uid: optionalText,
      ticketNumber: optionalNumber,
      method: { type: custom<NonNullable<Booking["method"]>>("string") },
      taxes: { ...anything<Booking["taxes"]>(), required: true },
      payments: { ...anything<Booking["payments"]>(), required: true },
      deposits: { ...anything<Booking["deposits"]>(), required: true },
      donations: number,
      tips: number,
      reason: text,
      by: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "bookings#${branch}", sk: "${place}" }) },
  },
  connection,
);

/**
 * What the next booking entry and the next closing of a branch follow. Entries are written together with the next `last`,
 * closings together with the next `number`.
 */
export const ClosingHeadEntity = new Entity(
  {
    model: model("closingHead"),
    attributes: {
      branch: text,
      /** The sequence number of the last entry. */
      last: optionalNumber,
      /** The sequence number of the last entry that is in a closing. */
      closed: optionalNumber,
      /** The number of the last closing. */
      number: optionalNumber,
      hash: optionalText,
      closedAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "closing-head#${branch}", sk: "head" }) },
  },
  connection,
);
