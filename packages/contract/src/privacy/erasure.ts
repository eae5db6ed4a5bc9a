import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { JOB_STATES } from "../job/job.state";

/** The erasure of one person, as administrators see it: ids and numbers alone. */
export const erasure = z.object({
  /** `{startedAt}.{customer}` */
  id: z.string(),
  customer: z.string(),
  /** The number that the customer had; null where an erasure is repeated whose customer is not there any more. */
  number: z.int().nullable(),
  /** Null where the platform began it by itself. */
  startedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
  state: z.enum(JOB_STATES),
  /** The id of its job, for `GET /api/jobs/{id}`. */
  job: z.string(),
  /** How many were erased so far. */
  orders: z.int(),
  uploads: z.int(),
  /** For how many orders name and address are locked. */
  locked: z.int(),
});
export type Erasure = z.output<typeof erasure>;

/** The body of a repetition: the first day, in UTC, whose erasures are repeated. */
export const replayRequest = z.strictObject({ since: z.iso.date() });

/** How many erasures were begun again, and which of them could not be, with the reason in German. */
export const replayed = z.object({
  erasures: z.int(),
  refused: z.array(z.object({ customer: z.string(), message: z.string() })),
});
export type Replayed = z.output<typeof replayed>;
