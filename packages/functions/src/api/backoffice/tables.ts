import { tables } from "@tresen/contract/branch/table.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: tables }));
