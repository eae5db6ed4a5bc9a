import { branchCalls as calls } from "@tresen/contract/branch/branch.calls";
import { branches } from "@tresen/contract/branch/branch.resource";
import { listFullSlots } from "@tresen/core/order";
import { listBranchMenus } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** The same for everybody, and soon another: the edge may keep it for a moment, a browser asks anew. */
const BRIEFLY = { "cache-control": "public, max-age=0, s-maxage=3" };

export const handler = resource([
  endpoint({
    ...calls.branchMenus,
    run: async ({ params }) => ({ data: await listBranchMenus({ branch: params.id }) }),
  }),
  endpoint({
    ...calls.fullSlots,
    run: async ({ params, query, now }) => ({
      data: await listFullSlots({ branch: params.id, ...query, now }),
      headers: BRIEFLY,
    }),
  }),
  ...crud(branches),
]);
