import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { id } from "../kit/schema";
import { orderPermissions } from "../order/order.permissions";
import { deliveries, driverRun, keyedRun, ownRun } from "./delivery";
import { chosenDriver } from "./chosen-driver";
import { DELIVERY_MESSAGES } from "./delivery.texts";
import { DRIVER_KINDS } from "./driver";
import { RUN_LIMIT } from "./run";

/** Orders in their order of visit, each with the version that was seen. */
const chosenOrders = z
  .array(z.strictObject({ id, version: z.int() }))
  .min(1)
  .max(RUN_LIMIT)
  .refine((orders) => new Set(orders.map((order) => order.id)).size === orders.length, DELIVERY_MESSAGES.twice);
export type ChosenOrders = z.output<typeof chosenOrders>;

const planning = { ...post, ...forHolders(orderPermissions.drive) };
const byBranch = z.strictObject({ branch: id });
const byUid = z.object({ uid: z.string().min(1).max(64) });
/**
 * The calls of a driver, who has the key of one run in a header, or as an external user their personal key and the id of
 * one of their runs. A wrong key is 403.
 */
const driving = { ...post, access: "public" as const, response: driverRun };

/** Planning deliveries: drivers, runs and their keys; and what a driver does. */
export const deliveryCalls = {
  deliveries: {
    ...get,
    path: "/api/deliveries",
    ...forHolders(orderPermissions.read),
    query: byBranch,
    response: deliveries,
  },
  drivers: {
    ...get,
    path: "/api/deliveries/drivers",
    ...forHolders(orderPermissions.drive),
    query: byBranch,
    response: z.array(z.object({ kind: z.enum(DRIVER_KINDS), id: z.string(), name: z.string() })),
  },
  startRun: {
    ...planning,
    path: "/api/deliveries/runs",
    body: z.strictObject({ branch: id, driver: chosenDriver, orders: chosenOrders }),
    response: keyedRun,
    status: 201 as const,
  },
  addToRun: {
    ...planning,
    path: "/api/deliveries/runs/{id}/orders",
    params: byId,
    body: z.strictObject({ orders: chosenOrders }),
    response: z.null(),
  },
  departRun: {
    ...post,
    ...forHolders(orderPermissions.dispatch),
    path: "/api/deliveries/runs/{id}/depart",
    params: byId,
    response: z.null(),
  },
  endRun: { ...planning, path: "/api/deliveries/runs/{id}/end", params: byId, response: z.null() },
  renewRunKey: { ...planning, path: "/api/deliveries/runs/{id}/key", params: byId, response: keyedRun },

  /** The runs under way of the external user whose personal key is in a header. */
  ownRuns: { ...get, access: "public" as const, path: "/api/deliveries/own-runs", response: z.array(ownRun) },
  driverRun: { ...driving, ...get, path: "/api/deliveries/run", response: driverRun },
  driverDeparted: { ...driving, path: "/api/deliveries/run/depart" },
  sortRun: {
    ...driving,
    path: "/api/deliveries/run/sequence",
    body: z.strictObject({ uids: z.array(z.string().max(64)).max(RUN_LIMIT) }),
  },
  driverEnded: { ...driving, path: "/api/deliveries/run/end", response: z.null() },
  delivered: { ...driving, path: "/api/deliveries/run/{uid}/delivered", params: byUid },
  undoDelivered: { ...driving, path: "/api/deliveries/run/{uid}/undo", params: byUid },
} satisfies Record<string, Call>;

/** The calls that need the key of a run, or a personal key. */
export const RUN_KEY_CALLS = [
  deliveryCalls.driverRun,
  deliveryCalls.driverDeparted,
  deliveryCalls.sortRun,
  deliveryCalls.driverEnded,
  deliveryCalls.delivered,
  deliveryCalls.undoDelivered,
] as const;
