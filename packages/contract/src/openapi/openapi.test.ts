import { isOpen } from "../kit/access";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Call } from "../kit/call";
import { calls, genericCallsOf } from "./calls";
import { formData } from "../form/form";
import type { JsonSchema } from "./json-schema";
import { COMPONENT_PREFIX, type OpenApiDocument, openApiDocument } from "./openapi";
import { snapshotResources } from "../published-resources";
import { allResources } from "../resources";

interface Operation extends JsonSchema {
  operationId: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { headers?: Record<string, JsonSchema>; content?: Record<string, { schema: JsonSchema }> }>;
}

const every: Call[] = [
  ...Object.values(calls as Record<string, Call>),
  ...allResources.flatMap((resource) => Object.values(genericCallsOf(resource)) as Call[]),
];
let document: OpenApiDocument;
beforeAll(() => {
  document = openApiDocument();
});
const operation = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()] as Operation;
const operations = (): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[]);
const bodySchema = (found: Operation) => found.requestBody?.content["application/json"]?.schema;
const answer = (found: Operation, status: string) => found.responses[status]?.content?.["application/json"]?.schema;

/** Every object in the document with its path. */
function nodes(value: unknown, path = "#"): { node: Record<string, unknown>; path: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return [
    { node: value as Record<string, unknown>, path },
    ...Object.entries(value).flatMap(([key, inner]) => nodes(inner, `${path}/${key}`)),
  ];
}

describe("the document", () => {
  it("contains every call once", () => {
    for (const { method, path } of every)
      expect([method, path, operation(method, path) !== undefined]).toEqual([method, path, true]);
    expect(operations()).toHaveLength(every.length);
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id))).toBe(true);
  });

  it("is plain data in which every reference has a target and every component is used", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    const references = nodes(document).flatMap(({ node }) => (typeof node["$ref"] === "string" ? [node["$ref"]] : []));
    expect(references.length).toBeGreaterThan(200);
    const names = Object.keys(document.components.schemas);
    expect(
      [...new Set(references)].filter((reference) => !names.includes(reference.replace(COMPONENT_PREFIX, ""))),
    ).toEqual([]);
    expect(names.filter((name) => !references.includes(COMPONENT_PREFIX + name))).toEqual([]);
  });

  it("contains no internal metadata", () => {
    const text = JSON.stringify(document);
    for (const inner of [
      "~standard",
      "_zod",
      "__shared",
      "$defs",
      '"$id"',
      '"$schema"',
      '"widget"',
      '"secret":true',
      '"section"',
      '"labels":',
      '"access":',
    ])
      expect(text).not.toContain(inner);
    expect(
      nodes(document)
        .filter(
          ({ path, node }) =>
            Object.keys(node).length === 0 &&
            !/\/(?:default(?:\/parts)?|security|session|parameters|data\/\w+roperties)$/.test(path),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it("has no password in any answer", () => {
    const readable = Object.entries(document.components.schemas).filter(
      ([name]) => !/(?:Input|Create|Update|Draft)$/.test(name),
    );
    expect(JSON.stringify(readable)).not.toContain('"password"');
    expect(JSON.stringify(document.components.schemas["UserCreate"])).toContain('"password"');
  });
});

describe("each operation", () => {
  it("declares exactly the parameters of its path", () => {
    for (const { method, path } of every) {
      const inPath = operation(method, path).parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it("requires the session where one is needed, and describes the answer without one", () => {
    expect(document.components.securitySchemes["session"]).toMatchObject({
      type: "apiKey",
      in: "cookie",
      name: "session",
    });
    for (const { method, path, access } of every) {
      const found = operation(method, path);
      expect(found.security).toEqual(isOpen(access) ? [] : [{ session: [] }]);
      if (!isOpen(access)) expect(Object.keys(found.responses)).toEqual(expect.arrayContaining(["401", "403"]));
    }
  });

  it("documents its errors in their common shape", () => {
    for (const { method, path } of every) {
      const found = operation(method, path);
      const failures = Object.keys(found.responses).filter((status) => Number(status) >= 400);
      expect(failures).toContain("500");
      if (found.requestBody) expect(failures).toEqual(expect.arrayContaining(["400", "413"]));
      if (path.includes("{")) expect(failures).toContain("404");
      if (method === "PUT" || path.includes("/status/")) expect(failures).toContain("409");
      for (const status of failures) expect(answer(found, status)).toEqual({ $ref: `${COMPONENT_PREFIX}ErrorBody` });
    }
    expect(operation("POST", "/api/login").responses["429"]?.headers).toMatchObject({
      "Retry-After": { schema: { type: "integer" } },
    });
    expect(Object.keys(operation("POST", "/api/login").responses)).toEqual(
      expect.arrayContaining(["200", "400", "401", "429"]),
    );
  });

  it("answers with data, and with a cursor where there are pages", () => {
    for (const { method, path, status, media } of every) {
      if (path === "/api/openapi.json") continue;
      const found = operation(method, path);
      if (media) {
        expect(Object.keys(found.responses[String(status)]?.content ?? {})).toEqual(media);
        continue;
      }
      const paged = found.parameters.some(({ name }) => name === "cursor");
      expect(answer(found, String(status))).toMatchObject({
        type: "object",
        required: paged ? ["data", "cursor"] : ["data"],
      });
    }
    expect(answer(operation("GET", "/api/products"), "200")).toMatchObject({
      properties: { data: { type: "array", items: { $ref: `${COMPONENT_PREFIX}Product` } } },
    });
    expect(answer(operation("GET", "/api/products/{id}"), "200")).toMatchObject({
      properties: { data: { $ref: `${COMPONENT_PREFIX}Product` } },
    });
  });
});

describe("a client made from the document", () => {
  it("can create an order", () => {
    const order = operation("POST", "/api/orders");
    expect(order.parameters).toEqual([
      expect.objectContaining({ name: "Idempotency-Key", in: "header", required: false }),
    ]);
    expect(bodySchema(order)).toEqual({ $ref: `${COMPONENT_PREFIX}OrderDraft` });
    expect(document.components.schemas["OrderDraft"]).toMatchObject({
      required: ["branch"],
      additionalProperties: false,
      properties: { items: { items: { $ref: `${COMPONENT_PREFIX}OrderItemDraft` } }, country: { default: "AT" } },
    });
    expect(document.components.schemas["OrderItemDraft"]).toMatchObject({ required: ["amount", "unit", "product"] });
    expect(document.components.schemas["OrderResult"]).toMatchObject({ required: ["uid"] });
    expect(Object.keys(order.responses).filter((status) => Number(status) < 500)).toEqual(
      expect.arrayContaining(["201", "400", "409"]),
    );
    // Also the answer to an order that is repeated.
    expect(order.responses).not.toHaveProperty("200");
    expect(order.responses["201"]?.headers?.["Idempotent-Replayed"]).toMatchObject({
      schema: { type: "string", const: "true" },
    });
  });

  it("knows the answer of init and that it supports conditional requests", () => {
    const init = operation("GET", "/api/init");
    expect(init.responses["304"]).toBeDefined();
    const urls = (
      document.components.schemas["InitEntry"]?.["oneOf"] as { properties: { url: { const: string } } }[]
    ).map(({ properties }) => properties.url.const);
    expect(urls).toEqual(["config", "users/me", ...snapshotResources.map(({ name }) => name)]);
  });

  it("knows which bodies are optional", () => {
    expect(operation("POST", "/api/orders/{id}/status/reject").requestBody?.required).toBe(false);
    expect(operation("POST", "/api/orders/{id}/status/confirm").requestBody).toMatchObject({ required: false });
    expect(document.components.schemas["StatusChangeInput"]).toMatchObject({
      additionalProperties: false,
      properties: { version: { type: "integer" } },
    });
    expect(operation("POST", "/api/orders/{id}/update-payment-status").requestBody).toBeUndefined();
    expect(document.info.description).toContain("Einen Inhalt, den ein Aufruf nicht beschreibt, liest niemand.");
    expect(operation("PUT", "/api/tags/{id}").requestBody?.required).toBe(true);
    expect(document.components.schemas["TagUpdate"]?.["required"]).toEqual(["name", "version"]);
  });

  it("knows that a change of the configuration may name single fields", () => {
    const save = operation("POST", "/api/config");
    expect(save.description).toContain("Ohne `version` ändern sich nur die genannten Felder");
    expect(document.components.schemas["ConfigInput"]).not.toHaveProperty("required");
    const fields = document.components.schemas["ConfigInput"]?.["properties"] as Record<string, JsonSchema>;
    expect(fields["shopName"]).toMatchObject({ type: "string", title: "Name des Shops" });
    expect(Object.values(fields).filter((field) => "default" in field)).toEqual([]);
  });

  it("knows that the origin is checked where there is a session", () => {
    expect(document.info.description).toContain(
      "vom selben Ursprung kommen, wenn sie ein Sitzungs-Cookie mitschicken; das Anmelden immer.",
    );
  });

  it("knows the required fields of each form, as the server checks them", () => {
    const schema = bodySchema(operation("POST", "/api/custom/contact-form"));
    expect(schema).toMatchObject({
      type: "object",
      additionalProperties: false,
      oneOf: [
        { required: ["lastName", "phone", "comment"] },
        { required: ["lastName", "email", "phone", "date", "time"] },
      ],
    });
    const described = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    const contact = { lastName: "Muster", phone: "0660", comment: "Hallo" };
    const rental = { lastName: "Muster", phone: "0660", email: "max@example.test", date: "Freitag", time: "16 Uhr" };
    const without = (form: object) => Object.keys(form).map((field) => ({ ...form, [field]: undefined }));
    const blank = (form: object) => Object.keys(form).map((field) => ({ ...form, [field]: " " }));
    const bodies = [
      {},
      contact,
      rental,
      ...without(contact),
      ...without(rental),
      ...blank(contact),
      ...blank(rental),
      { ...contact, ...rental },
      { ...contact, date: null, time: null },
      { ...rental, comment: null },
      { ...contact, date: "" },
    ];
    for (const body of bodies) {
      const plain = JSON.parse(JSON.stringify(body)) as unknown;
      expect([plain, described.safeParse(plain).success]).toEqual([plain, formData.safeParse(plain).success]);
    }
  });

  it("knows which fields lists of orders leave out, and where these are", () => {
    for (const path of ["/api/orders", "/api/orders/current", "/api/orders/missed"]) {
      const list = operation("GET", path);
      expect(list.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(["branch", "cursor", "limit"]));
      expect(list.description).toContain("`GET /api/orders/{id}`");
      expect(answer(list, "200")).toMatchObject({
        properties: {
          data: { type: "array", items: { $ref: `${COMPONENT_PREFIX}ListedOrder` } },
          cursor: { type: ["string", "null"] },
        },
      });
    }
    const fieldsOf = (name: string) => Object.keys(document.components.schemas[name]?.["properties"] as object);
    expect(fieldsOf("ListedOrder").filter((field) => !fieldsOf("StaffOrder").includes(field))).toEqual([]);
    expect(fieldsOf("StaffOrder")).toEqual(
      expect.arrayContaining(["itemCount", "timeline", "questionnaire", "withdrawal", "deliveryStreet"]),
    );
    expect(
      fieldsOf("ListedOrder").filter((field) =>
        ["timeline", "questionnaire", "withdrawal", "deliveryStreet"].includes(field),
      ),
    ).toEqual([]);
    const cancel = operation("POST", "/api/orders/{id}/status/cancel");
    expect(cancel.description).toContain("`version`");
    const either = ["StaffOrder", "OrderProgress"].map((name) => ({ $ref: `${COMPONENT_PREFIX}${name}` }));
    expect(answer(cancel, "200")).toMatchObject({ properties: { data: { anyOf: either } } });
  });

  it("has a type for every field that it reads", () => {
    const comment = (document.components.schemas["Questionnaire"]?.["properties"] as Record<string, JsonSchema>)[
      "comment"
    ];
    expect(comment).toEqual({ type: "string" });
    expect(document.components.schemas["StaffOrder"]).toMatchObject({
      properties: {
        items: { items: { $ref: `${COMPONENT_PREFIX}OrderItem` } },
        createdAt: { type: "string", format: "date-time" },
      },
    });
  });
});
