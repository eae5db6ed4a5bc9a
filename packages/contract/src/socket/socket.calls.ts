import * as z from "zod";
import { type Call, forHolders, post } from "../kit/call";
import { orderPermissions } from "../order/order.permissions";

export const socketCalls = {
  createSocketTicket: {
    ...post,
    path: "/api/socket-tickets",
    ...forHolders(orderPermissions.read),
    response: z.object({
      ticket: z.string().meta({ description: "Gilt einmal, für die erste Nachricht einer Verbindung zu `/socket`" }),
      expiresAt: z.iso.datetime(),
    }),
  },
} satisfies Record<string, Call>;
