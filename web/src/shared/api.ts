import type { ErrorBody, FieldError } from "@tresen/contract/kit/errors";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { noteServerTime } from "./server-clock";

/** An answer that is no success, or no answer at all (`status` 0). `errors` is ready to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly requestId: string | null;
  /** Of an answer that is none of ours, in its own words. */
  readonly text: string | null;

  constructor({
    status,
    errors,
    requestId,
    text,
    cause,
  }: {
    status: number;
    errors: FieldError[];
    requestId?: string | null;
    text?: string | null;
    cause?: unknown;
  }) {
    super(errors[0]?.message ?? MESSAGES.unknown, { cause });
    this.name = "ApiError";
    this.status = status;
    this.errors = errors;
    this.requestId = requestId ?? null;
    this.text = text ?? null;
  }
}

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Left out of the query string where undefined or "". */
  query?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sees the answer itself, for what only its headers say. */
  onAnswer?: (response: Response) => void;
  /** What a 401 does: `login` (the default) asks who it is, `throw` leaves it to the caller. */
  unauthenticated?: "login" | "throw";
}

let askAgain: (() => Promise<void>) | null = null;

/**
 * Has people log in where they are when their session has ended: the call that was refused is made again after that.
 * Otherwise they are sent to the log-in page. @returns what takes it back.
 */
export function onSessionEnd(ask: () => Promise<void>): () => void {
  askAgain = ask;
  return () => {
    if (askAgain === ask) askAgain = null;
  };
}

/** The whole answer of a list: its records and the cursor of the next page. */
export interface ApiPage<T> {
  data: T[];
  cursor: string | null;
}

/** What stands under `data`. `path` begins with `/api/`. Throws ApiError. */
export async function api<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const { data } = await send<{ data: T }>(path, request);
  return data;
}

/** One page of a list. Throws ApiError. */
export async function apiPage<T>(path: string, request: ApiRequest = {}): Promise<ApiPage<T>> {
  const { data, cursor } = await send<{ data: T[]; cursor?: string | null }>(path, request);
  return { data, cursor: cursor ?? null };
}

async function send<Body>(path: string, request: ApiRequest): Promise<Body> {
  const { method = "GET", body, query, headers, signal, onAnswer, unauthenticated = "login" } = request;
  const response = await reach(withQuery(path, query), {
    method,
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  noteServerTime(response);
  onAnswer?.(response);
  const content = await readJson(response);
  if (response.ok) return content as Body;
  if (response.status === 401 && unauthenticated === "login") {
    if (askAgain) {
      await askAgain();
      return send<Body>(path, request);
    }
    window.location.assign("/backend/login");
  }
  const failure = content as (Partial<ErrorBody> & { message?: unknown }) | null;
  const errors = Array.isArray(failure?.errors)
    ? failure.errors.map((error) => ({ ...error, code: error.code ?? "refused" }))
    : [];
  throw new ApiError({
    status: response.status,
    errors: errors.length > 0 ? errors : [{ code: "unknown", message: MESSAGES.unknown }],
    requestId: failure?.requestId ?? null,
    text: typeof failure?.message === "string" ? failure.message : null,
  });
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, errors: [{ code: "offline", message: SCREEN_MESSAGES.offlineText }], cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return { data: null };
  try {
    return (await response.json()) as unknown;
  } catch (cause) {
    if (!response.ok) return null;
    throw new ApiError({ status: response.status, errors: [{ code: "unknown", message: MESSAGES.unknown }], cause });
  }
}

function withQuery(path: string, query: ApiRequest["query"]): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined || value === null || value === "" ? [] : [[key, String(value)]],
  );
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries).toString()}` : path;
}
