import { products } from "@tresen/contract/catalog/product.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { redirectReferrer } from "@tresen/contract/site/redirect.referrer";
import { indexing } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: products, referrers: [menuReferrer, redirectReferrer], indexing }));
