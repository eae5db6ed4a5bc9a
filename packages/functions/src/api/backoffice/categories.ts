import { categories } from "@tresen/contract/catalog/category.resource";
import { menuReferrer } from "@tresen/contract/catalog/menu.referrer";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";
import { completingPictures } from "../../http/with-pictures";

export const handler = resource(
  crud({ resource: categories, ...completingPictures(categories), referrers: referredBy(menuReferrer) }),
);
