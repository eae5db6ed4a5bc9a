import { categories } from "@tresen/contract/catalog/category.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud(categories));
