import type { SiteStates } from "@tresen/contract/site/draft/site-draft";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { AppError } from "../../platform/errors";
import { withPictures } from "../../records";
import { type Row, namedRecords } from "../../records/rows";
import { findDraft } from "../draft-row";
import { answeredDraft } from "./answered-draft";

const siteRows = namedRecords<Site>("sites");

/** The page as it is answered, with the newest files of its pictures. */
export async function answeredSite(row: Row): Promise<Site> {
  const record = siteRows.recordOf(row);
  const [site = record] = await withPictures({ schema: sites.fields, values: [record] });
  return site;
}

/** A conflict whose answer has what is stored: the draft, if there is one, and the page. */
export async function refusedWithStates({
  code,
  message,
  site,
  cause,
}: {
  code: string;
  message: string;
  site: Row;
  cause?: unknown;
}): Promise<AppError> {
  return new AppError(code, "conflict", message, [], { cause, states: await statesOf(site) });
}

/** What is stored of a page: its draft, if there is one, and the page. */
export async function statesOf(site: Row): Promise<SiteStates> {
  const draft = await findDraft(site.id);
  return { draft: draft && (await answeredDraft(draft)), record: await answeredSite(site) };
}
