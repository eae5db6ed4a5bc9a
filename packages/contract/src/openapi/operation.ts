import * as z from "zod";
import type { Call } from "../kit/call";
import { type ErrorKind, STATUS_OF } from "../kit/errors";
import type { JsonSchema } from "./json-schema";
import { type Access, isOpen } from "../kit/access";

interface Operation {
  operationId: string;
  /** A short description. */
  summary: string;
  call: Call;
  tag: string;
  /** Returns the schema, or a reference to the named one. */
  resolve: (schema: z.ZodType, io: "input" | "output") => JsonSchema;
}

const ACCESS: Record<Access, string> = {
  public: "Für alle.",
  customer: "Für alle.",
  staff: "Für angemeldete Mitarbeitende, beschränkt auf ihre Filialen.",
  manager: "Für ROLE_ADMIN und für ROLE_MANAGER in den eigenen Filialen.",
  admin: "Nur für ROLE_ADMIN.",
};

const LISTED =
  "Was in einer Liste Platz hat: lange Texte gekürzt (sie enden mit „…“), von vielen oder großen Positionen die ersten (`itemCount` zählt alle), ohne Dateien. Alles Übrige liefert `GET /api/orders/{id}`. Eine Seite hat höchstens 500 Bestellungen (ohne `limit`: {size}) und etwa 1 MB; sie kann auch weniger haben als verlangt, sogar keine, und trotzdem einen `cursor` für die nächste.";
const VERSIONED =
  "Mit der gelesenen `version` folgt 409, wenn die Bestellung inzwischen geändert wurde. Ohne sie entscheidet allein, ob der jetzige Stand den Schritt zulässt.";

/** Details that do not fit into the summary. */
const NOTES: Readonly<Record<string, string>> = {
  saveConfig:
    "Ohne `version` ändern sich nur die genannten Felder, auch wenn mehrere zugleich speichern. Mit `version` wird die ganze Konfiguration ersetzt: was fehlt, bekommt seine Vorgabe; ist die Version veraltet, folgt 409.",
  currentOrders: `Älteste zuerst. ${LISTED.replace("{size}", "100")}`,
  missedOrders: `Älteste zuerst. ${LISTED.replace("{size}", "100")}`,
  orders: `Neueste zuerst. ${LISTED.replace("{size}", "50")}`,
  ...Object.fromEntries(
    ["confirmOrder", "rejectOrder", "cancelOrder", "dispatchOrder", "completeOrder", "proposeAppointment"].map(
      (call) => [call, VERSIONED],
    ),
  ),
};

const ERROR_TEXTS: Record<ErrorKind, string> = {
  input: "Die Anfrage ist fehlerhaft; jeder Fehler nennt sein Feld.",
  unauthenticated: "Nicht angemeldet, oder die Sitzung ist abgelaufen.",
  forbidden: "Nicht erlaubt: Rolle, Filiale oder fremder Ursprung.",
  missing: "Gibt es nicht.",
  method: "Diese Methode gibt es hier nicht.",
  conflict:
    "Widerspricht dem Stand der Daten: veraltete Version, vergebener Wert, unmöglicher Statuswechsel oder noch verwendet.",
  tooLarge: "Die Anfrage ist größer als 1 MB, eine Datei größer als 4 MB.",
  limit: "Zu viele Versuche.",
  upstream: "Ein Dienst, der dafür nötig ist, antwortet nicht.",
  unavailable: "Der Datenspeicher antwortet gerade nicht.",
  internal: "Unerwarteter Fehler.",
};

const IDEMPOTENCY_KEY: JsonSchema = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Frei gewählter Schlüssel. Derselbe Schlüssel mit demselben Inhalt ergibt dieselbe Bestellung, mit anderem Inhalt 409.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const RETRY_AFTER: JsonSchema = {
  "Retry-After": {
    description: "Sekunden, bis es wieder geht, wo das bekannt ist.",
    schema: { type: "integer", minimum: 1 },
  },
};

/** Describes one operation of the document. */
export function describeOperation({ operationId, summary, call, tag, resolve }: Operation): JsonSchema {
  const body = bodyOf(call, resolve);
  return {
    operationId,
    summary,
    description: [ACCESS[call.access], NOTES[operationId]].filter(Boolean).join("\n\n"),
    tags: [tag],
    security: isOpen(call.access) ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(call.params, "path", resolve),
      ...parametersOf(call.query, "query", resolve),
      ...(operationId === "createOrder" ? [IDEMPOTENCY_KEY] : []),
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
      "200": { description: "Ein OpenAPI-Dokument, nicht in `data` verpackt.", content: json({ type: "object" }) },
    };
  const schema: JsonSchema = {
    type: "object",
    properties: {
      data: resolve(call.response, "output"),
      ...(isPaged(call)
        ? { cursor: { type: ["string", "null"], description: "Für die nächste Seite; null nach der letzten." } }
        : {}),
      ...(isSearched(call)
        ? {
            total: {
              type: "integer",
              description: "Wie viele es insgesamt sind, wo es ohne weiteres Lesen bekannt ist.",
            },
          }
        : {}),
    },
    required: isPaged(call) ? ["data", "cursor"] : ["data"],
  };
  const answer: JsonSchema = { description: summary, content: json(schema) };
  const header = (name: string, description: string): JsonSchema => ({
    [name]: { description, schema: { type: "string" } },
  });
  switch (operationId) {
    case "init":
      return {
        "200": { ...answer, headers: header("ETag", "Ändert sich mit den Daten.") },
        "304": { description: "Unverändert seit dem ETag aus `If-None-Match`." },
      };
    case "login":
      return { "200": { ...answer, headers: header("Set-Cookie", "`session`, HttpOnly.") } };
    case "createOrder":
      return {
        "201": {
          ...answer,
          headers: {
            "Idempotent-Replayed": {
              description: "Steht nur da, wenn es die Bestellung zu diesem `Idempotency-Key` schon gab.",
              schema: { type: "string", const: "true" },
            },
          },
        },
      };
    default:
      return { [String(call.status)]: answer };
  }
}

function failures({ operationId, call }: { operationId: string; call: Call }): JsonSchema {
  const changes = call.method !== "GET";
  const takesPath = call.path.includes("{");
  const takesQuery = call.query instanceof z.ZodObject && Object.keys(call.query.shape).length > 0;
  const kinds: ErrorKind[] = [];
  if (hasBody(call) || takesQuery || takesPath) kinds.push("input");
  // A failed log-in answers unauthenticated too.
  if (!isOpen(call.access) || operationId === "login") kinds.push("unauthenticated");
  if (!isOpen(call.access) || changes) kinds.push("forbidden");
  if (takesPath) kinds.push("missing");
  if (changes && operationId !== "login" && operationId !== "logout") kinds.push("conflict");
  if (changes) kinds.push("tooLarge");
  // Any call can fail because the storage is overloaded or unavailable.
  kinds.push("limit", "internal", "upstream", "unavailable");
  return Object.fromEntries(
    kinds.map((kind) => [
      String(STATUS_OF[kind]),
      {
        description: ERROR_TEXTS[kind],
        ...(kind === "limit" || kind === "unavailable" ? { headers: RETRY_AFTER } : {}),
        content: json({ $ref: "#/components/schemas/ErrorBody" }),
      },
    ]),
  );
}
