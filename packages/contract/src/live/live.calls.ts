import * as z from "zod";
import { DELIVERY_METHODS } from "../branch/branch-hours";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { instant, instantOrLocal } from "../kit/fields/instant-fields";
import { id, sentLine } from "../kit/schema";
import { livePermissions } from "./live.permissions";
import { LIVE_FAULTS } from "./live.texts";

const method = z.enum(DELIVERY_METHODS);
const shownBusy = z.object({ method, minutes: z.int(), isPaused: z.boolean(), until: instant });
const shownSoldOut = z.object({
  product: z.string(),
  part: z.string().nullable(),
  option: z.string().nullable(),
  until: instant,
});
/** Who said it, when and why, for staff. */
const entered = {
  id: z.string(),
  branch: id,
  reason: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  at: instant,
};
export const busyEntry = shownBusy.extend(entered);
export type BusyEntry = z.output<typeof busyEntry>;
export const soldOutEntry = shownSoldOut.extend({ ...entered, title: z.string() });
export type SoldOutEntry = z.output<typeof soldOutEntry>;

/** One branch or several. */
const where = { branch: id.optional(), branches: z.array(id).max(100).default([]) };
const isSomewhere = ({ branch, branches }: { branch?: string | undefined; branches: readonly string[] }): boolean =>
  branch !== undefined || branches.length > 0;
const nowhere = { path: ["branches"], error: LIVE_FAULTS.branches };
/** Answers of the stored entries: the branch and the rest of its key. */
const byEntry = z.object({ id: z.string().regex(/^[\w-]{1,64}\.[\w-]{1,64}$/) });

export const newBusy = z
  .strictObject({
    ...where,
    method,
    minutes: z.int().min(0).max(240).default(0),
    isPaused: z.boolean().default(false),
    until: instantOrLocal,
    reason: sentLine(200),
  })
  .refine(isSomewhere, nowhere)
  .refine(({ minutes, isPaused }) => isPaused || minutes > 0, { path: ["minutes"], error: LIVE_FAULTS.minutes });
export type NewBusy = z.output<typeof newBusy>;

export const newSoldOut = z
  .strictObject({
    ...where,
    product: id,
    part: z.string().max(300).nullable().default(null),
    option: z.string().max(300).nullable().default(null),
    until: instantOrLocal.optional().meta({ description: "Ohne Angabe bis zum nächsten Öffnungstag der Filiale" }),
    reason: sentLine(200),
  })
  .refine(isSomewhere, nowhere)
  .refine(({ part, option }) => (part === null) === (option === null), { path: ["option"], error: LIVE_FAULTS.option });
export type NewSoldOut = z.output<typeof newSoldOut>;

const ofBranch = z.strictObject({ branch: id.optional() });
const remove = { ...get, method: "DELETE" as const, params: byEntry, response: z.null() };

export const liveCalls = {
  branchNow: {
    ...get,
    path: "/api/branches/{id}/now",
    access: "public" as const,
    params: byId,
    response: z.object({ snapshotVersion: z.int(), busy: z.array(shownBusy), soldOuts: z.array(shownSoldOut) }),
  },
  listBusy: {
    ...get,
    path: "/api/busy",
    ...forHolders(livePermissions.busy),
    query: ofBranch,
    response: z.array(busyEntry),
  },
  setBusy: {
    ...post,
    path: "/api/busy",
    ...forHolders(livePermissions.busy),
    body: newBusy,
    response: z.array(busyEntry),
  },
  endBusy: { ...remove, path: "/api/busy/{id}", ...forHolders(livePermissions.busy) },
  listSoldOuts: {
    ...get,
    path: "/api/sold-outs",
    ...forHolders(livePermissions.soldOut),
    query: ofBranch,
    response: z.array(soldOutEntry),
  },
  setSoldOuts: {
    ...post,
    path: "/api/sold-outs",
    ...forHolders(livePermissions.soldOut),
    body: newSoldOut,
    response: z.array(soldOutEntry),
  },
  endSoldOut: { ...remove, path: "/api/sold-outs/{id}", ...forHolders(livePermissions.soldOut) },
} satisfies Record<string, Call>;
