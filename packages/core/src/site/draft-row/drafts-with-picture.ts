import { referencesIn } from "@tresen/contract/kit/references/references";
import { images } from "@tresen/contract/media/image.resource";
import { DRAFT_OF_PAGE } from "@tresen/contract/site/draft/site-draft.texts";
import { sites } from "@tresen/contract/site/site.resource";
import { storageCall } from "../../platform/db";
import { type Referring, allRows } from "../../records/rows";
import { SiteDraftEntity } from "./site-draft.entity";
import { fieldsOf } from "./stored-draft";

/** The drafts of pages that show a picture, as what refers to it. One Query, and one BatchGetItem for 100 pages. */
export async function draftsWithPicture(id: string): Promise<Referring[]> {
  const rows = await allRows({ resource: sites });
  if (rows.length === 0) return [];
  const { data } = await storageCall(() => SiteDraftEntity.get(rows.map((row) => ({ site: row.id }))).go());
  const drafts = new Map(data.map((draft) => [draft.site, fieldsOf(draft)]));
  return rows.flatMap((row) => {
    const fields = drafts.get(row.id);
    const shows = referencesIn({ schema: sites.fields, value: fields }).some(
      (reference) => reference.resource === images.name && reference.id === id,
    );
    return fields && shows ? [{ resource: { ...sites, one: DRAFT_OF_PAGE }, row: { ...row, fields } }] : [];
  });
}
