import { navigations } from "@tresen/contract/resources/shop";
import { crud } from "../http/crud";
import { resource } from "../http/resource";

export const handler = resource(crud(navigations));
