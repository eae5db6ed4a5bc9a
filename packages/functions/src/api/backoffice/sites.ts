import { siteCalls as calls } from "@tresen/contract/site/site.calls";
import { sites } from "@tresen/contract/site/site.resource";
import { navigations } from "@tresen/contract/site/navigation/navigation.resource";
import { redirectReferrer } from "@tresen/contract/site/redirect.referrer";
import { referrerIndexing } from "@tresen/core/records";
import {
  publishDraft,
  publishLater,
  readDraft,
  readStates,
  removeDraft,
  restoreVersion,
  saveDraft,
} from "@tresen/core/site/draft";
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
  endpoint({
    ...calls.readStates,
    run: async ({ params, actor }) => ({ data: await readStates({ ...params, actor }) }),
  }),
  endpoint({ ...calls.readDraft, run: async ({ params, actor }) => ({ data: await readDraft({ ...params, actor }) }) }),
  endpoint({
    ...calls.saveDraft,
    run: async ({ params, body: { fields, baseVersion, revision }, actor, now }) => ({
      data: await saveDraft({ ...params, fields, baseVersion, revision, actor, now }),
    }),
  }),
  endpoint({
    ...calls.removeDraft,
    run: async ({ params, actor }) => {
      await removeDraft({ ...params, actor });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.publishDraft,
    run: async ({ params, body: { at, ...read }, actor, now }) => {
      const publication = { ...params, ...read, actor, now };
      if (at === undefined) return { data: await publishDraft(publication) };
      return { data: await publishLater({ ...publication, at }), status: calls.publishDraft.accepted };
    },
  }),
  endpoint({
    ...calls.restoreVersion,
    run: async ({ params, body, actor, now }) => ({ data: await restoreVersion({ ...params, ...body, actor, now }) }),
  }),
  ...crud({
    resource: sites,
    ...completingPictures(sites),
    referrers: referredBy(navigations, redirectReferrer),
    indexing: referrerIndexing,
  }),
]);
