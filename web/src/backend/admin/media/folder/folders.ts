/** How many pictures are directly in a folder. */
export interface FolderCount {
  folder: string;
  count: number;
}

export interface Folder {
  path: string;
  /** The last step of the path. */
  name: string;
  /** The number of pictures in it and in all folders below it. */
  count: number;
}

const collator = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/** The folders directly below one, in the order of their names; of the library itself with the empty path. */
export function foldersIn({ counts, path }: { counts: readonly FolderCount[]; path: string }): Folder[] {
  const start = path === "" ? "" : `${path}/`;
  const found = new Map<string, number>();
  for (const { folder, count } of counts) {
    if (!folder.startsWith(start) || folder.length === start.length) continue;
    const [name = ""] = folder.slice(start.length).split("/");
    found.set(name, (found.get(name) ?? 0) + count);
  }
  return [...found]
    .map(([name, count]) => ({ path: `${start}${name}`, name, count }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** The folders from the top down to this one, without the library itself. */
export function stepsTo(path: string): { path: string; name: string }[] {
  const names = path === "" ? [] : path.split("/");
  return names.map((name, index) => ({ name, path: names.slice(0, index + 1).join("/") }));
}

/** All paths of folders, also of those that only contain others, in the order of their names. */
export function allPaths(counts: readonly FolderCount[]): string[] {
  const paths = new Set(counts.flatMap(({ folder }) => stepsTo(folder).map(({ path }) => path)));
  return [...paths].sort(collator.compare);
}
