import { sceneReferrer } from "@tresen/contract/signage/scene/scene.referrer";
import { blocks } from "@tresen/contract/site/block/block.resource";
import { completingPictures, crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crud({ resource: blocks, referrers: referredBy(sceneReferrer), ...completingPictures(blocks) }),
);
