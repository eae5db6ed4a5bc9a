import { divisions } from "@tresen/contract/branch/division.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud(divisions));
