import * as z from "zod";
import { id, requiredText } from "../kit/schema";
import * as VALIDATION from "../kit/validation/validation.texts";
import { VIEW_NAME_TAKEN } from "./list-view.texts";

/** A list may have this many saved views of one person. */
export const MOST_VIEWS = 30;
/** The width of a column in pixels, of a widget of the dashboard in percent. */
export const NARROWEST = 48;
export const WIDEST = 1200;

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,63}$/);
const column = z.strictObject({ field: key, width: z.int().min(NARROWEST).max(WIDEST).optional() });
const columns = z.array(column).min(1).max(60);

const view = z.strictObject({
  id,
  name: requiredText(60),
  columns: columns.optional(),
  sort: z.string().max(300).optional(),
  search: z.string().max(200).optional(),
  filters: z.record(z.string().max(80), z.string().max(500)).optional(),
});

/** Lists in which people search for customers. */
const PERSONAL: readonly string[] = ["customers", "orders", "uploads"];

/** Whether views of the list keep what was searched: a name of a customer would stay there after their erasure. */
export function keepsSearch(resource: string): boolean {
  return !PERSONAL.includes(resource);
}

/** The columns and the saved views of one person for the list of a resource. Version 0 means that nothing is stored. */
export const listViews = z.strictObject({
  version: z.int().min(0),
  /** The columns in their order; null for those of the definition. */
  columns: columns.nullable(),
  views: z.array(view).max(MOST_VIEWS),
});

/** A person's views as they save them: their ids differ, and their names in any case. */
export const savedViews = listViews.check(({ value: { views }, issues }) => {
  const [ids, names] = [new Set<string>(), new Set<string>()];
  for (const [index, view] of views.entries()) {
    const folded = view.name.toLocaleLowerCase("de");
    if (ids.has(view.id))
      issues.push({ code: "custom", input: view.id, path: ["views", index, "id"], message: VALIDATION.unique });
    if (names.has(folded))
      issues.push({ code: "custom", input: view.name, path: ["views", index, "name"], message: VIEW_NAME_TAKEN });
    ids.add(view.id);
    names.add(folded);
  }
});

/** The list that the views belong to: a resource, `orders` for the history, or `dashboard` for that of statistics. */
export const ofList = z.object({ resource: z.string().regex(/^[a-z][a-z-]{0,63}$/) });

export type ListViews = z.output<typeof listViews>;
export type SavedView = z.output<typeof view>;
export type ViewColumn = z.output<typeof column>;
