import { menus } from "@tresen/contract/catalog/menu.resource";
import { sceneReferrer } from "@tresen/contract/signage/scene/scene.referrer";
import { crud } from "../../../http/crud";
import { referredBy } from "../../../http/referred-by";
import { resource } from "../../../http/resource";

export const handler = resource(crud({ resource: menus, referrers: referredBy(sceneReferrer) }));
