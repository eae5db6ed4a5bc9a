import { sites } from "@tresen/contract/site/site.resource";
import { isSame } from "../../../../admin/model/draft";
import { type PageFields, sectionsOf, withSections } from "../model/page-fields";
import { type SectionClash, mergeSections } from "./merge-sections";

/** What stays where two people changed the same: mine, the other one's, or both of them one after the other. */
export type Choice = "mine" | "theirs" | "both";

/** A field of the page that both changed; `text` is the text of a simple page. */
export interface FieldClash {
  kind: "field";
  key: string;
  field: Exclude<keyof PageFields, "content"> | "text";
  mine: unknown;
  theirs: unknown;
}
export type Clash = FieldClash | SectionClash;

/** All fields of a page but its content, so that one that is added to pages is merged as well. */
const OWN = Object.keys(sites.fields.omit({ content: true }).shape) as Exclude<keyof PageFields, "content">[];

export interface Merged {
  fields: PageFields;
  /** What both changed differently. Without a choice mine stays. */
  clashes: Clash[];
}

export interface Sides {
  /** The page from which both began. */
  base: PageFields;
  mine: PageFields;
  theirs: PageFields;
}

/**
 * One page of two that were changed at the same time: what only one side changed is taken from that side, section by
 * section, and what both changed is told and follows the choices.
 */
export function mergePages({
  base,
  mine,
  theirs,
  choices = new Map(),
}: Sides & { choices?: ReadonlyMap<string, Choice> }): Merged {
  const clashes: Clash[] = [];
  const merge = <Value>(field: FieldClash["field"], values: { base: Value; mine: Value; theirs: Value }): Value => {
    if (isSame(values.mine, values.theirs) || isSame(values.base, values.theirs)) return values.mine;
    if (isSame(values.base, values.mine)) return values.theirs;
    clashes.push({ kind: "field", key: field, field, mine: values.mine, theirs: values.theirs });
    return choices.get(field) === "theirs" ? values.theirs : values.mine;
  };
  const text = merge("text", { base: base.content.text, mine: mine.content.text, theirs: theirs.content.text });
  const both =
    choices.get("text") === "both" && clashes.some(({ key }) => key === "text")
      ? [mine.content.text, theirs.content.text].filter(Boolean).join("\n\n")
      : text;
  const sections = mergeSections({
    base: sectionsOf(base),
    mine: sectionsOf(mine),
    theirs: sectionsOf(theirs),
    choices,
  });
  const own = Object.fromEntries(
    OWN.map((key) => [key, merge<unknown>(key, { base: base[key], mine: mine[key], theirs: theirs[key] })]),
  ) as Omit<PageFields, "content">;
  const fields: PageFields = {
    ...own,
    content: { ...theirs.content, ...mine.content, ...(both === undefined ? {} : { text: both }) },
  };
  const hasSections = mine.content.sections !== undefined || theirs.content.sections !== undefined;
  return {
    fields: hasSections ? withSections(fields, sections.sections) : fields,
    clashes: [...clashes, ...sections.clashes],
  };
}
