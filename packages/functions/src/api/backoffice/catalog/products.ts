import { productCalls as calls } from "@tresen/contract/catalog/product.calls";
import { products } from "@tresen/contract/catalog/product.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { redirectReferrer } from "@tresen/contract/site/redirect.referrer";
import { sceneReferrer } from "@tresen/contract/signage/scene/scene.referrer";
import { productHooks, productIdsFor, readable } from "@tresen/core/catalog";
import { withPriorPrices } from "@tresen/core/catalog/price";
import { readPriceHistory } from "@tresen/core/catalog/price-history";
import { priceIndexing, recordIndexing, referrerIndexing } from "@tresen/core/records";
import { completingRates } from "../../../http/completing-rates";
import { crudFinding } from "../../../http/crud";
import { endpoint } from "../../../http/endpoint";
import { referredBy } from "../../../http/referred-by";
import { resource } from "../../../http/resource";

const rates = completingRates(products);

export const handler = resource([
  endpoint({
    ...calls.priceHistory,
    run: async ({ params, actor, now }) => ({ data: await readPriceHistory({ actor, ...params, now }) }),
  }),
  ...crudFinding({
    resource: products,
    hooks: productHooks,
    readable,
    complete: async (records, now) => withPriorPrices({ products: await rates.complete(records, now), now }),
    referrers: referredBy(menuReferrer, redirectReferrer, sceneReferrer),
    indexing: { ...priceIndexing, ...recordIndexing, ...referrerIndexing },
    finding: { ...recordIndexing, idsFor: productIdsFor },
  }),
]);
