import * as z from "zod";

/**
 * What a client sends that a function answers: once after the connection opened, the ticket that says what it may follow;
 * later a ping, so that the connection is not idle.
 */
export const socketMessage = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("subscribe"), ticket: z.string().regex(/^[\w-]{32}$/) }),
  z.strictObject({ action: z.literal("ping") }),
]);

/** What a screen gets before it connects. */
export const socketTicket = z.object({
  ticket: z.string().meta({ description: "Gilt einmal, für die erste Nachricht einer Verbindung zu `/socket`" }),
  expiresAt: z.iso.datetime(),
});
export type SocketTicket = z.output<typeof socketTicket>;
