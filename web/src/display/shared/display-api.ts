import type { FieldError } from "@tresen/contract/kit/errors";
import { noteServerTime } from "../../shared/server-clock";

/** A call that the server refused. Without any answer, `status` is 0. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Milliseconds after which to try again, if the server says so. */
    readonly wait: number | null = null,
  ) {
    super(message);
  }
}

interface Asked {
  method?: "GET" | "POST" | "DELETE";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Longer than any answer takes; a display must not wait for one that never comes. */
const PATIENCE = 10_000;

/** Sends a call. @returns the data of the answer, and null for 304. @throws Refusal. */
export async function ask<Data>({ method = "GET", path, body, headers }: Asked): Promise<{
  data: Data | null;
  etag: string | null;
}> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      cache: "no-store",
      credentials: "omit",
      headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Refusal(0, "offline", "");
  }
  noteServerTime(response);
  const etag = response.headers.get("etag");
  if (response.status === 304) return { data: null, etag };
  const content = await contentOf<Data>(response);
  if (response.ok && content?.data !== undefined) return { data: content.data, etag };
  const [error] = content?.errors ?? [];
  const wait = Number(response.headers.get("retry-after")) * 1000;
  throw new Refusal(response.status, error?.code ?? "unknown", error?.message ?? "", wait > 0 ? wait : null);
}

async function contentOf<Data>(response: Response): Promise<{ data?: Data; errors?: FieldError[] } | null> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/** Whether the server has refused the display's key, so that it has to be connected anew. */
export function isKeyRefused(error: unknown): boolean {
  return error instanceof Refusal && error.status === 403 && error.code === "access-key.refused";
}

/** The path of the calls of a display. It stands in no address of a page. */
export function pathFor({ purpose, branch, key }: { purpose: string; branch: string; key: string }): string {
  return `/api/orders/${purpose}/${encodeURIComponent(branch)}/${encodeURIComponent(key)}`;
}
