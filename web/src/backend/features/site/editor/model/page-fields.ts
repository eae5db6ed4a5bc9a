import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import type { Site } from "@tresen/contract/site/site.resource";
import { isSame } from "../../../../admin/model/draft";

/** What a draft of a page holds: its fields without id and version. */
export type PageFields = SiteDraft["fields"];
export type PageSection = NonNullable<PageFields["content"]["sections"]>[number];

/** The fields of a record or of a draft, without what else an answer has. */
export function fieldsOfPage(page: Site | PageFields): PageFields {
  const { type, isPublic, path, title, name, description, shareImage, content } = page;
  return {
    ...{ type, isPublic, path, title, name, description, content },
    // A page without one need not say so.
    ...(shareImage ? { shareImage } : {}),
  };
}

/** Whether two pages are the same to a visitor: a section that is not hidden may or may not say so. */
export function isSamePage(a: PageFields, b: PageFields): boolean {
  return isSame(plain(a), plain(b));
}

function plain(page: PageFields): PageFields {
  const { sections, ...content } = page.content;
  return sections ? { ...page, content: { ...content, sections: sections.map(plainSection) } } : page;
}

/** A section that is shown, without the flag that says so. */
export function plainSection({ isHidden, ...section }: PageSection): PageSection {
  return isHidden ? { ...section, isHidden } : section;
}

export const sectionsOf = ({ content }: PageFields): readonly PageSection[] => content.sections ?? [];

export function withSections(page: PageFields, sections: readonly PageSection[]): PageFields {
  return { ...page, content: { ...page.content, sections: [...sections] } };
}
