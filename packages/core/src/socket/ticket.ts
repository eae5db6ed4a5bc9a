import { createHash, randomBytes } from "node:crypto";
import { branchesFor } from "@tresen/contract/kit/access";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { SocketTicket } from "@tresen/contract/socket/socket-message";
import {
  ALL_ORDERS,
  RENEW_AFTER,
  SIGNAGE,
  liveChannel,
  ordersChannel,
  tvChannel,
} from "@tresen/contract/socket/socket";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { storageCall } from "../platform/db";
import { SocketEntity, SocketTicketEntity, TvSocketEntity } from "./socket.entity";

/** How long a client has to open its connection. */
const VALID = MINUTE;
/** What one connection may follow. Who works for more branches is told of the first, and asks for all once a minute. */
const MOST_CHANNELS = 100;
/** Connections end after two hours; their rows are kept a little longer. */
const CONNECTION_KEPT = RENEW_AFTER + 30 * MINUTE;

/** A ticket for the orders of the actor's branches. @throws unauthenticated, forbidden. */
export async function createStaffTicket({ actor, now }: { actor: Actor; now: Instant }): Promise<SocketTicket> {
  const permission = orderPermissions.read;
  requirePermission({ actor, permission });
  const branches = branchesFor({ person: personOf(actor), permission });
  return createTicket({ channels: branches === "all" ? [ALL_ORDERS] : branches.map(ordersChannel), now });
}

/** A ticket for what goes on in one branch, for a display that has shown its key. */
export async function createDisplayTicket({ branch, now }: { branch: string; now: Instant }): Promise<SocketTicket> {
  return createTicket({ channels: [ordersChannel(branch)], now });
}

/** A ticket for a TV: what goes on in its branch, what screens may show, and its own commands. */
export async function createTvTicket({
  tv,
  branch,
  now,
}: {
  tv: string;
  branch: string;
  now: Instant;
}): Promise<SocketTicket> {
  return createTicket({ channels: [liveChannel(branch), SIGNAGE, tvChannel(tv)], tv, now });
}

/** A ticket with which one connection may follow the channels. Browsers cannot send a header with a WebSocket. */
async function createTicket({
  channels,
  tv,
  now,
}: {
  channels: readonly string[];
  tv?: string;
  now: Instant;
}): Promise<SocketTicket> {
  const ticket = randomBytes(24).toString("base64url");
  const validUntil = now + VALID;
  await storageCall(() =>
    SocketTicketEntity.put({
      ticketHash: hashOf(ticket),
      channels: channels.slice(0, MOST_CHANNELS),
      ...(tv === undefined ? {} : { tv }),
      validUntil,
      expiresAt: Math.ceil(validUntil / 1000),
    }).go({ response: "none" }),
  );
  return { ticket, expiresAt: new Date(validUntil).toISOString() };
}

/** Lets the connection follow what the ticket allows. A ticket works once. @returns whether it was valid. */
export async function subscribe({
  ticket,
  socket,
  now,
}: {
  ticket: string;
  socket: string;
  now: Instant;
}): Promise<boolean> {
  const { data } = await storageCall(() =>
    SocketTicketEntity.delete({ ticketHash: hashOf(ticket) }).go({ response: "all_old" }),
  );
  if (!data?.channels || (data.validUntil ?? 0) < now) return false;
  const expiresAt = Math.ceil((Date.now() + CONNECTION_KEPT) / 1000);
  const { tv } = data;
  await Promise.all([
    ...data.channels.map((channel) => {
      const isOfTv = channel === SIGNAGE && tv !== undefined;
      const row = { channel, socket, expiresAt, ...(isOfTv ? { tv } : {}) };
      return storageCall(() => SocketEntity.put(row).go({ response: "none" }));
    }),
    ...(tv === undefined ? [] : [storageCall(() => TvSocketEntity.put({ tv, socket }).go({ response: "none" }))]),
  ]);
  return true;
}

function hashOf(ticket: string): string {
  return createHash("sha256").update(ticket).digest("base64url");
}
