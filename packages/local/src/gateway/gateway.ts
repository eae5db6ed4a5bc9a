import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import findMyWay from "find-my-way";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type HttpFunction, fallbackFunction, httpFunctions } from "@tresen/functions/routes";
import type { Clock } from "../clock";
import { sendAnswer } from "./answer";
import { readBody } from "./body";
import { ENTRY, askForDocument, isDocument, keepQuery } from "./documents";
import { toEvent } from "./event";
import type { Functions } from "./functions";
import {
  LARGEST_PAYLOAD,
  type Refusal,
  TimedOut,
  fitsPayload,
  hasLargeHeaders,
  sendRefusal,
  withinTime,
} from "./limits";

const documentFunction = functionFor(ENTRY);
const mediaFunction = functionFor("/image/{proxy+}");

export type Responder = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface Options {
  functions: Functions;
  clock: Clock;
  /** Serves pages and files, which CloudFront reads from the bucket. */
  web: Responder;
  /** Changes the headers of pages; without it they stay the same. */
  pageHeaders?: (headers: AnswerHeaders) => AnswerHeaders;
  /** `/_local` and the paths below it, also before the platform is ready: the start sends requests to the stand-ins. */
  local: Responder;
  /** All other requests wait until it resolves. */
  ready: Promise<unknown>;
  /** Called after each request that may have changed data. */
  onWrite: () => void;
  /** Called after each answer with a server error. */
  onFailure: () => void;
  onError: (error: unknown) => void;
}

export type AnswerHeaders = NonNullable<APIGatewayProxyStructuredResultV2["headers"]>;

interface Target {
  definition: Pick<HttpFunction, "name" | "handler" | "timeout" | "memory">;
  routeKey: string;
}

/**
 * One origin for everything, as on CloudFront: requests for `/api`, `/image` and the shop's pages go to the functions,
 * all others to files.
 */
export function createGateway(options: Options): RequestListener {
  const { clock, web, local, ready, onError } = options;
  const find = createFinder();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader("date", new Date(clock.now()).toUTCString());
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (path === "/_local" || path.startsWith("/_local/")) return local(request, response);
    await ready;
    // A direct request for the entry page gets the file; the pages that are rewritten to its path come from a function.
    const target = path === ENTRY ? null : find(path);
    if (target) return invoke({ ...options, ...target, request, response });
    return isDocument(request, path) ? sendDocument({ ...options, path, request, response }) : web(request, response);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else sendRefusal({ response, refusal: "failed" });
    });
  };
}

async function invoke({
  functions,
  clock,
  onWrite,
  onFailure,
  onError,
  definition,
  routeKey,
  pathParameters,
  request,
  response,
}: Options &
  Target & {
    pathParameters: Record<string, string | undefined>;
    request: IncomingMessage;
    response: ServerResponse;
  }): Promise<void> {
  // Pictures do not pass through the HTTP API: the edge reads them from the bucket, or calls the image function
  // directly.
  const isMedia = definition === mediaFunction;
  if (!isMedia && hasLargeHeaders(request)) return sendRefusal({ response, refusal: "headersTooLarge" });
  const body = await readBody(request);
  if (body === null) {
    // The rest of the body is not read, so the connection cannot be reused.
    response.setHeader("connection", "close");
    return sendRefusal({ response, refusal: "tooLarge" });
  }
  const event = toEvent({
    message: request,
    body,
    routeKey,
    pathParameters,
    requestId: randomUUID(),
    now: clock.now(),
  });
  if (!fitsPayload(event)) return sendRefusal({ response, refusal: "tooLarge" });
  const answer = await callFunction({ functions, definition, event, isMedia, onError });
  if (request.method !== "GET" && request.method !== "HEAD") onWrite();
  if (typeof answer === "object" && "refusal" in answer) {
    onFailure();
    return sendRefusal({ response, refusal: answer.refusal });
  }
  if (typeof answer === "object" && (answer.statusCode ?? 200) >= 500) onFailure();
  await sendAnswer({ request, response, answer });
}

/** The function's result, or the error of the HTTP API if the function fails, takes too long or answers too much. */
async function callFunction({
  functions,
  definition,
  event,
  isMedia,
  onError,
}: Pick<Options, "functions" | "onError"> & {
  definition: Target["definition"];
  event: APIGatewayProxyEventV2;
  isMedia: boolean;
}): Promise<APIGatewayProxyStructuredResultV2 | string | undefined | { refusal: Refusal }> {
  try {
    const answer = await withinTime({ ...definition, run: () => functions.http(definition, event) });
    // The picture may be in the bucket by now, and is then read from there.
    if (isMedia || fitsPayload(answer)) return answer;
    onError(new RangeError(`The answer of the function "${definition.name}" is larger than ${LARGEST_PAYLOAD} bytes.`));
    return { refusal: "failed" };
  } catch (error) {
    onError(error);
    return { refusal: error instanceof TimedOut ? "unavailable" : "failed" };
  }
}

/**
 * The page from the function, with its head filled in. If the function fails, the built page, as the edge falls back to
 * the bucket.
 */
async function sendDocument({
  functions,
  clock,
  web,
  pageHeaders = (headers) => headers,
  onError,
  path,
  request,
  response,
}: Options & { path: string; request: IncomingMessage; response: ServerResponse }): Promise<void> {
  const { url } = request;
  askForDocument(request, path);
  const event = toEvent({
    message: request,
    body: Buffer.alloc(0),
    routeKey: `ANY ${ENTRY}`,
    pathParameters: {},
    requestId: randomUUID(),
    now: clock.now(),
  });
  request.url = url;
  try {
    const answer = await withinTime({ ...documentFunction, run: () => functions.http(documentFunction, event) });
    if (typeof answer === "object" && fitsPayload(answer) && (answer.statusCode ?? 200) < 500) {
      const { location, ...headers } = { ...pageHeaders(answer.headers ?? {}) };
      if (typeof location === "string") headers["location"] = keepQuery({ location, url: url ?? "" });
      return await sendAnswer({ request, response, answer: { ...answer, headers } });
    }
  } catch (error) {
    onError(error);
  }
  return web(request, response);
}

function functionFor(path: string): HttpFunction {
  const found = httpFunctions.find(({ paths }) => paths.includes(path));
  if (!found) throw new Error(`routes.ts names no function for ${path}`);
  return found;
}

/**
 * Finds a path's function as API Gateway does: a route without a greedy part takes precedence over those with one,
 * however much more of the path they name.
 */
export function createFinder(): (
  path: string,
) => (Target & { pathParameters: Record<string, string | undefined> }) | null {
  const [whole, greedy] = [findMyWay({ maxParamLength: 10_000 }), findMyWay({ maxParamLength: 10_000 })];
  for (const definition of httpFunctions) {
    for (const path of definition.paths) {
      const isGreedy = path.endsWith(PROXY);
      const pattern = path.replace(PROXY, "*").replace(/\{(\w+)\}/g, ":$1");
      const target: Target = { definition, routeKey: `ANY ${path}` };
      (isGreedy ? greedy : whole).on("GET", pattern, () => undefined, target);
    }
  }
  return (path) => {
    // Every route accepts every method: the functions themselves answer 405.
    const found = whole.find("GET", path) ?? greedy.find("GET", path);
    // This includes malformed paths below one of the functions.
    if (!found)
      return /^\/(?:api(?:\/|$)|(?:fonts|image|upload)\/)/.test(path)
        ? { definition: fallbackFunction, routeKey: "$default", pathParameters: {} }
        : null;
    const target: Target = found.store;
    const { "*": proxy, ...named } = found.params;
    return { ...target, pathParameters: target.routeKey.endsWith(PROXY) ? { proxy } : named };
  };
}

const PROXY = "{proxy+}";
