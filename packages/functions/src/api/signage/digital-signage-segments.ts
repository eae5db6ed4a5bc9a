import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import { segments } from "@tresen/contract/signage/segment/segment.resource";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import { requireOwnStreams, segmentHooks } from "@tresen/core/signage";
import { crud } from "../../http/crud";
import { type Referrers, referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

const { sources, remove } = referredBy(segmentReferrer, streamReferrer);
/** Whoever may not remove a segment is told that, and not what would have to be removed before. */
const referrers: Referrers = {
  sources,
  remove: async (asked) => {
    await requireOwnStreams({ ...asked, verb: "remove" });
    await remove(asked);
  },
};

export const handler = resource(crud({ resource: segments, referrers, hooks: segmentHooks }));
