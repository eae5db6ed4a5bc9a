import type { ErrorBody, FieldError } from "@tresen/contract/kit/errors";
import type { Answer, Item, ListRoute, Route, Sent } from "@tresen/contract/openapi/client";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { noteServerTime } from "./server-clock";

/** A failed request, or one without any answer (`status` 0). The messages of `errors` can be shown as they are. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  readonly requestId: string | null;
  /** The text of a response that did not come from our API. */
  readonly text: string | null;
  /** Null where no call of our API failed, but for example a file. */
  readonly made: Made | null;

  constructor({
    status,
    errors,
    requestId,
    text,
    made,
    cause,
  }: {
    status: number;
    errors: FieldError[];
    requestId?: string | null;
    text?: string | null;
    made?: Made | null;
    cause?: unknown;
  }) {
    super(errors[0]?.message ?? MESSAGES.unknown, { cause });
    this.name = "ApiError";
    this.status = status;
    this.errors = errors;
    this.requestId = requestId ?? null;
    this.text = text ?? null;
    this.made = made ?? null;
  }
}

/** A call that was made: its request line with the names of parameters, and the same with their values and the query. */
export interface Made {
  route: string;
  address: string;
}

/** Options of a call, besides its input. */
interface Options {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Receives the response itself, for its headers. */
  onAnswer?: (response: Response) => void;
  /** The handling of a 401: `login` (the default) asks the person to log in, `throw` leaves it to the caller. */
  unauthenticated?: "login" | "throw";
}

let askAgain: (() => Promise<void>) | null = null;

/**
 * Sets a function that lets people log in on the current page when their session has ended; the refused call is
 * repeated afterwards. Without it they are redirected to the log-in page.
 * @returns a function that removes it.
 */
export function onSessionEnd(ask: () => Promise<void>): () => void {
  askAgain = ask;
  return () => {
    if (askAgain === ask) askAgain = null;
  };
}

let hearAnswer: (address: string) => void = () => undefined;

/** Sets a function that is told of each call that succeeds, by its request line with all values. */
export function onAnswered(hear: (address: string) => void): void {
  hearAnswer = hear;
}

/** The whole answer of a list: its records, the cursor of the next page and their number. */
export interface Page<Entry> {
  data: Entry[];
  cursor: string | null;
  /** Given only where the server knows it at no cost. */
  total?: number;
}

type Request<R extends Route> = Sent<R> & Options;
/** The request may be omitted if it has no required fields. */
type Requested<R extends Route> = object extends Request<R> ? [request?: Request<R>] : [request: Request<R>];

/** A request of any call. */
interface AnyRequest extends Options {
  /** The values for the parameters in the path. */
  params?: Readonly<Record<string, string>>;
  /** Omitted from the query string if undefined, null or "". */
  query?: object;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * Sends a request, named by its request line such as `GET /api/orders/{id}`. Returns the `data` of the response, typed
 * by the contract. Throws ApiError.
 */
export function call<R extends Route>(route: R, ...request: Requested<R>): Promise<Answer<R>>;
export async function call(route: string, request: AnyRequest = {}): Promise<unknown> {
  return (await send(route, request)).data;
}

/** As `call`, for one page of a list. */
export function callPage<R extends ListRoute>(route: R, ...request: Requested<R>): Promise<Page<Item<R>>>;
export async function callPage(route: string, request: AnyRequest = {}): Promise<unknown> {
  return { cursor: null, ...(await send(route, request)) };
}

interface Content {
  data?: unknown;
  cursor?: string | null;
}

async function send(route: string, request: AnyRequest): Promise<Content> {
  const { params = {}, body, query, headers, signal, onAnswer, unauthenticated = "login" } = request;
  const [method, path = ""] = route.split(" ");
  const filled = path.replace(/{(\w+)}/g, (_braces, name: string) => encodeURIComponent(params[name] ?? ""));
  const url = withQuery(filled, query);
  // The name of a resource tells which call it was; the other parameters are ids.
  const made = { route: route.replace("{resource}", params.resource ?? ""), address: `${method} ${url}` };
  const response = await reach({
    url,
    made,
    init: {
      method,
      headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      body: JSON.stringify(body),
      signal,
    },
  });
  noteServerTime(response);
  onAnswer?.(response);
  const content = await readJson({ response, made });
  if (response.ok) {
    hearAnswer(made.address);
    return content ?? {};
  }
  if (response.status === 401 && unauthenticated === "login") {
    if (askAgain) {
      await askAgain();
      return send(route, request);
    }
    window.location.assign("/backend/login");
  }
  const errors = Array.isArray(content?.errors)
    ? content.errors.map((error) => ({ ...error, code: error.code ?? "refused" }))
    : [];
  throw new ApiError({
    status: response.status,
    errors: errors.length > 0 ? errors : [unexplained(response)],
    requestId: content?.requestId ?? null,
    text: typeof content?.message === "string" ? content.message : null,
    made,
  });
}

/** What to tell where the answer did not come from our API: the gateway refuses very large requests itself. */
function unexplained({ status }: Response): FieldError {
  return status === 413
    ? { code: "tooLarge", message: SCREEN_MESSAGES.tooLarge }
    : { code: "unknown", message: MESSAGES.unknown };
}

async function reach({ url, init, made }: { url: string; init: RequestInit; made: Made }): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, errors: [{ code: "offline", message: SCREEN_MESSAGES.offlineText }], made, cause });
  }
}

/** The possible body of an error response, from our API or from a proxy between it and the browser. */
type Received = (Content & Partial<ErrorBody> & { message?: unknown }) | null;

async function readJson({ response, made }: { response: Response; made: Made }): Promise<Received> {
  if (response.status === 204) return { data: null };
  try {
    return await response.json();
  } catch (cause) {
    if (!response.ok) return null;
    const errors = [{ code: "unknown", message: MESSAGES.unknown }];
    throw new ApiError({ status: response.status, errors, made, cause });
  }
}

function withQuery(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if ((value ?? "") !== "") search.set(key, String(value));
  return `${path}${String(search) && `?${search}`}`;
}
