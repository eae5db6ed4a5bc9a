import { products } from "@tresen/contract/catalog/product.resource";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { redirects } from "@tresen/contract/site/redirect.resource";
import { indexing } from "@tresen/core/records";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: products, referrers: [menus, redirects], indexing }));
