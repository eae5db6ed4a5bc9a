import { streams } from "@tresen/contract/signage/stream/stream.resource";
import { tvReferrer } from "@tresen/contract/signage/tv/tv.referrer";
import { smallFinding } from "@tresen/core/records";
import { streamIdsFor } from "@tresen/core/signage";
import { crudFinding } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

export const handler = resource(
  crudFinding({
    resource: streams,
    referrers: referredBy(tvReferrer),
    finding: { ...smallFinding, idsFor: streamIdsFor },
  }),
);
