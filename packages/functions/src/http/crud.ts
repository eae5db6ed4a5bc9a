import { resourceCalls } from "@tresen/contract/calls";
import type { Resource } from "@tresen/contract/resource";
import { createRecord, getRecord, listRecords, removeRecord, updateRecord } from "@tresen/core/resource";
import { endpoint } from "./endpoint";
import type { Endpoint } from "./types";

/** Answers that look the same to everyone may be shared for a moment; what only staff may read never. */
const SHARED = { "cache-control": "public, max-age=0, s-maxage=5, must-revalidate" };

/** The five calls of the generic pattern for one resource. */
export function crud(resource: Resource): Endpoint[] {
  const calls = resourceCalls(resource);
  const headers = resource.read === "public" ? SHARED : {};
  return [
    endpoint({
      ...calls.list,
      run: async ({ query, actor }) => {
        const { records, cursor } = await listRecords({ resource, actor, ...query });
        return { data: records, cursor, headers };
      },
    }),
    endpoint({ ...calls.get, run: async ({ params, actor }) => ({ data: await getRecord({ resource, actor, id: params.id }), headers }) }),
    endpoint({ ...calls.create, run: async ({ body, actor, now }) => ({ data: await createRecord({ resource, actor, now, input: body }) }) }),
    endpoint({ ...calls.update, run: async ({ params, body, actor, now }) => ({ data: await updateRecord({ resource, actor, now, id: params.id, input: body }) }) }),
    endpoint({
      ...calls.remove,
      run: async ({ params, actor, now }) => {
        await removeRecord({ resource, actor, now, id: params.id });
        return { data: null };
      },
    }),
  ];
}
