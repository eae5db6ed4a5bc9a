/** An answer of the server other than a success. */
export class Refusal extends Error {
  constructor(readonly status: number) {
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
    if (!response.ok) throw new Refusal(response.status);
    return ((await response.json()) as { data: Data }).data;
  } finally {
    clearTimeout(timer);
  }
}
