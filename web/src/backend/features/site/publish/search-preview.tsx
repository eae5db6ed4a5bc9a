import { siteTitle } from "@tresen/contract/page/head";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { DESCRIPTION_LENGTH } from "@tresen/contract/site/findings/page-findings";
import { cutText } from "./cut-text";
import { HEAD_TEXTS as texts } from "./publish.texts";

/** The page as a result of a search engine: the title on one line of some 600 pixels, and what is left of its text. */
export function SearchPreview({ fields }: { fields: SiteDraft["fields"] }) {
  const { host } = window.location;
  const path = fields.path.split("/").filter(Boolean);
  const description = fields.description.replace(/\s+/g, " ").trim();
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-medium">{texts.search}</figcaption>
      <div className="max-w-[37.5rem] rounded-control border border-line bg-surface p-3">
        <p className="truncate text-xs text-muted">{[host, ...path].join(" › ")}</p>
        <p className="truncate text-lg leading-snug text-action-text" title={siteTitle(fields)}>
          {siteTitle(fields)}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {description === "" ? texts.noDescription : cutText({ text: description, most: DESCRIPTION_LENGTH })}
        </p>
      </div>
    </figure>
  );
}
