import { tags } from "@tresen/contract/catalog/tag.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud(tags));
