import type { ListSearch } from "../../../admin/list/list-search";

/** The number of pictures that the folders tell, where nothing else is searched for. */
export function totalOf({
  search,
  folder,
  counts,
}: {
  search: ListSearch;
  folder: string;
  counts: readonly { folder: string; count: number }[];
}): number | null {
  const names = Object.keys(search.filters ?? {});
  if (search.search || names.some((name) => name !== "folder") || counts.length === 0) return null;
  return counts.filter((one) => folder === "" || one.folder === folder).reduce((sum, { count }) => sum + count, 0);
}
