import * as z from "zod";
import { SUMMARIES, resourceSummaries } from "./summaries.texts";
import type { Call } from "../kit/call";
import { calls, genericCallsOf } from "./calls";
import { configRecord } from "../config/config.calls";
import { userRecord } from "../user/user-fields";
import { type JsonSchema, toJsonSchema, toNamedJsonSchemas } from "./json-schema";
import { describeForms } from "./form";
import { describeOperation } from "./operation";
import {
  listedOrder,
  orderItem,
  orderProgress,
  orderResult,
  partValue,
  pricing,
  publicOrder,
  staffOrder,
  timelineEntry,
} from "../order/order";
import {
  counterAppointment,
  counterAppointmentAnswer,
  orderDraft,
  orderItemDraft,
  partAnswer,
  questionnaire,
  rejection,
  statusChange,
} from "../order/order-input";
import type { Resource } from "../kit/resource";
import { snapshotResources } from "../published-resources";
import { allResources } from "../resources";
import { deliveryArea } from "../branch/delivery-area-fields";
import { part, partOption, shownPart, shownPartOption } from "../catalog/option-group/part-fields";
import { alternativeUnit } from "../catalog/product.resource";
import { imageRef } from "../media/image-fields";
import { siteDraft, sitePreview, siteStates, storedSite } from "../site/draft/site-draft";
import { openingHoursRule } from "../branch/opening-hours-fields";
import { unit } from "../catalog/unit-field";
import { DESCRIPTION, OPENAPI_TEXTS, TAG_TITLES } from "./openapi.texts";

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

export const COMPONENT_PREFIX = "#/components/schemas/";
const component = (name: string): JsonSchema => ({ $ref: COMPONENT_PREFIX + name });

/** The OpenAPI 3.1 description of every call, generated from the schemas that the handlers validate with. */
export function openApiDocument(): OpenApiDocument {
  const generic = allResources.map((resource) => genericOf(resource));
  const inputs: Record<string, z.ZodType> = {
    ...sharedInputs,
    ...Object.assign({}, ...generic.map(({ named }) => named.inputs)),
  };
  const outputs: Record<string, z.ZodType> = {
    ...sharedOutputs,
    ...Object.assign({}, ...generic.map(({ named }) => named.outputs)),
  };
  const operations = [
    ...(Object.keys(calls) as (keyof typeof calls)[]).map((operationId) => ({
      operationId,
      summary: SUMMARIES[operationId],
      call: calls[operationId] as Call,
      tag: tagOf(calls[operationId].path),
    })),
    ...generic.flatMap(({ operations: own }) => own),
  ];
  const resolve = resolver({ inputs, outputs });
  const paths: OpenApiDocument["paths"] = {};
  for (const operation of operations) {
    const { path, method } = operation.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation({ ...operation, resolve }) };
  }
  return {
    openapi: "3.1.0",
    info: { title: OPENAPI_TEXTS.title, version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: "/" }],
    tags: tags(operations.map(({ tag }) => tag)),
    paths,
    components: {
      schemas: {
        ...toNamedJsonSchemas({ schemas: inputs, io: "input", prefix: COMPONENT_PREFIX }),
        ...toNamedJsonSchemas({ schemas: outputs, io: "output", prefix: COMPONENT_PREFIX }),
        InitEntry: initEntry(),
        FieldError: FIELD_ERROR,
        ErrorBody: ERROR_BODY,
      },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: OPENAPI_TEXTS.session,
        },
      },
    },
  };
}

/** Input and output of the same schema differ by their defaults, so each has its own name. */
const sharedInputs: Record<string, z.ZodType> = {
  SiteDraftInput: calls.saveDraft.body,
  AlternativeUnitInput: alternativeUnit,
  ConfigInput: calls.saveConfig.body,
  CounterAppointmentAnswer: counterAppointmentAnswer,
  CounterAppointmentInput: counterAppointment,
  DeliveryAreaInput: deliveryArea,
  ImageInput: imageRef,
  LoginInput: calls.login.body,
  OpeningHoursRuleInput: openingHoursRule,
  OrderDraft: orderDraft,
  OrderItemDraft: orderItemDraft,
  PartInput: part,
  PartOptionInput: partOption,
  PartValueInput: partAnswer,
  QuestionnaireInput: questionnaire,
  RejectionInput: rejection,
  StatusChangeInput: statusChange,
  UnitInput: unit,
};

const sharedOutputs: Record<string, z.ZodType> = {
  AlternativeUnit: alternativeUnit,
  Config: configRecord,
  CurrentUser: userRecord,
  SiteDraft: siteDraft,
  SiteStates: siteStates,
  SitePreview: sitePreview,
  DeliveryArea: deliveryArea,
  Image: imageRef,
  ListedOrder: listedOrder,
  OpeningHoursRule: openingHoursRule,
  OrderItem: orderItem,
  OrderProgress: orderProgress,
  OrderResult: orderResult,
  Part: shownPart,
  PartOption: shownPartOption,
  PartValue: partValue,
  Pricing: pricing,
  PublicOrder: publicOrder,
  Questionnaire: questionnaire,
  StaffOrder: staffOrder,
  TimelineEntry: timelineEntry,
  Unit: unit,
};

const FIELD_ERROR: JsonSchema = {
  type: "object",
  properties: {
    field: {
      type: "string",
      description: OPENAPI_TEXTS.field,
    },
    code: {
      type: "string",
      description: OPENAPI_TEXTS.code,
    },
    message: { type: "string", description: OPENAPI_TEXTS.message },
  },
  required: ["code", "message"],
};

const ERROR_BODY: JsonSchema = {
  type: "object",
  properties: {
    errors: { type: "array", items: component("FieldError") },
    requestId: { type: "string" },
    states: { type: "object", description: OPENAPI_TEXTS.states },
  },
  required: ["errors", "requestId"],
};

/** An entry of the init bundle: its `url` decides the type of its `data`. */
function initEntry(): JsonSchema {
  const entry = (url: string, data: JsonSchema): JsonSchema => ({
    type: "object",
    properties: { url: { type: "string", const: url }, data },
    required: ["url", "data"],
  });
  return {
    oneOf: [
      entry("config", component("Config")),
      entry("users/me", { anyOf: [component("CurrentUser"), { type: "null" }] }),
      ...snapshotResources.map(({ name }) => entry(name, { type: "array", items: component(singular(name)) })),
    ],
  };
}

/** Replaces a named schema, or a list of one, by a reference. Any other schema is described where it is used. */
function resolver({ inputs, outputs }: { inputs: Record<string, z.ZodType>; outputs: Record<string, z.ZodType> }) {
  const names = {
    input: new Map<z.core.$ZodType, string>(Object.entries(inputs).map(([name, schema]) => [schema, name])),
    output: new Map<z.core.$ZodType, string>(Object.entries(outputs).map(([name, schema]) => [schema, name])),
  };
  return function resolve(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const name = names[io].get(schema);
    if (name) return component(name);
    if (schema === calls.init.response) return { type: "array", items: component("InitEntry") };
    if (schema === storedSite) return component("Site");
    if (schema === calls.branchMenus.response) return { type: "array", items: component("Menu") };
    if (schema instanceof z.ZodArray) return { type: "array", items: resolve(schema.element as z.ZodType, io) };
    if (schema instanceof z.ZodUnion)
      return { anyOf: schema.options.map((option) => resolve(option as z.ZodType, io)) };
    if (schema instanceof z.ZodPrefault) return resolve(schema.unwrap() as z.ZodType, io);
    const { $schema: _schema, ...inline } = toJsonSchema({ schema, io });
    return schema === calls.contactForm.body ? describeForms(inline) : inline;
  };
}

function genericOf(resource: Resource) {
  const own = genericCallsOf(resource);
  const one = singular(resource.name);
  const many = pascal(resource.name);
  const summaries = resourceSummaries(resource);
  const operationIds = {
    list: `list${many}`,
    options: `list${one}Options`,
    get: `get${one}`,
    create: `create${one}`,
    update: `update${one}`,
    remove: `remove${one}`,
  };
  return {
    named: {
      inputs: {
        ...(own.create ? { [`${one}Create`]: own.create.body } : {}),
        ...(own.update ? { [`${one}Update`]: own.update.body } : {}),
      },
      outputs: own.get ? { [one]: own.get.response } : {},
    },
    operations: (Object.keys(own) as (keyof typeof own)[]).map((key) => ({
      operationId: operationIds[key],
      summary: summaries[key],
      call: own[key] as Call,
      tag: resource.name,
    })),
  };
}

/** The singular: `categories` → `Category`. */
function singular(name: string): string {
  const one = name
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x)es$/, "$1")
    .replace(/s$/, "");
  return pascal(one);
}

/** `image-templates` → `ImageTemplates`. */
function pascal(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, first: string) => first.toUpperCase());
}

/** The first step of the path. A path below any resource is named by the first step that is no parameter. */
function tagOf(path: string): string {
  const step = path.split("/").find((name, index) => index > 1 && !name.startsWith("{"));
  return step?.replace(".json", "") ?? "";
}

function tags(used: readonly string[]): OpenApiDocument["tags"] {
  const many = new Map(allResources.map((resource) => [resource.name, resource.many]));
  return [...new Set(used)].map((name) => ({ name, description: TAG_TITLES[name] ?? many.get(name) ?? name }));
}
