import type { Instant } from "@tresen/contract/kit/time";
import * as z from "zod";
import { type Actor, PLATFORM_ID } from "../../platform/actor";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { JobEntity, newJob } from "../../platform/job";
import { ErasureEntity } from "./erasure.entity";

/**
 * What an erasure does, one after the other. `list`: notes the ids of all that is erased outside the table. `orders`: the
 * orders. `others`: orders that never were assigned to a customer, since they were turned away or not paid. `jobs`: forms,
 * and files and reports of changes of many customers. `traces`: what is left of the customer.
 */
export const ERASURE_STEPS = ["list", "orders", "others", "jobs", "traces"] as const;
export type ErasureStep = (typeof ERASURE_STEPS)[number];

const count = z.int().min(0);

/** The data of the job: ids and numbers alone. */
const erasureData = z.object({
  startedAt: z.string(),
  customer: z.string(),
  /** The customer and those who were merged into them. */
  ids: z.array(z.string()),
  /** Hashes of their mail addresses, numbers, and numbers with last names, until nothing is to be recognised any more. */
  reach: z.array(z.string()),
  step: z.enum(ERASURE_STEPS),
  /** Where the step goes on; null where it begins. */
  place: z.string().nullable(),
  /** How many pages of ids are noted. */
  page: count,
  /** What it found, and for how many orders name and address are locked. */
  orders: count,
  uploads: count,
  locked: count,
  /** Whether something must wait, for which the steps are repeated later. */
  isWaiting: z.boolean(),
  /** Begun by the platform, since a period is over: forms and reports of jobs, which expire by themselves, are left. */
  isRoutine: z.boolean().optional(),
  /** The folder with the ids that an erasure noted which is repeated after a backup was restored. */
  listed: z.string().optional(),
});
export type ErasureData = z.output<typeof erasureData>;

/** Null for a job without such data. */
export function erasureDataOf({ data }: { data: object }): ErasureData | null {
  return erasureData.safeParse(data).data ?? null;
}

/** How long the job is kept: longer than the row needs it. */
const KEPT_DAYS = 90;

interface NewErasure {
  customer: string;
  ids: readonly string[];
  /** Hashes: see `reachHash`. */
  reach: readonly string[];
  number?: number;
  actor: Actor | null;
  now: Instant;
  listed?: string;
}

/** The job and the row of an erasure, as writes of the transaction that removes the customer. */
export function erasureWrites({ customer, ids, reach, number, actor, now, listed }: NewErasure): TransactionWrite[] {
  const startedAt = new Date(now).toISOString();
  const key = `${customer}.${startedAt}`;
  const at = Date.now();
  const staff = actor?.kind === "staff" ? actor.user : null;
  const isRoutine = staff?.id === PLATFORM_ID;
  const user = isRoutine ? null : staff;
  const data: ErasureData = {
    startedAt,
    customer,
    ids: [...ids],
    reach: [...reach],
    step: "list",
    place: null,
    ...{ page: 0, orders: 0, uploads: 0, locked: 0, isWaiting: false },
    ...(isRoutine ? { isRoutine } : {}),
    ...(listed === undefined ? {} : { listed }),
  };
  return transactionWrites({
    entities: { job: JobEntity, erasure: ErasureEntity },
    writes: ({ job, erasure }) => [
      job
        .create(
          newJob({
            kind: "erasure",
            key,
            owner: customer,
            data,
            createdAt: startedAt,
            dueAt: at,
            at,
            keptDays: KEPT_DAYS,
          }),
        )
        .commit(),
      erasure
        .create({
          ...{ startedAt, customer, job: key },
          ...(number === undefined ? {} : { number }),
          ...(user ? { startedBy: user.id } : {}),
        })
        .commit(),
    ],
  });
}
