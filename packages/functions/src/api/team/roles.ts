import { roles } from "@tresen/contract/user/role.resource";
import { roleHooks } from "@tresen/core/user";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: roles, hooks: roleHooks }));
