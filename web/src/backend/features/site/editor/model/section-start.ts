import { type SectionType, sectionValues } from "@tresen/contract/site/sections";
import { EXAMPLES } from "@tresen/contract/site/section-examples.texts";
import { type Draft, emptyDraft, isSame } from "../../../../admin/model/draft";
import { fieldsOf } from "../../../../admin/model/schema-fields";
import type { PageSection } from "./page-fields";
import { isSectionType } from "./section-types";

/** A section as it begins: with a few words to change, so that the preview shows where it stands. */
export function newSection(type: SectionType): PageSection {
  return { type, value: { ...emptyValue(type), ...EXAMPLES[type] } as PageSection["value"] };
}

/**
 * A section that was given another type: what was entered and fits that type too stays, with its text in the field for
 * the main text. Nothing else of the former type stays, and no examples are added.
 */
export function retyped(section: PageSection, before: PageSection | undefined): PageSection {
  const { type } = section;
  if (!before || before.type === type || !isSectionType(type)) return section;
  const entered = enteredValue(before);
  const { shape } = sectionValues[type];
  const schemas = Object.entries<{ safeParse: (value: unknown) => { success: boolean } }>(shape);
  const fitting = schemas.flatMap(([name, schema]) =>
    name in entered && schema.safeParse(entered[name]).success ? [[name, entered[name]] as const] : [],
  );
  const kept: Draft = Object.fromEntries(fitting);
  const main = MAIN_TEXTS.find((name) => name in shape);
  const isTextKept = MAIN_TEXTS.some((name) => name in kept);
  const text = MAIN_TEXTS.flatMap((name) => entered[name] ?? []).join("\n\n");
  const moved = main === undefined || isTextKept || text === "" ? {} : { [main]: text };
  return { ...section, value: { ...emptyValue(type), ...kept, ...moved } as PageSection["value"] };
}

/** The fields that hold the text of a section, under the name that its type has for it. */
const MAIN_TEXTS = ["text", "left", "right", "description"];

function emptyValue(type: SectionType): Draft {
  return emptyDraft(fieldsOf(sectionValues[type]));
}

/** What somebody has entered: neither empty nor an example that was left as it was. */
function enteredValue({ type, value }: PageSection): Draft {
  const examples = isSectionType(type) ? EXAMPLES[type] : {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, part]) =>
        part !== undefined && part !== null && part !== "" && !(name in examples && isSame(part, examples[name])),
    ),
  );
}
