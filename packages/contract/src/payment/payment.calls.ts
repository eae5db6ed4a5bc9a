import * as z from "zod";
import { type Call, type Request, answering, anyQuery, get, post } from "../kit/call";
import { byKey } from "../kit/call-parts";
import type { publicOrder } from "../order/order";

export const paymentCalls = {
  abandonPayment: {
    ...post,
    path: "/api/payments/abandon/{uid}/{hash}",
    access: "customer" as const,
    params: byKey,
    ...answering<typeof publicOrder>(),
  },
  startLink: {
    ...post,
    path: "/api/payments/link/{uid}/{hash}",
    access: "customer" as const,
    params: byKey,
    response: z.object({ paymentRedirectUrl: z.string() }),
  },
} satisfies Record<string, Request>;

/**
 * A page of the shop, not an API call: the provider redirects the customer's browser here, and this page redirects it
 * to the order's status page.
 */
export const paymentReturn = {
  ...get,
  path: "/api/payments/return/{uid}/{hash}",
  access: "customer" as const,
  params: byKey,
  query: anyQuery,
  response: z.null(),
} satisfies Call;
