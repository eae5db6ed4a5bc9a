import { menus } from "@tresen/contract/catalog/menu.resource";
import { crud } from "../../../http/crud";
import { resource } from "../../../http/resource";

export const handler = resource(crud({ resource: menus }));
