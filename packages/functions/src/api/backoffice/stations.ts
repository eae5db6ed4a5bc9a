import { deviceReferrer } from "@tresen/contract/device/device.referrer";
import { stations } from "@tresen/contract/station/station.resource";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: stations, referrers: referredBy(deviceReferrer) }));
