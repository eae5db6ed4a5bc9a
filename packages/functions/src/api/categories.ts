import { categories } from "@tresen/contract/resources/catalog";
import { crud } from "../http/crud";
import { resource } from "../http/resource";

export const handler = resource(crud(categories));
