import type { SavedView } from "@tresen/contract/view/list-view";
import { FIRST_PAGE, type ListSearch } from "../list-search";
import type { ListColumn } from "./list-columns";
import { storedColumns } from "./list-columns";
import type { ViewChange } from "./view-queries";

interface Shown {
  search: ListSearch;
  columns: readonly ListColumn[];
}

/** What is shown now, as a view. */
export function viewFrom({
  id,
  name,
  shown: { search, columns },
}: {
  id: string;
  name: string;
  shown: Shown;
}): SavedView {
  return {
    id,
    name,
    columns: storedColumns(columns),
    ...(search.sort === undefined ? {} : { sort: search.sort }),
    ...(search.search === undefined ? {} : { search: search.search }),
    ...(search.filters === undefined ? {} : { filters: search.filters }),
  };
}

/** The search that shows a view; without one the list with nothing searched or filtered. */
export function searchOf(view: SavedView | undefined): ListSearch {
  return {
    ...FIRST_PAGE,
    search: view?.search,
    sort: view?.sort,
    filters: view?.filters,
    dialog: undefined,
    view: view?.id,
  };
}

/** Whether the list is searched, sorted or filtered otherwise than the view says. Columns are kept in the view itself. */
export function differs({ view, search }: { view: SavedView; search: ListSearch }): boolean {
  const told = ({ sort, search: text, filters = {} }: Pick<ListSearch, "sort" | "search" | "filters">): string =>
    JSON.stringify([sort ?? "", text ?? "", Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return told(view) !== told(search);
}

export function withView(view: SavedView): ViewChange {
  return (views) => ({
    ...views,
    views: views.views.some(({ id }) => id === view.id)
      ? views.views.map((each) => (each.id === view.id ? view : each))
      : [...views.views, view],
  });
}

export function renamed({ id, name }: { id: string; name: string }): ViewChange {
  return (views) => ({ ...views, views: views.views.map((each) => (each.id === id ? { ...each, name } : each)) });
}

export function withoutView(id: string): ViewChange {
  return (views) => ({ ...views, views: views.views.filter((each) => each.id !== id) });
}

/** Whether another view has the name, in any case. */
export function isTaken({
  name,
  views,
  id,
}: {
  name: string;
  views: readonly SavedView[];
  id?: string | undefined;
}): boolean {
  const folded = name.trim().toLocaleLowerCase("de");
  return views.some((view) => view.id !== id && view.name.toLocaleLowerCase("de") === folded);
}
