import { blocks } from "@tresen/contract/site/block/block.resource";
import { completingPictures, crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: blocks, ...completingPictures(blocks) }));
