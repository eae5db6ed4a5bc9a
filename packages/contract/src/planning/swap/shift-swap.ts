import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { id, sentText } from "../../kit/schema";
import { SWAP_STATES, SWAP_STEPS } from "./shift-swap.state";
import { SWAP_MESSAGES } from "./shift-swap.texts";

const named = z.object({ id: z.string(), name: z.string() });
const version = z.int().min(1);

const swappedShift = z.object({
  id: z.string(),
  startsAt: instant,
  endsAt: instant,
  role: z.string(),
  breakMinutes: z.int(),
  department: z.string().nullable(),
});

/** A request to give a shift away or to swap it, as its reader may see it. */
export const shiftSwap = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(SWAP_STATES),
  branch: z.string(),
  asker: named,
  asked: named.nullable().meta({ description: "Leer: alle, die die Schicht übernehmen können" }),
  isToAll: z.boolean(),
  shift: swappedShift.meta({ description: "Die Schicht, die abgegeben wird, wie sie bei der Anfrage war" }),
  counter: swappedShift.nullable().meta({ description: "Die Schicht, gegen die getauscht wird" }),
  note: z.string(),
  reason: z.string().meta({ description: "Warum sie abgelehnt wurde" }),
  askedAt: instant,
  answeredAt: instant.nullable(),
  decidedAt: instant.nullable(),
  isAsker: z.boolean(),
  steps: z.array(z.enum(SWAP_STEPS)).meta({ description: "Was der Leser jetzt tun kann" }),
});
export type ShiftSwap = z.output<typeof shiftSwap>;

/** Without `to` everybody is asked who may take the shift; with `counter` the named person gives that one for it. */
export const swapBody = z
  .strictObject({
    shift: id,
    version,
    to: id.nullable(),
    counter: z.strictObject({ id, version }).nullable(),
    note: sentText(500),
  })
  .refine(({ to, counter }) => !counter || to !== null, { path: ["to"], error: SWAP_MESSAGES.counterPerson });
export type SwapBody = z.output<typeof swapBody>;

export const swapStepBody = z
  .strictObject({
    version,
    state: z.enum(["accepted", "declined", "withdrawn", "rejected"]),
    /** Needed to reject. */
    reason: sentText(500),
  })
  .refine(({ state, reason }) => state !== "rejected" || reason !== "", {
    path: ["reason"],
    error: SWAP_MESSAGES.reason,
  });
export type SwapStepBody = z.output<typeof swapStepBody>;

/** Whom one can ask about a shift, with their shifts that one could take for it. */
export const swapChoice = named.extend({
  shifts: z.array(swappedShift.extend({ version: z.int() })),
});
export type SwapChoice = z.output<typeof swapChoice>;
