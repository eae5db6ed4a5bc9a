import * as z from "zod";
import { DELIVERY_METHODS } from "../branch/branch-hours";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { instant, instantOrLocal } from "../kit/fields/instant-fields";
import { id, sentLine } from "../kit/schema";
import { livePermissions } from "./live.permissions";
import { LIVE_FAULTS } from "./live.texts";
import { newStationBlock, stationBlockEntry, stationLoad } from "./station-block";
import { byEntry, entered, namesOption, noOption, shownSoldOut, soldOutEntry, soldOutFields } from "./sold-out-entry";

const method = z.enum(DELIVERY_METHODS);
const shownBusy = z.object({ method, minutes: z.int(), isPaused: z.boolean(), until: instant });
export const busyEntry = shownBusy.extend(entered);
export type BusyEntry = z.output<typeof busyEntry>;

/** One branch or several. */
const where = { branch: id.optional(), branches: z.array(id).max(100).default([]) };
const isSomewhere = ({ branch, branches }: { branch?: string | undefined; branches: readonly string[] }): boolean =>
  branch !== undefined || branches.length > 0;
const nowhere = { path: ["branches"], error: LIVE_FAULTS.branches };
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
    ...soldOutFields,
  })
  .refine(isSomewhere, nowhere)
  .refine(namesOption, noOption);
export type NewSoldOut = z.output<typeof newSoldOut>;

const ofBranch = z.strictObject({ branch: id.optional() });
const remove = { ...get, method: "DELETE" as const, params: byEntry, response: z.null() };

export const liveCalls = {
  branchNow: {
    ...get,
    path: "/api/branches/{id}/now",
    access: "public" as const,
    params: byId,
    response: z.object({
      snapshotVersion: z.int(),
      busy: z.array(shownBusy),
      soldOuts: z.array(shownSoldOut),
      isCapacityLimited: z.boolean().meta({
        description: "Ob Stationen begrenzen, was die Filiale annimmt: POST full-slots sagt dann, was frei ist",
      }),
    }),
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
  listStationBlocks: {
    ...get,
    path: "/api/station-blocks",
    ...forHolders(livePermissions.busy),
    query: ofBranch,
    response: z.array(stationBlockEntry),
  },
  setStationBlock: {
    ...post,
    path: "/api/station-blocks",
    ...forHolders(livePermissions.busy),
    body: newStationBlock,
    response: stationBlockEntry,
  },
  endStationBlock: { ...remove, path: "/api/station-blocks/{id}", ...forHolders(livePermissions.busy) },
  stationLoad: {
    ...get,
    path: "/api/branches/{id}/load",
    ...forHolders(livePermissions.busy),
    params: byId,
    query: z.strictObject({
      date: z.iso.date().optional().meta({ description: "Im Kalender der Filiale; ohne Angabe heute" }),
    }),
    response: stationLoad,
  },
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
