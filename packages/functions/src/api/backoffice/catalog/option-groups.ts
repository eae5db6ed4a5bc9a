import { optionGroupCalls as calls } from "@tresen/contract/catalog/option-group/option-group.calls";
import { optionGroups } from "@tresen/contract/catalog/option-group/option-group.resource";
import { productReferrer } from "@tresen/contract/catalog/product.referrer";
import { listGroupProducts } from "@tresen/core/catalog/option-group";
import { referrerIndexing } from "@tresen/core/records";
import { crud } from "../../../http/crud";
import { endpoint } from "../../../http/endpoint";
import { referredBy } from "../../../http/referred-by";
import { resource } from "../../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.optionGroupProducts,
    run: async ({ actor, params }) => ({ data: await listGroupProducts({ actor, ...params }) }),
  }),
  ...crud({ resource: optionGroups, referrers: referredBy(productReferrer), indexing: referrerIndexing }),
]);
