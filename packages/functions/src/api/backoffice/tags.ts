import { tags } from "@tresen/contract/catalog/tag.resource";
import { branches } from "@tresen/contract/branch/branch.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: tags, referrers: [branches] }));
