import { branchReferrer } from "@tresen/contract/branch/branch.referrer";
import { productReferrer } from "@tresen/contract/catalog/product.referrer";
import { taxRates } from "@tresen/contract/catalog/tax/tax-rate.resource";
import { referrerIndexing } from "@tresen/core/records";
import { crud } from "../../../http/crud";
import { referredBy } from "../../../http/referred-by";
import { resource } from "../../../http/resource";

export const handler = resource(
  crud({ resource: taxRates, referrers: referredBy(branchReferrer, productReferrer), indexing: referrerIndexing }),
);
