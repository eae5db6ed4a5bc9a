import { MINUTE } from "../kit/time";

/** The path of the WebSocket on the shop's own address. */
export const SOCKET_PATH = "/socket";

/**
 * How long a client hears nothing until it pings, and how long it waits for the answer before it takes the connection for lost: a network
 * that is gone closes nothing. API Gateway would end a connection on which nothing was sent for 10 minutes.
 */
export const PING = { every: 30_000, answered: 5_000 };
/**
 * Each message is paid for. A screen for guests asks once an hour in any case, so in place of pings it sends this message
 * after so long a silence, which nobody answers, and which only keeps its connection from being ended.
 */
export const STAY = { action: "stay", after: 9.5 * MINUTE } as const;
/** API Gateway ends every connection after 2 hours; a client opens the next one before. */
export const RENEW_AFTER = 110 * MINUTE;
/** How often a screen asks although nobody told it of a change, and how often without a connection. */
export const ASK_EVERY = { connected: MINUTE, alone: 3_000 };

/** The channel of a branch's orders, of what goes for the branch now, and of its kitchen. */
export function ordersChannel(branch: string): string {
  return `orders/${branch}`;
}

/** The channel of all branches, for staff who may read the orders of each. */
export const ALL_ORDERS = "orders";

/** The channel of everything that screens for guests may show, and of one TV's commands. */
export const SIGNAGE = "signage";
export function tvChannel(tv: string): string {
  return `tv/${tv}`;
}

/** The channel of what screens for guests show of a branch at the moment. Its hints carry it. */
export function liveChannel(branch: string): string {
  return `live/${branch}`;
}

/** What the server answers to these. After `refused` the client needs another ticket. */
export interface SocketAnswer {
  type: "subscribed" | "refused" | "pong";
}

/**
 * Tells that something changed in a channel; what, only where guests may see it. The version is the time of the change in milliseconds
 * since 1970: it never decreases, but two changes may have the same.
 */
export interface Hint {
  type: "hint";
  channel: string;
  version: number;
  /** What is so now, in channels that carry it. */
  news?: unknown;
}
