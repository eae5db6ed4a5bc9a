import * as z from "zod";
import { type Verb, permissionOf } from "./access";
import { type Request, asked, byId, get, post } from "./call";
import { listQuery } from "./list/list-query";
import { optionsQuery } from "./list/option";
import { type Resource, enteredFields } from "./resource";
import { id, newId } from "./schema";
import { optionalSwitches } from "./switches";

/** The request side of a resource's generic calls, which its function needs. */
export function resourceRequests<Fields extends z.ZodObject>(resource: Resource<Fields>) {
  const path: Request["path"] = `/api/${resource.name}`;
  // PUT repeats id and version. The id must be the one in the path; an outdated version is refused with 409.
  const entered = enteredFields({ resource, isNew: false });
  const update = entered.extend({
    ...optionalSwitches(entered),
    id: id.optional(),
    version: z.int().min(1),
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
  });
  const one: Request["path"] = `${path}/{id}`;
  const holders = (verb: Verb) => ({ access: resource.access[verb], permission: permissionOf({ resource, verb }) });
  return {
    list: { ...get, path, ...holders("read"), query: listQuery(resource).extend(asked) },
    options: { ...get, path: `${path}/options`, access: "staff" as const, query: optionsQuery },
    get: { ...get, path: one, ...holders("read"), params: byId, query: z.strictObject(asked) },
    create: {
      ...post,
      path,
      ...holders("create"),
      body: enteredFields({ resource, isNew: true }).extend({ id: newId.optional() }),
      status: 201 as const,
    },
    update: { ...get, method: "PUT" as const, path: one, ...holders("update"), params: byId, body: update },
    remove: { ...get, method: "DELETE" as const, path: one, ...holders("remove"), params: byId },
  } satisfies Record<string, Request>;
}
