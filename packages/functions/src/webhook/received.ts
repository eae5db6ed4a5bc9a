import * as z from "zod";
import { type Call, anyQuery } from "@tresen/contract/kit/call";
import type { RawAnswer } from "../http/endpoint";

/** The call that a payment provider makes. It is not part of the API, and its body and answer are not our JSON. */
export function webhookCall(provider: string) {
  return {
    method: "POST",
    path: `/api/payments/webhook/${provider}/{uid}`,
    access: "public",
    params: z.object({ uid: z.string().regex(/^[0-9A-Z]{26}$/) }),
    query: anyQuery,
    // The handler reads the raw body itself.
    body: z.undefined(),
    response: z.unknown(),
    status: 200,
    isFromAnySite: true,
  } as const satisfies Call & { isFromAnySite: true };
}

/**
 * The answer to every webhook that was processed, even if it contained nothing new: otherwise the provider would repeat
 * it for days.
 */
export const RECEIVED: RawAnswer = { rawBody: "", headers: { "cache-control": "no-store" } };
