import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { sites } from "@tresen/contract/site/site.resource";
import { withPictures } from "../../records";
import { userNames } from "../../user";
import { type DraftRow, fieldsOf } from "../draft-row";

/** The draft as its editors get it, with the newest files of its pictures. */
export async function answeredDraft(row: DraftRow): Promise<SiteDraft> {
  const [names, [fields]] = await Promise.all([
    userNames([row.updatedBy]),
    withPictures({ schema: sites.fields, values: [fieldsOf(row)] }),
  ]);
  const { baseVersion, updatedAt, updatedBy, revision } = row;
  // As they were checked when the draft was saved.
  const checked = fields as SiteDraft["fields"];
  return { fields: checked, baseVersion, updatedAt, updatedBy, updatedByName: names.get(updatedBy) ?? null, revision };
}
