import { stations } from "@tresen/contract/station/station.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: stations }));
