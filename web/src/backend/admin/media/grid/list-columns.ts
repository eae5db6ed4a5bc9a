/** What a row has room for, from so many letters (rem) on: on a phone the picture and its name with the most important note. */
const COLUMNS = [
  {
    from: 80,
    grid: "grid-cols-[2.75rem_3rem_minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_4rem_7rem_5rem_9rem]",
    shown: ["name", "folder", "tags", "file", "size", "bytes", "created"],
  },
  {
    from: 64,
    grid: "grid-cols-[2.75rem_3rem_minmax(0,3fr)_minmax(0,2fr)_4rem_7rem_5rem_9rem]",
    shown: ["name", "folder", "file", "size", "bytes", "created"],
  },
  {
    from: 48,
    grid: "grid-cols-[2.75rem_3rem_minmax(0,3fr)_minmax(0,2fr)_4rem_7rem_5rem]",
    shown: ["name", "folder", "file", "size", "bytes"],
  },
] as const;

export type ListColumn = (typeof COLUMNS)[0]["shown"][number];

const NARROW = { grid: "grid-cols-[2.75rem_3rem_minmax(0,1fr)]", shown: ["name"] } as const;

/** The columns of rows of this width. @param letters the width in letters (rem) */
export function listColumns(letters: number): { grid: string; shown: readonly ListColumn[]; hasHead: boolean } {
  const found = COLUMNS.find(({ from }) => letters >= from);
  return found ? { ...found, hasHead: true } : { ...NARROW, hasHead: false };
}

/** The fields that the server sorts by, by their columns. */
const SORTED: Partial<Record<ListColumn, { field: string; isDescendingFirst?: boolean }>> = {
  name: { field: "name" },
  created: { field: "createdAt", isDescendingFirst: true },
};

/** How pressing the head of a column sorts, and whether the rows are sorted by it; null where the server does not. */
export function headSort({ column, sort }: { column: ListColumn; sort: string }): {
  next: string;
  order: "ascending" | "descending" | "none";
} | null {
  const sorted = SORTED[column];
  if (!sorted) return null;
  const { field, isDescendingFirst = false } = sorted;
  const [up, down] = [field, `-${field}`];
  if (sort === up) return { next: down, order: "ascending" };
  if (sort === down) return { next: up, order: "descending" };
  return { next: isDescendingFirst ? down : up, order: "none" };
}
