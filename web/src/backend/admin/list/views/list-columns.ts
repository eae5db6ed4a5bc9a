import { type ListViews, NARROWEST, type SavedView, type ViewColumn, WIDEST } from "@tresen/contract/view/list-view";
import type { Field } from "../../model/field";
import type { ListSearch } from "../list-search";
import type { ViewChange } from "./view-queries";

/** A column of the list, with the width that the person gave it. */
export interface ListColumn {
  field: Field;
  width: number | undefined;
}

/** The saved view that the address names. */
export function viewOf({ views, search }: { views: ListViews; search: ListSearch }): SavedView | undefined {
  return views.views.find(({ id }) => id === search.view);
}

/** The columns of the view or of the person, else those of the definition. Fields that no longer exist are left out. */
export function columnsOf({
  fields,
  views,
  search,
}: {
  fields: readonly Field[];
  views: ListViews;
  search: ListSearch;
}): ListColumn[] {
  const chosen = viewOf({ views, search })?.columns ?? views.columns ?? [];
  const found = chosen.flatMap(({ field: key, width }) => {
    const field = fields.find((candidate) => candidate.key === key);
    return field ? [{ field, width }] : [];
  });
  if (found.length > 0) return found;
  return fields.filter(({ isColumn }) => isColumn).map((field) => ({ field, width: undefined }));
}

/** Stores columns: in the view that is shown if it has columns of its own, else for the list. Null resets them. */
export function withColumns({
  search,
  columns,
}: {
  search: ListSearch;
  columns: readonly ViewColumn[] | null;
}): ViewChange {
  return (views) => {
    const view = viewOf({ views, search });
    if (!view?.columns) return { ...views, columns: columns && [...columns] };
    const { columns: _own, ...plain } = view;
    const changed = columns ? { ...view, columns: [...columns] } : plain;
    return { ...views, views: views.views.map((each) => (each === view ? changed : each)) };
  };
}

export function storedColumns(columns: readonly ListColumn[]): ViewColumn[] {
  return columns.map(({ field, width }) => ({ field: field.key, ...(width === undefined ? {} : { width }) }));
}

export function boundedWidth(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}
