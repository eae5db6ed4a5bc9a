import { segmentReferrer } from "@tresen/contract/signage/segment/segment.referrer";
import { segments } from "@tresen/contract/signage/segment/segment.resource";
import { streamReferrer } from "@tresen/contract/signage/stream/stream.referrer";
import { smallFinding } from "@tresen/core/records";
import { requireOwnStreams, segmentHooks, segmentIdsFor } from "@tresen/core/signage";
import { crudFinding } from "../../http/crud";
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

export const handler = resource(
  crudFinding({
    resource: segments,
    referrers,
    hooks: segmentHooks,
    finding: { ...smallFinding, idsFor: segmentIdsFor },
  }),
);
