import type { Request as CallRequest } from "@tresen/contract/kit/call";
import type { FieldError } from "@tresen/contract/kit/errors";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { type OpenAccess, isOpen } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { type Fault, fieldErrors } from "@tresen/contract/kit/validation/validation";
import { VISITOR, type Actor, requireCall } from "@tresen/core/platform/actor";
import { AppError, inputError } from "@tresen/core/platform/errors";
import { noteFailedRequest } from "@tresen/core/records/log-events";
import { authenticate } from "@tresen/core/user";
import type * as z from "zod";
import { type BodyLimit, readJsonBody, refuseLargeBody } from "./body";
import { queryOf } from "./query";
import { addRequestFields, requestFields } from "@tresen/core/platform/request";
import { onFailure } from "./on-failure";
import { refuseCrossSite } from "./same-site";
import { sessionToken } from "./cookie/session-cookie";
import { tabletKey } from "./cookie/tablet-cookie";
import type { Endpoint, HttpEvent, HttpResult } from "./types";

/** The input of `run`: validated values, and the one time of the request. */
interface Request<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** A visitor on a public call, unless the call reads the session. */
  actor: Actor;
  now: Instant;
  event: HttpEvent;
}

interface Extras {
  status?: number;
  headers?: Record<string, string>;
  cookies?: string[];
}
/** An answer `{ data }`, with `cursor` for a list in pages, and `total` where it costs nothing to know. */
export type JsonAnswer<Data> = Extras & { data: Data; cursor?: string | null; total?: number };
/** A body that is sent unchanged; with `base64` it is binary. */
export type RawAnswer = Extras & { rawBody: string; base64?: boolean };
type Answer<Data> = JsonAnswer<Data> | RawAnswer;

type Definition<
  Params extends z.ZodType,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
> = CallRequest<Params, Query, Body, Response> & {
  /** For a public call that shows more to staff. Other public calls do not read the session. */
  session?: "optional";
  /** For webhooks, which the servers of others call and no browser does. */
  isFromAnySite?: boolean;
  /** The size limit of a call that accepts larger requests than others. */
  bodyLimit?: BodyLimit;
  /**
   * Who presents a key is checked before faults of the body are told, so that a wrong key is answered the same way with
   * whatever body. Runs only where the body is faulty; `run` checks it otherwise.
   */
  admit?: (request: { params: z.output<Params>; event: HttpEvent; now: Instant }) => Promise<void>;
  /**
   * Rewords a fault in a customer's input. If it is missing or returns undefined, the usual validation message is used.
   */
  say?: (told: { body: unknown; fault: Fault }) => string | undefined;
  run: (request: Request<z.output<Params>, z.output<Query>, z.output<Body>>) => Promise<Answer<z.output<Response>>>;
};

/** The handler of one call: authenticates, validates, runs, and answers `{ data }`. */
export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(call: Definition<Params, Query, Body, Response>): Endpoint {
  return answering({ call, actorOf: sessionActor });
}

/**
 * The same for a public call that never reads a session, so that a function with only such calls does not bundle
 * sessions.
 */
export function openEndpoint<
  Params extends z.ZodType,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(call: Definition<Params, Query, Body, Response> & { access: OpenAccess; session?: never }): Endpoint {
  return answering({ call, actorOf: async () => ({ kind: "visitor" }) });
}

function answering<
  Params extends z.ZodType,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
>({
  call,
  actorOf,
}: {
  call: Definition<Params, Query, Body, Response>;
  actorOf: (asked: Question) => Promise<Actor>;
}): Endpoint {
  return {
    method: call.method,
    path: call.path,
    handler: async (event) => {
      addRequestFields({ call: `${call.method} ${call.path}` });
      refuseLargeBody({ event, limit: call.bodyLimit });
      const token = sessionToken(event);
      if (call.method !== "GET" && !call.isFromAnySite) refuseCrossSite(event);
      const now = event.requestContext.timeEpoch;
      const asked = event.queryStringParameters?.["as"] === "staff";
      const actor = await actorOf({
        call: asked && isOpen(call.access) && call.session === "optional" ? SIGNED_IN : call,
        token,
        tablet: tabletKey(event),
        event,
        now,
      });
      const params = parsedParams({ schema: call.params, event });
      const query = parsed({ schema: call.query, value: queryOf({ event, query: call.query }) });
      const { admit = async () => {} } = call;
      const body = await parsedBody({ call, event, admit: () => admit({ params, event, now }) });
      return toResult({ status: call.status, answer: await call.run({ params, query, body, actor, now, event }) });
    },
  };
}

/** A session on a tablet, or before its second factor, shows no more of it than to everybody. */
const SIGNED_IN = { access: "staff", isOnTablet: true, isBeforeSecondFactor: true } as const;

interface Question {
  call: Pick<CallRequest, "access" | "permission" | "isOnTablet" | "isBeforeSecondFactor"> & { session?: "optional" };
  event: HttpEvent;
  token: string | null;
  /** The key of the tablet that the browser is. */
  tablet: string | null;
  now: Instant;
}

async function sessionActor({ call, event, token, tablet: key, now }: Question): Promise<Actor> {
  if (isOpen(call.access) && call.session !== "optional") return VISITOR;
  const actor: Actor = token ? await authenticate({ token, tablet: key, now }) : VISITOR;
  if (actor.kind === "staff") {
    const { id, tablet } = actor.user;
    addRequestFields({ user: id, ...(tablet ? { tablet: tablet.key } : {}) });
    const { call: named = "" } = requestFields();
    onFailure(event, (error) => noteFailedRequest({ actor, call: named, error, now }));
  }
  requireCall({ actor, call });
  return actor;
}

/** A parameter that is no valid id cannot name a record, so the answer is 404. */
/** What is no parameter of this form is the address of nothing; a value that is refused, such as a month of the year 9999, is told. */
function parsedParams<Schema extends z.ZodType>({
  schema,
  event,
}: {
  schema: Schema;
  event: HttpEvent;
}): z.output<Schema> {
  const result = schema.safeParse(decodedParameters(event));
  if (result.success) return result.data;
  if (result.error.issues.every(({ code }) => code === "custom"))
    throw inputError({ code: "validation", faults: fieldErrors(result.error) });
  throw new AppError("route.parameter", "missing", VALIDATION.reference);
}

function decodedParameters(event: HttpEvent): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(event.pathParameters ?? {}).map(([name, value]) => [name, value && decode(value)]),
  );
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** If the call takes no body, a body is ignored. An omitted one is checked like an empty one, so that each missing field is named. */
async function parsedBody<Schema extends z.ZodType>({
  call: { body: schema, say },
  event,
  admit,
}: {
  call: { body: Schema; say?: (told: { body: unknown; fault: Fault }) => string | undefined };
  event: HttpEvent;
  admit: () => Promise<void>;
}): Promise<z.output<Schema>> {
  try {
    const given = schema.def.type === "undefined" ? { value: undefined } : readJsonBody(event);
    const value = given.value ?? (schema.safeParse(undefined).success ? undefined : {});
    return parsed({ schema, ...given, value, say: say && ((fault) => say({ body: given.value, fault })) });
  } catch (error) {
    await admit();
    throw error;
  }
}

/** `faults` were found before parsing. If the schema reports the same field, its fault replaces them. */
function parsed<Schema extends z.ZodType>({
  schema,
  value,
  say,
  faults = [],
}: {
  schema: Schema;
  value: unknown;
  say?: ((fault: Fault) => string | undefined) | undefined;
  faults?: readonly FieldError[];
}): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success && faults.length === 0) return result.data;
  const found = result.success ? [] : fieldErrors(result.error, say);
  const told = new Set(found.map(({ field }) => field));
  throw inputError({ code: "validation", faults: [...found, ...faults.filter(({ field }) => !told.has(field))] });
}

function toResult({ status: usual, answer }: { status: number; answer: Answer<unknown> }): HttpResult {
  const { status = usual, headers = {}, cookies } = answer;
  const result = { statusCode: status, headers, ...(cookies ? { cookies } : {}) };
  if ("rawBody" in answer) return { ...result, body: answer.rawBody, isBase64Encoded: answer.base64 ?? false };
  const { data, cursor, total } = answer;
  return {
    ...result,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify({ data, cursor, total }),
  };
}
