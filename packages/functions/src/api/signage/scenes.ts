import { scenes } from "@tresen/contract/signage/scene/scene.resource";
import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import { sceneHooks } from "@tresen/core/signage";
import { completingPictures, crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crud({ resource: scenes, referrers: referredBy(segmentReferrer), hooks: sceneHooks, ...completingPictures(scenes) }),
);
