import * as z from "zod";
import type { Cents } from "@tresen/contract/kit/money";
import { ProviderFailure, callProvider, unreadable } from "../http";

/** Mollie's payments API v2: https://docs.mollie.com/reference/payments-api */
export const REAL = "https://api.mollie.com";

export interface MollieKeys {
  apiKey: string;
  endpoint?: string | undefined;
}
export type MollieClient = ReturnType<typeof mollieClient>;

export const money = z.object({ currency: z.string(), value: z.string().regex(/^\d+(?:\.\d{1,2})?$/) });

export function mollieClient({ apiKey, endpoint = REAL }: MollieKeys) {
  const base = `${endpoint.replace(/\/+$/, "")}/v2`;
  const authorization = `Bearer ${apiKey}`;
  const call = async <Schema extends z.ZodType>({
    path,
    schema,
    ...rest
  }: {
    path: string;
    schema: Schema;
    method?: "GET" | "POST" | "DELETE";
    body?: unknown;
    idempotencyKey?: string;
  }): Promise<z.output<Schema>> => {
    const { body } = await callProvider({
      provider: "mollie",
      url: `${base}/${path}`,
      authorization,
      reasonOf,
      ...rest,
    });
    const result = schema.safeParse(body);
    if (!result.success) throw unreadable({ provider: "mollie", cause: result.error });
    return result.data;
  };
  return { base, authorization, isReal: endpoint === REAL, call };
}

export function amountOf({ amount, currency }: { amount: Cents; currency: string }): {
  currency: string;
  value: string;
} {
  return { currency, value: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}` };
}

/** Ignores an error with one of these statuses. */
export function passIf(statuses: readonly number[]): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof ProviderFailure) || !statuses.includes(error.status)) throw error;
  };
}

/** The reason in the body of an error. */
export function reasonOf(body: unknown): string {
  const { title, field } = z
    .object({ title: z.string(), field: z.string().optional() })
    .partial()
    .catch({})
    .parse(body);
  return [title, field].filter(Boolean).join(": ");
}
