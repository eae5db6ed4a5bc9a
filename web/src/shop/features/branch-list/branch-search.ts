import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Tag } from "@tresen/contract/catalog/tag.resource";

/**
 * The branches that match a search term and a tag. The term is split on commas and spaces; a branch matches if any word
 * appears in its name, street, city, zip code, keywords or tag names.
 */
export function searchBranches({
  branches,
  tags,
  term,
  tag,
}: {
  branches: readonly Branch[];
  tags: ReadonlyMap<string, Tag>;
  term: string;
  tag: string | null;
}): Branch[] {
  const words = term
    .toLocaleLowerCase("de")
    .split(/[,\s]+/)
    .filter(Boolean);
  return branches.filter((branch) => {
    if (tag !== null && !branch.tags.some(({ id }) => id === tag)) return false;
    if (words.length === 0) return true;
    const names = branch.tags.map(({ id }) => tags.get(id)?.name ?? "");
    const text = [branch.name, branch.street, branch.city, branch.zipCode, branch.keywords, ...names]
      .join(" ")
      .toLocaleLowerCase("de");
    return words.some((word) => text.includes(word));
  });
}

/** The tags that at least one branch carries, by name. */
export function usedTags({ branches, tags }: { branches: readonly Branch[]; tags: ReadonlyMap<string, Tag> }): Tag[] {
  const ids = new Set(branches.flatMap((branch) => branch.tags.map(({ id }) => id)));
  return [...ids].flatMap((id) => tags.get(id) ?? []).sort((a, b) => a.name.localeCompare(b.name, "de"));
}
