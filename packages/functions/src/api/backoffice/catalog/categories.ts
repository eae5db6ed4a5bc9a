import { categories } from "@tresen/contract/catalog/category.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { sceneReferrer } from "@tresen/contract/signage/scene/scene.referrer";
import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import { completingPictures, crud } from "../../../http/crud";
import { referredBy } from "../../../http/referred-by";
import { resource } from "../../../http/resource";

export const handler = resource(
  crud({
    resource: categories,
    ...completingPictures(categories),
    referrers: referredBy(menuReferrer, sceneReferrer, segmentReferrer),
  }),
);
