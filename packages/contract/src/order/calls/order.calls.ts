import * as z from "zod";
import { type Request, answering, forHolders, get, post } from "../../kit/call";
import { orderDraft } from "../order-input";
import type { listedOrder, orderResult } from "../order";
import { orderPermissions } from "../order.permissions";
import { openOrdersQuery } from "./orders-query";
import { ORDER_STATES } from "../order.state";

/** The call with which customers order, and the order history of staff, since both have the path `/api/orders`. */
export const orderCalls = {
  createOrder: {
    ...post,
    path: "/api/orders",
    access: "public" as const,
    isKeyed: true,
    body: orderDraft,
    ...answering<typeof orderResult>(),
    status: 201 as const,
  },
  orders: {
    ...get,
    path: "/api/orders",
    ...forHolders(orderPermissions.read),
    // A tablet is for what is going on now, not for all that guests have ever ordered.
    isOnTablet: false as const,
    query: openOrdersQuery.extend({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      state: z.enum(ORDER_STATES).optional(),
      search: z.string().max(100).optional(),
    }),
    ...answering<z.ZodArray<typeof listedOrder>>(),
  },
} satisfies Record<string, Request>;
