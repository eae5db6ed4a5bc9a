import * as z from "zod";
import { ProviderFailure, callProvider, unreadable } from "../http";

/** Datatrans' API v1: https://api-reference.datatrans.ch */
const REAL = "https://api.datatrans.com";
/** The longest reference that every card scheme accepts. */
export const REFERENCE = 20;

export interface DatatransKeys {
  merchantId: string;
  password: string;
  endpoint?: string | undefined;
}
export type DatatransClient = ReturnType<typeof datatransClient>;

export const started = z.object({ transactionId: z.union([z.string(), z.number()]).transform(String) });

export function datatransClient({ merchantId, password, endpoint = REAL }: DatatransKeys) {
  const base = endpoint.replace(/\/+$/, "");
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString("base64")}`;
  const call = async <Schema extends z.ZodType>({
    path,
    schema,
    ...rest
  }: {
    path: string;
    schema: Schema;
    method?: "GET" | "POST";
    body?: unknown;
    idempotencyKey?: string;
  }): Promise<{ data: z.output<Schema>; headers: Headers }> => {
    const { body, headers } = await callProvider({
      provider: "datatrans",
      url: `${base}/v1/transactions${path}`,
      authorization,
      reasonOf,
      ...rest,
    });
    const result = schema.safeParse(body);
    if (!result.success) throw unreadable({ provider: "datatrans", cause: result.error });
    return { data: result.data, headers };
  };
  return { base, authorization, call };
}

/** The reason in the body of an error. */
export function reasonOf(body: unknown): string {
  return z.object({ error: z.object({ code: z.string() }) }).safeParse(body).data?.error.code ?? "";
}

/** Whether the error says that the same operation was done before. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof ProviderFailure && error.reason === "DUPLICATE_REFNO";
}
