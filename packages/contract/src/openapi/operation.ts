import * as z from "zod";
import { type Call, anyQuery } from "../kit/call";
import { type ErrorKind, STATUS_OF } from "../kit/errors";
import type { JsonSchema } from "./json-schema";
import { isOpen } from "../kit/access";
import { ACCESS_TEXTS, ERROR_TEXTS, NOTES, OPERATION_TEXTS } from "./operation.texts";

interface Operation {
  operationId: string;
  /** A short description. */
  summary: string;
  call: Call;
  tag: string;
  /** Returns the schema, or a reference to the named one. */
  resolve: (schema: z.ZodType, io: "input" | "output") => JsonSchema;
}

const IDEMPOTENCY_KEY: JsonSchema = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: OPERATION_TEXTS.idempotencyKey,
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const PIN: JsonSchema = {
  name: "X-Pin",
  in: "header",
  required: false,
  description: OPERATION_TEXTS.pin,
  schema: { type: "string" },
};

const RETRY_AFTER: JsonSchema = {
  "Retry-After": {
    description: OPERATION_TEXTS.retryAfter,
    schema: { type: "integer", minimum: 1 },
  },
};

/** Describes one operation of the document. */
export function describeOperation({ operationId, summary, call, tag, resolve }: Operation): JsonSchema {
  const body = bodyOf(call, resolve);
  return {
    operationId,
    summary,
    description: [ACCESS_TEXTS[call.access], NOTES[operationId]].filter(Boolean).join("\n\n"),
    tags: [tag],
    security: isOpen(call.access) ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(call.params, "path", resolve),
      ...parametersOf(call.query, "query", resolve),
      ...(call.isKeyed ? [IDEMPOTENCY_KEY] : []),
      ...(call.byKey?.takesPin ? [PIN] : []),
      ...(operationId === "init"
        ? [{ name: "If-None-Match", in: "header", required: false, schema: { type: "string" } }]
        : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: { ...successes({ operationId, summary, call, resolve }), ...failures({ operationId, call }) },
  };
}

function parametersOf(schema: z.ZodType, where: "path" | "query", resolve: Operation["resolve"]): JsonSchema[] {
  const { properties = {}, required = [] } = resolve(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
}

function hasBody(call: Call): boolean {
  return !(call.body instanceof z.ZodUndefined);
}

function bodyOf(call: Call, resolve: Operation["resolve"]): JsonSchema | null {
  if (!hasBody(call)) return null;
  return { required: !call.body.safeParse(undefined).success, content: json(resolve(call.body, "input")) };
}

function json(schema: JsonSchema): JsonSchema {
  return { "application/json": { schema } };
}

function files(media: readonly string[]): JsonSchema {
  return Object.fromEntries(media.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
}

/** Whether the query names a record, which may be gone. */
function namesRecord({ query }: Call): boolean {
  return query instanceof z.ZodObject && ("branch" in query.shape || "user" in query.shape);
}

/** Whether the answer has a cursor for the next page. */
function isPaged(call: Call): boolean {
  return call.query instanceof z.ZodObject && "cursor" in call.query.shape;
}

/** Whether the call is a list of records with filters, sort order and search. */
function isSearched(call: Call): boolean {
  return (
    call.query instanceof z.ZodObject &&
    "limit" in call.query.shape &&
    ("search" in call.query.shape || "sort" in call.query.shape)
  );
}

function successes({ operationId, summary, call, resolve }: Omit<Operation, "tag">): JsonSchema {
  if (operationId === "openapi")
    return {
      "200": { description: OPERATION_TEXTS.document, content: json({ type: "object" }) },
    };
  const schema: JsonSchema = {
    type: "object",
    properties: {
      data: resolve(call.response, "output"),
      ...(isPaged(call) ? { cursor: { type: ["string", "null"], description: OPERATION_TEXTS.cursor } } : {}),
      ...(isSearched(call)
        ? {
            total: {
              type: "integer",
              description: OPERATION_TEXTS.total,
            },
          }
        : {}),
    },
    required: isPaged(call) ? ["data", "cursor"] : ["data"],
  };
  const answer: JsonSchema = { description: summary, content: call.media ? files(call.media) : json(schema) };
  const header = (name: string, description: string): JsonSchema => ({
    [name]: { description, schema: { type: "string" } },
  });
  switch (operationId) {
    case "init":
      return {
        "200": { ...answer, headers: header("ETag", OPERATION_TEXTS.etag) },
        "304": { description: OPERATION_TEXTS.unchanged },
      };
    case "login":
      return { "200": { ...answer, headers: header("Set-Cookie", "`session`, HttpOnly.") } };
    case "createOrder":
      return {
        "201": {
          ...answer,
          headers: {
            "Idempotent-Replayed": {
              description: OPERATION_TEXTS.replayed,
              schema: { type: "string", const: "true" },
            },
          },
        },
      };
    default:
      return {
        [String(call.status)]: answer,
        ...(call.accepted ? { [String(call.accepted)]: answer } : {}),
      };
  }
}

function failures({ operationId, call }: { operationId: string; call: Call }): JsonSchema {
  const changes = call.method !== "GET";
  const takesPath = call.path.includes("{");
  // Every call refuses parameters that it does not name, except where others add their own.
  const refusesQuery = call.query !== anyQuery;
  const kinds: ErrorKind[] = [];
  if (hasBody(call) || refusesQuery || takesPath) kinds.push("input");
  // A failed log-in answers unauthenticated too.
  if (!isOpen(call.access) || operationId === "login") kinds.push("unauthenticated");
  if (!isOpen(call.access) || changes || call.byKey) kinds.push("forbidden");
  if (takesPath || namesRecord(call)) kinds.push("missing");
  if (changes && operationId !== "login" && operationId !== "logout") kinds.push("conflict");
  if (changes) kinds.push("tooLarge");
  // Any call can fail because the storage is overloaded or unavailable.
  kinds.push("limit", "internal", "upstream", "unavailable");
  return Object.fromEntries(
    kinds.map((kind) => [
      String(STATUS_OF[kind]),
      {
        description: kind === "forbidden" && call.byKey ? call.byKey.refusal : ERROR_TEXTS[kind],
        ...(kind === "limit" || kind === "unavailable" ? { headers: RETRY_AFTER } : {}),
        content: json({ $ref: "#/components/schemas/ErrorBody" }),
      },
    ]),
  );
}
