import { tags } from "@tresen/contract/catalog/tag.resource";
import { branchReferrer } from "@tresen/contract/branch/branch.referrer";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: tags, referrers: [branchReferrer] }));
