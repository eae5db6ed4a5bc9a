import { donatees } from "@tresen/contract/order/donatee.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: donatees }));
