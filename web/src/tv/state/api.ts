import type { ErrorBody } from "@tresen/contract/kit/errors";

/** An answer of the server other than a success. */
export class Refusal extends Error {
  /** @param code of the first error; null where the answer is not the shop's, such as one of a network in between. */
  constructor(
    readonly status: number,
    readonly code: string | null,
  ) {
    super(`The server answered ${status}`);
  }
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** Asks the server. @throws Refusal, and others without a network. */
export async function ask<Data>({
  path,
  method = "GET",
  body,
  headers = {},
}: {
  path: string;
  method?: "GET" | "POST";
  body?: unknown;
  headers?: Record<string, string>;
}): Promise<Data> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), PATIENCE);
  try {
    const response = await fetch(path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: "no-store",
      credentials: "omit",
      signal: ended.signal,
    });
    if (!response.ok) throw new Refusal(response.status, await codeOf(response));
    return ((await response.json()) as { data: Data }).data;
  } finally {
    clearTimeout(timer);
  }
}

async function codeOf(response: Response): Promise<string | null> {
  try {
    const { errors } = (await response.json()) as Partial<ErrorBody>;
    return errors?.[0]?.code ?? null;
  } catch {
    return null;
  }
}
