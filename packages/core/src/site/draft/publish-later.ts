import type { Resource } from "@tresen/contract/kit/resource";
import type { PlannedChange } from "@tresen/contract/plan/plan.view";
import { sites } from "@tresen/contract/site/site.resource";
import { tryUpdate } from "../../records";
import { planChange, timeAhead } from "../../plan";
import { fieldsOf } from "../draft-row";
import { type Publication, publishable, wishedRedirect } from "./publish";

const resource: Resource = sites;

/**
 * Plans the publication of a draft as it is now. Whoever saves the draft afterwards changes nothing of that.
 * @throws as `publishDraft`, and input for a time that is past or too far ahead or a redirect that cannot be.
 */
export async function publishLater({ at, ...publication }: Publication & { at: string }): Promise<PlannedChange> {
  const { actor, now, redirect = false } = publication;
  timeAhead({ at, now });
  const { site, draft } = await publishable(publication);
  const fields = fieldsOf(draft);
  await tryUpdate({ resource, actor, now, id: site.id, input: { ...fields, version: site.version } });
  // Checked as it will be, and written by the job.
  await wishedRedirect({ publication, site, fields });
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
