import { MINUTE } from "../kit/time";

/** The path of the WebSocket on the shop's own address. */
export const SOCKET_PATH = "/socket";

/**
 * How often a client pings, and how long it waits for the answer before it takes the connection for lost: a network
 * that is gone closes nothing. API Gateway would end a connection on which nothing was sent for 10 minutes.
 */
export const PING = { every: 30_000, answered: 5_000 };
/**
 * Each ping and its answer are paid for. A screen for guests asks once an hour in any case, so it only keeps its
 * connection from being ended.
 */
export const TV_PING_EVERY = 8 * MINUTE;
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

/** What the server answers to these. After `refused` the client needs another ticket. */
export interface SocketAnswer {
  type: "subscribed" | "refused" | "pong";
}

/**
 * Tells that something changed in a channel, and nothing of what. The version is the time of the change in milliseconds
 * since 1970: it never decreases, but two changes may have the same.
 */
export interface Hint {
  type: "hint";
  channel: string;
  version: number;
}
