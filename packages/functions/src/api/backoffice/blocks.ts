import { blocks } from "@tresen/contract/site/block.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";
import { completingPictures } from "../../http/with-pictures";

export const handler = resource(crud({ resource: blocks, ...completingPictures(blocks) }));
