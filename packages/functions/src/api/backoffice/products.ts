import { products } from "@tresen/contract/catalog/product.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud(products));
