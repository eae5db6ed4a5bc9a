import * as z from "zod";
import type { Call } from "@tresen/contract/kit/call";
import type { RawAnswer } from "../http/endpoint";

/** What a provider calls: no part of the API, and no JSON of ours goes in or out. */
export function webhookCall(provider: string) {
  return {
    method: "POST",
    path: `/api/payments/webhook/${provider}/{uid}`,
    access: "public",
    params: z.object({ uid: z.string().regex(/^[0-9A-Z]{26}$/) }),
    query: z.object({}),
    // Read by the handler itself, letter for letter.
    body: z.undefined(),
    response: z.unknown(),
    status: 200,
  } as const satisfies Call;
}

/** Heard, whether or not it told us anything: otherwise the provider would call again for days. */
export const RECEIVED: RawAnswer = { rawBody: "", headers: { "cache-control": "no-store" } };
