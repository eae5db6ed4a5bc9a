import { products } from "@tresen/contract/catalog/product.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { redirects } from "@tresen/contract/site/redirect.resource";
import { indexing } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: products, referrers: [menuReferrer, redirects], indexing }));
