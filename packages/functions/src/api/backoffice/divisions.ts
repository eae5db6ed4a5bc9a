import { divisions } from "@tresen/contract/branch/division.resource";
import { branchReferrer } from "@tresen/contract/branch/branch.referrer";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: divisions, referrers: referredBy(branchReferrer) }));
