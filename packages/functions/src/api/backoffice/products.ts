import { products } from "@tresen/contract/catalog/product.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { redirectReferrer } from "@tresen/contract/site/redirect.referrer";
import { recordIndexing, referrerIndexing } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crud({
    resource: products,
    referrers: referredBy(menuReferrer, redirectReferrer),
    indexing: { ...recordIndexing, ...referrerIndexing },
  }),
);
