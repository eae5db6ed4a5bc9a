import { shownSections } from "@tresen/contract/site/shown-sections";
import type { Site } from "@tresen/contract/site/site.resource";
import type { ShownPage } from "../../../../../shared/preview/page-preview";
import { type PageFields, sectionsOf, withSections } from "../model/page-fields";
import type { Chosen } from "../model/page-state";

/** What the frame shows: the record with what is typed, without hidden sections, as it would be published. */
export function shownPage({ record, fields, chosen }: { record: Site; fields: PageFields; chosen: Chosen }): ShownPage {
  const sections = sectionsOf(fields);
  const site: Site = {
    ...record,
    ...(fields.content.sections ? withSections(fields, shownSections(sections)) : fields),
  };
  const isShown = typeof chosen === "number" && fields.type === "default" && !sections[chosen]?.isHidden;
  return { kind: "show", site, chosen: isShown ? shownSections(sections.slice(0, chosen)).length : null };
}

/** The place of a shown section in the whole list, hidden ones included. */
export function wholePlace({ fields, place }: { fields: PageFields; place: number }): number | null {
  const places = sectionsOf(fields).flatMap(({ isHidden }, index) => (isHidden ? [] : [index]));
  return places[place] ?? null;
}
