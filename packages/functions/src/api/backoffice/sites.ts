import { siteCalls as calls } from "@tresen/contract/site/site.calls";
import { sites } from "@tresen/contract/site/site.resource";
import { navigations } from "@tresen/contract/site/navigation.resource";
import { redirectReferrer } from "@tresen/contract/site/redirect.referrer";
import { referrerIndexing } from "@tresen/core/records";
import { createPreviewLink, readPreview } from "@tresen/core/site/preview";
import { completingPictures, crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.createPreviewLink,
    run: async ({ params, body, actor, now }) => ({
      data: await createPreviewLink({ ...body, actor, site: params.id, now }),
    }),
  }),
  endpoint({ ...calls.preview, run: async ({ body, now }) => ({ data: await readPreview({ ...body, now }) }) }),
  ...crud({
    resource: sites,
    ...completingPictures(sites),
    referrers: referredBy(navigations, redirectReferrer),
    indexing: referrerIndexing,
  }),
]);
