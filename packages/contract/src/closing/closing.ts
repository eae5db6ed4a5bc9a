import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { id, sentLine } from "../kit/schema";
import { closingSums } from "./closing-sums";

const cents = z.int();

/** What is closed, or would be: the booking entries from `firstEntry` to `lastEntry`, none where `lastEntry` is smaller. */
const closed = z.object({
  branch: z.string(),
  /** Counts from 1 in each branch, without gaps. */
  number: z.int(),
  /** When the one before was made; null for the first. */
  from: instant.nullable(),
  firstEntry: z.int(),
  lastEntry: z.int(),
  sums: closingSums,
});

/** What is in no closing yet, and the number that it would have. */
export const closingPreview = closed;
export type ClosingPreview = z.output<typeof closingPreview>;

/** A closing of a branch. It is never changed. */
export const closing = closed.extend({
  /** Branch and number. */
  id: z.string(),
  /** As the branch was called then; missing in closings from before it was kept. */
  branchName: z.string().optional(),
  closedAt: instant,
  by: z.object({ id: z.string(), name: z.string() }),
  /** Null where nobody counted. */
  countedCash: cents.nullable(),
  /** Counted less expected; null where nobody counted. */
  difference: cents.nullable(),
  note: z.string(),
  /** SHA-256 in hex of the entries. */
  entriesHash: z.string(),
  /** Of the closing before; empty for the first. */
  previousHash: z.string(),
  /** SHA-256 in hex of all of this, with both hashes above. */
  hash: z.string(),
});
export type Closing = z.output<typeof closing>;

export const newClosing = z.strictObject({
  branch: id,
  /** The number that the preview told, so that a closing which somebody else makes meanwhile is not followed unseen. */
  number: z.int().min(1).optional(),
  /** What is in the drawer, without change. */
  countedCash: z.int().min(0).max(1_000_000_000).nullable().default(null),
  note: sentLine(500),
});
export type NewClosing = z.output<typeof newClosing>;

export const CLOSING_FORMATS = ["pdf", "csv", "datev", "bmd"] as const;
export type ClosingFormat = (typeof CLOSING_FORMATS)[number];

/** What was found when a closing was computed again from its entries, and when those before it were followed. */
export const closingCheck = z.object({
  isWhole: z.boolean(),
  /** How many closings were followed, this one among them; at most 400. */
  checked: z.int(),
  faults: z.array(
    z.object({
      number: z.int(),
      /** `missing`: it is not there; `entries`: they differ; `content`: it was changed; `link`: it follows another one. */
      fault: z.enum(["missing", "entries", "content", "link"]),
    }),
  ),
});
export type ClosingCheck = z.output<typeof closingCheck>;

/** Branch and number in the id of a closing; null for another text. */
export function closingPlace(text: string): { branch: string; number: number } | null {
  const [, branch, number] = /^(.{1,64})-([1-9]\d{0,7})$/.exec(text) ?? [];
  return branch === undefined ? null : { branch, number: Number(number) };
}

export function closingId({ branch, number }: { branch: string; number: number }): string {
  return `${branch}-${String(number)}`;
}
