import { products } from "@tresen/contract/catalog/product.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { redirectReferrer } from "@tresen/contract/site/redirect.referrer";
import { productIdsFor } from "@tresen/core/catalog";
import { recordIndexing, referrerIndexing } from "@tresen/core/records";
import { completingPictures, crudFinding } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crudFinding({
    resource: products,
    ...completingPictures(products),
    referrers: referredBy(menuReferrer, redirectReferrer),
    indexing: { ...recordIndexing, ...referrerIndexing },
    finding: { ...recordIndexing, idsFor: productIdsFor },
  }),
);
