import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import { segments } from "@tresen/contract/signage/segment/segment.resource";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import { segmentHooks } from "@tresen/core/signage";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crud({ resource: segments, referrers: referredBy(segmentReferrer, streamReferrer), hooks: segmentHooks }),
);
