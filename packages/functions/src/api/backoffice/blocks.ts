import { blocks } from "@tresen/contract/site/block.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: blocks }));
