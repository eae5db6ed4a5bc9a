import { navigations } from "@tresen/contract/site/navigation/navigation.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: navigations }));
