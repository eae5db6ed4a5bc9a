import { tags } from "@tresen/contract/catalog/tag.resource";
import { branchReferrer } from "@tresen/contract/branch/branch.referrer";
import { completingPictures, crud } from "../../../http/crud";
import { referredBy } from "../../../http/referred-by";
import { resource } from "../../../http/resource";

export const handler = resource(
  crud({ resource: tags, ...completingPictures(tags), referrers: referredBy(branchReferrer) }),
);
