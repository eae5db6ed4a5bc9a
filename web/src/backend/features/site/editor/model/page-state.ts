import { type History, recorded } from "../../../../admin/model/history";
import { type PageFields, type PageSection, sectionsOf, withSections } from "./page-fields";

/** What the fields beside the preview show: those of the page, the text of a simple page, or a section by its place. */
export type Chosen = "page" | "text" | number;

export interface PageState {
  fields: PageFields;
  chosen: Chosen;
}

export type PageHistory = History<PageState>;

/** The place that is chosen, or that of the nearest section where there are fewer now. */
export function validChosen({ fields, chosen }: PageState): Chosen {
  if (fields.type === "simple") return chosen === "text" ? "text" : "page";
  if (typeof chosen !== "number") return "page";
  const { length } = sectionsOf(fields);
  return length === 0 ? "page" : Math.min(chosen, length - 1);
}

/** What the shown fields hold. */
export function chosenPart({ fields, chosen }: PageState): unknown {
  if (typeof chosen === "number") return sectionsOf(fields)[chosen];
  const { content, ...own } = fields;
  return chosen === "text" ? { text: content.text } : own;
}

/** Another choice in the present state. It is no step of its own. */
export function withChosen(history: PageHistory, chosen: Chosen): PageHistory {
  const present = { ...history.present, chosen };
  return { ...history, states: history.states.with(history.at, present), present, merge: null };
}

/** A further step. Letters typed into one field are one step, which `merge` names. */
export function withFields(
  history: PageHistory,
  { fields, chosen = history.present.chosen, merge }: { fields: PageFields; chosen?: Chosen; merge?: string },
): PageHistory {
  const state = { fields, chosen };
  return recorded(history, { state: { ...state, chosen: validChosen(state) }, ...(merge ? { merge } : {}) });
}

/** A section put at a place, and chosen. */
export function inserted(page: PageFields, { section, place }: { section: PageSection; place: number }): PageState {
  const at = Math.max(0, Math.min(place, sectionsOf(page).length));
  return { fields: withSections(page, sectionsOf(page).toSpliced(at, 0, section)), chosen: at };
}

export function removed(page: PageFields, place: number): PageState {
  const fields = withSections(page, sectionsOf(page).toSpliced(place, 1));
  return { fields, chosen: validChosen({ fields, chosen: place }) };
}

export function replaced(page: PageFields, { section, place }: { section: PageSection; place: number }): PageFields {
  return withSections(page, sectionsOf(page).with(place, section));
}

export function movedTo(page: PageFields, { from, to }: { from: number; to: number }): PageState {
  const sections = [...sectionsOf(page)];
  sections.splice(to, 0, ...sections.splice(from, 1));
  return { fields: withSections(page, sections), chosen: to };
}

export function toggled(page: PageFields, place: number): PageFields {
  const section = sectionsOf(page)[place];
  if (!section) return page;
  const { isHidden, ...shown } = section;
  return replaced(page, { section: isHidden ? shown : { ...shown, isHidden: true }, place });
}
