import * as z from "zod";
import type { Call } from "./call";
import type { Option } from "./list/option";
import { type Resource, recordFields } from "./resource";
import { resourceRequests } from "./resource-requests";
import { id } from "./schema";

/** A picture as records keep it. */
const picture = z.strictObject({
  id: z.string(),
  version: z.int(),
  extension: z.string(),
  width: z.int().nullish(),
  height: z.int().nullish(),
  alt: z.string(),
});
const option: z.ZodType<Option> = z.strictObject({ id, label: z.string(), picture: picture.optional() });

/** The generic calls of one resource with the schemas of their answers. */
export function resourceCalls<Fields extends z.ZodObject>(resource: Resource<Fields>) {
  const { list, options, get, create, update, remove } = resourceRequests(resource);
  const record = withoutSecrets(resource.fields).extend({ ...resource.answered, ...recordFields });
  return {
    list: { ...list, response: z.array(record) },
    options: { ...options, response: z.array(option) },
    get: { ...get, response: record },
    create: { ...create, response: record },
    update: { ...update, response: record },
    remove: { ...remove, response: z.null() },
  } satisfies Record<string, Call>;
}

/** The fields without those that must never leave the server. */
function withoutSecrets(fields: z.ZodObject): z.ZodObject {
  const open = Object.entries(fields.shape).filter(([, field]) => !z.globalRegistry.get(field)?.secret);
  return z.strictObject(Object.fromEntries(open));
}
