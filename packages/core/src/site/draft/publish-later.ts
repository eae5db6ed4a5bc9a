import type { Resource } from "@tresen/contract/kit/resource";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import { sites } from "@tresen/contract/site/site.resource";
import { tryUpdate } from "../../records";
import { planChange, timeAhead } from "../../plan";
import { type Publication, publishable } from "./publish";
import { fieldsOf } from "./stored-draft";

const resource: Resource = sites;

/**
 * Plans the publication of a draft as it is now. Whoever saves the draft afterwards changes nothing of that.
 * @param redirect whether the page's former address shall get a redirect with it, if it moves.
 * @throws as `publishDraft`, and input for a time that is past or too far ahead or a redirect that cannot be.
 */
export async function publishLater({
  at,
  redirect = false,
  ...publication
}: Publication & { at: string; redirect?: boolean | undefined }): Promise<PlannedChange> {
  const { actor, now } = publication;
  timeAhead({ at, now });
  const { site, draft } = await publishable(publication);
  const fields = fieldsOf(draft);
  await tryUpdate({ resource, actor, now, id: site.id, input: { ...fields, version: site.version } });
  if (redirect) {
    // Checked as it will be, and written by the job. Most publications need nothing of redirects.
    const { redirectAlong } = await import("../moved-page");
    await redirectAlong({ row: site, fields, actor, now });
  }
  return planChange({
    resource,
    row: site,
    type: "publish",
    fields,
    revision: draft.revision,
    redirect,
    at,
    actor,
    now,
  });
}
