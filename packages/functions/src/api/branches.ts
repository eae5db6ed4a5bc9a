import { calls } from "@tresen/contract/calls";
import { branches } from "@tresen/contract/resources/branch";
import { listBranchMenus } from "@tresen/core/resource";
import { crud } from "../http/crud";
import { endpoint } from "../http/endpoint";
import { resource } from "../http/resource";

export const handler = resource([
  endpoint({ ...calls.branchMenus, run: async ({ params }) => ({ data: await listBranchMenus({ branch: params.id }) }) }),
  ...crud(branches),
]);
