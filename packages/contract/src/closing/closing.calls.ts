import * as z from "zod";
import { type Call, forHolders, get, post } from "../kit/call";
import { paged } from "../kit/list/paged";
import { expecting, id } from "../kit/schema";
import { DAY } from "../kit/time";
import { DAYS_LIMIT } from "../statistics/statistics-query";
import { EXPECTED_DAY } from "../statistics/statistics-query.texts";
import { booking, newBooking } from "./booking";
import { CLOSING_FORMATS, closing, closingCheck, closingPreview, newClosing } from "./closing";
import { CLOSING_FAULTS } from "./closing.texts";
import { closingPermissions } from "./closing.permissions";

const day = z.iso.date(expecting(EXPECTED_DAY));
/** Branch and number: see `closingId`. */
const params = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,73}$/) });
const format = z.enum(CLOSING_FORMATS);
/** PDF; CSV in UTF-8, and for bookkeeping in Windows-1252. */
const file = { response: z.string(), media: ["application/pdf", "text/csv"] };
const keyed = { ...post, isKeyed: true };
const reading = { ...get, ...forHolders(closingPermissions.read) };

const isOrdered = ({ from = "", to = "9" }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from <= to;
const reversed = { path: ["to"], error: CLOSING_FAULTS.reversed };

/** With the header `Idempotency-Key` a repeated `POST` gets the first answer again: what is booked cannot be taken back. */
export const closingCalls = {
  /** Newest first; `from` and `to` are days of the branch on which it was closed, both included. */
  listClosings: {
    ...reading,
    path: "/api/closings",
    query: z
      .strictObject({ branch: id, from: day.optional(), to: day.optional(), ...paged })
      .refine(isOrdered, reversed),
    response: z.array(closing),
  },
  previewClosing: {
    ...reading,
    path: "/api/closings/preview",
    query: z.strictObject({ branch: id }),
    response: closingPreview,
  },
  exportClosings: {
    ...reading,
    path: "/api/closings/export",
    query: z
      .strictObject({ branch: id, from: day, to: day, format })
      .refine(isOrdered, reversed)
      .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < DAYS_LIMIT, {
        path: ["to"],
        error: CLOSING_FAULTS.tooManyDays,
      }),
    ...file,
  },
  getClosing: { ...reading, path: "/api/closings/{id}", params, response: closing },
  /** The first ones first. */
  closingEntries: {
    ...reading,
    path: "/api/closings/{id}/entries",
    params,
    query: z.strictObject(paged),
    response: z.array(booking),
  },
  verifyClosing: { ...reading, path: "/api/closings/{id}/verify", params, response: closingCheck },
  exportClosing: {
    ...reading,
    path: "/api/closings/{id}/export",
    params,
    query: z.strictObject({ format }),
    ...file,
  },
  createClosing: {
    ...keyed,
    ...forHolders(closingPermissions.create),
    path: "/api/closings",
    body: newClosing,
    response: closing,
    status: 201,
  },
  /** Entries that are in no closing yet, the first ones first. */
  openBookings: {
    ...reading,
    path: "/api/bookings",
    query: z.strictObject({ branch: id, ...paged }),
    response: z.array(booking),
  },
  createBooking: {
    ...keyed,
    ...forHolders(closingPermissions.book),
    path: "/api/bookings",
    body: newBooking,
    response: booking,
    status: 201,
  },
} as const satisfies Record<string, Call>;
