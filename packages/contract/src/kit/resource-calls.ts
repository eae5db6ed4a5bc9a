import * as z from "zod";
import { type Verb, permissionOf } from "./access";
import { type Call, asked, byId, get, post } from "./call";
import { listQuery } from "./list/list-query";
import { type Resource, enteredFields, recordFields } from "./resource";
import { option, optionsQuery } from "./list/option";
import { id, newId } from "./schema";

/** The calls of the generic pattern for one resource. */
export function resourceCalls<Fields extends z.ZodObject>(resource: Resource<Fields>) {
  const path: Call["path"] = `/api/${resource.name}`;
  const fields = withoutSecrets(resource.fields);
  const record = fields.extend({ ...resource.answered, ...recordFields });
  // PUT repeats id and version: the id must be the path's, an older version is refused with 409.
  const update = enteredFields({ resource, isNew: false }).extend({
    id: id.optional(),
    version: z.int().min(1),
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
  });
  const holders = (verb: Verb) => ({
    access: resource.access[verb],
    permission: permissionOf({ resource, verb }),
  });
  return {
    list: {
      ...get,
      path,
      ...holders("read"),
      query: listQuery(resource).extend(asked),
      response: z.array(record),
    },
    options: {
      ...get,
      path: `${path}/options`,
      access: "staff" as const,
      query: optionsQuery,
      response: z.array(option),
    },
    get: {
      ...get,
      path: `${path}/{id}`,
      ...holders("read"),
      params: byId,
      query: z.object(asked),
      response: record,
    },
    create: {
      ...post,
      path,
      ...holders("create"),
      body: enteredFields({ resource, isNew: true }).extend({ id: newId.optional() }),
      response: record,
      status: 201 as const,
    },
    update: {
      ...get,
      method: "PUT" as const,
      path: `${path}/{id}`,
      ...holders("update"),
      params: byId,
      body: update,
      response: record,
    },
    remove: {
      ...get,
      method: "DELETE" as const,
      path: `${path}/{id}`,
      ...holders("remove"),
      params: byId,
      response: z.null(),
    },
  } satisfies Record<string, Call>;
}

/** The fields that may leave the server. */
export function withoutSecrets(fields: z.ZodObject): z.ZodObject {
  const open = Object.entries(fields.shape).filter(([, field]) => !z.globalRegistry.get(field as z.ZodType)?.secret);
  return z.strictObject(Object.fromEntries(open) as z.ZodRawShape);
}
