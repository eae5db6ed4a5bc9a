import { departments } from "@tresen/contract/branch/department.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: departments }));
