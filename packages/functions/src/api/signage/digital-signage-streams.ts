import { streams } from "@tresen/contract/signage/stream/stream.resource";
import { tvReferrer } from "@tresen/contract/signage/tv/tv.referrer";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: streams, referrers: referredBy(tvReferrer) }));
