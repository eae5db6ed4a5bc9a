import { type Call, forHolders, post } from "../kit/call";
import { orderPermissions } from "../order/order.permissions";
import { socketTicket } from "./socket-message";

export const socketCalls = {
  createSocketTicket: {
    ...post,
    path: "/api/socket-tickets",
    ...forHolders(orderPermissions.read),
    response: socketTicket,
  },
} satisfies Record<string, Call>;
