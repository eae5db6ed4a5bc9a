import { resourceRequests } from "@tresen/contract/kit/resource-requests";
import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "@tresen/core/platform/actor";
import {
  type AnyRecord,
  type Finding,
  type Hooks,
  type Indexing,
  createRecord,
  getRecord,
  listFound,
  optionsFound,
  removeUnreferred,
  smallFinding,
  updateRecord,
  withPictures,
} from "@tresen/core/records";
import { endpoint } from "./endpoint";
import type { Referrers } from "./referred-by";
import type { Endpoint } from "./types";

/** Public answers may be cached briefly by CloudFront; answers for staff are never cached. */
const SHARED = { "cache-control": "public, max-age=0, s-maxage=5, must-revalidate" };
const PRIVATE = { "cache-control": "private, no-store" };

/** Fills in what the answered records show of other records. */
type Complete = (records: readonly AnyRecord[], now: Instant) => Promise<AnyRecord[]>;

interface Asked {
  resource: Resource;
  referrers?: Referrers;
  hooks?: Hooks;
  complete?: Complete;
  readable?: (resource: Resource) => Promise<Resource>;
  indexing?: Partial<Indexing>;
}

/** The calls of the generic pattern for a small resource: see `crudFinding`. */
export function crud(asked: Asked): Endpoint[] {
  return crudFinding({ ...asked, finding: smallFinding });
}

/**
 * The calls of the generic pattern for one resource.
 * @param referrers where records of other resources may point to one of this resource: none that is pointed to can be
 * removed, and who fills in one of their forms may pick from this resource.
 * @param hooks what the resource does beside the pattern.
 * @param complete fills in what records show of others: see `withPictures`.
 * @param readable the definition by which records are read, where answers depend on records of other resources.
 * @param indexing where the resource or one of its referrers is indexed: the parts for it.
 * @param finding how its lists are found.
 */
export function crudFinding({
  resource,
  referrers,
  hooks,
  complete = async (records) => [...records],
  readable = async (definition) => definition,
  indexing,
  finding,
}: Asked & { finding: Finding }): Endpoint[] {
  const calls = resourceRequests(resource);
  const ours = { resource, hooks, indexing };
  const completed = async (record: AnyRecord, now: Instant): Promise<AnyRecord> =>
    (await complete([record], now))[0] ?? record;
  // Staff also get what is not public. If everything is public, the session is not read.
  const reading = resource.publish ? { session: "optional" as const } : {};
  const vary: Record<string, string> = resource.publish ? { vary: "cookie" } : {};
  const headersFor = (actor: Actor): Record<string, string> =>
    resource.access.read === "public" ? { ...(actor.kind === "staff" ? PRIVATE : SHARED), ...vary } : {};
  return [
    endpoint({
      ...calls.list,
      ...reading,
      run: async ({ query: { as: _, ...query }, actor, now }) => {
        const { records, ...page } = await listFound({
          resource: await readable(resource),
          actor,
          query,
          finding,
          now,
        });
        return { data: await complete(records, now), ...page, headers: headersFor(actor) };
      },
    }),
    endpoint({
      ...calls.options,
      run: async ({ query: { ids, ...query }, actor }) => {
        const asked = { ...query, ids: ids?.split(",") };
        const { options, cursor } = await optionsFound({
          resource,
          actor,
          referrers: referrers?.sources ?? [],
          query: asked,
          finding,
        });
        return { data: options, cursor };
      },
    }),
    endpoint({
      ...calls.get,
      ...reading,
      run: async ({ params, actor, now }) => ({
        data: await completed(await getRecord({ resource: await readable(resource), ...params, actor }), now),
        headers: headersFor(actor),
      }),
    }),
    endpoint({
      ...calls.create,
      run: async ({ body, actor, now }) => ({
        data: await completed(
          await createRecord({ ...ours, resource: await readable(resource), actor, now, input: body }),
          now,
        ),
      }),
    }),
    endpoint({
      ...calls.update,
      body: resource.fieldAccess?.received(calls.update.body) ?? calls.update.body,
      run: async ({ params, body, actor, now }) => ({
        data: await completed(
          await updateRecord({ ...ours, resource: await readable(resource), ...params, actor, now, input: body }),
          now,
        ),
      }),
    }),
    endpoint({
      ...calls.remove,
      run: async ({ params, actor, now }) => {
        const remove = referrers?.remove ?? removeUnreferred;
        await remove({ ...ours, ...params, actor, now });
        return { data: null };
      },
    }),
  ];
}

/** For `crud`: fills in the pictures that records of the resource show. */
export function completingPictures({ fields }: Pick<Resource, "fields">) {
  return {
    complete: (records: readonly AnyRecord[]): Promise<AnyRecord[]> =>
      withPictures({ schema: fields, values: records }),
  };
}
