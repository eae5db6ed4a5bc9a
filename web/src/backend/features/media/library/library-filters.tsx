import { useQuery } from "@tanstack/react-query";
import { imageRef } from "@tresen/contract/media/image-fields";
import { IMAGE_STATES } from "@tresen/contract/media/media.texts";
import { X } from "lucide-react";
import { withFilter } from "../../../admin/list/filters/list-filters";
import { type ListSearch, changedSearch } from "../../../admin/list/list-search";
import { libraryQueries } from "../../../admin/media/library-queries";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Combo } from "../../../shared/ui/combo";
import { Select } from "../../../shared/ui/select";
import { LIBRARY_TEXTS } from "./library.texts";

const ANY = "any";

/** The filters beside the folder, which the way through the folders sets. */
const CHOICES: readonly { key: string; label: string; options: readonly { value: string; label: string }[] }[] = [
  {
    key: "hasAlt",
    label: LIBRARY_TEXTS.alt,
    options: [
      { value: "false", label: LIBRARY_TEXTS.withoutAlt },
      { value: "true", label: LIBRARY_TEXTS.withAlt },
    ],
  },
  {
    key: "extension",
    label: LIBRARY_TEXTS.format,
    // Pictures of this format are stored as jpg; the other ending only came with earlier imports.
    options: imageRef.shape.extension.options
      .filter((value) => value !== "jpeg")
      .map((value) => ({ value, label: value.toUpperCase() })),
  },
  {
    key: "state",
    label: LIBRARY_TEXTS.state,
    options: Object.entries(IMAGE_STATES).map(([value, label]) => ({ value, label })),
  },
];

interface FiltersProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** How many filters are set, apart from the folder. */
export function filterCount({ filters = {} }: ListSearch): number {
  return Object.keys(filters).filter((key) => key !== "folder").length;
}

/** The search without filters, in the same folder. */
export function withoutFilters(search: ListSearch): ListSearch {
  const folder = search.filters?.["folder"];
  return changedSearch({ search, change: { filters: folder ? { folder } : undefined } });
}

function filtered({ search, key, value }: { search: ListSearch; key: string; value: string | null }): ListSearch {
  return changedSearch({ search, change: { filters: withFilter({ filters: search.filters ?? {}, key, value }) } });
}

export function LibraryFilters({ search, onSearch }: FiltersProps) {
  const { data: tags = [] } = useQuery(libraryQueries.tags());
  const filters = search.filters ?? {};
  return (
    <>
      {CHOICES.map(({ key, label, options }) => (
        <Select
          key={key}
          label={label}
          options={[{ value: ANY, label: LIBRARY_TEXTS.any }, ...options]}
          value={filters[key] ?? ANY}
          onChange={(value) => onSearch(filtered({ search, key, value: value === ANY ? null : value }))}
        />
      ))}
      <Combo
        label={LIBRARY_TEXTS.tag}
        options={tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }))}
        value={filters["tags"] ?? null}
        placeholder={LIBRARY_TEXTS.any}
        onChange={(value) => onSearch(filtered({ search, key: "tags", value }))}
      />
      <Button onPress={() => onSearch(withoutFilters(search))} isDisabled={filterCount(search) === 0}>
        {COMMON_TEXTS.resetFilters}
      </Button>
    </>
  );
}

const CHIP =
  "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-action-soft px-3 " +
  "text-sm hover:bg-sunken pointer-coarse:min-h-11";

/** What the library is filtered by, each to be removed by a press. */
export function LibraryChips({ search, onSearch }: FiltersProps) {
  const chips = Object.entries(search.filters ?? {}).flatMap(([key, value]) => {
    if (key === "folder") return [];
    const choice = CHOICES.find((one) => one.key === key);
    const title = choice?.label ?? LIBRARY_TEXTS.tag;
    const label = choice?.options.find((option) => option.value === value)?.label ?? value;
    return [{ key, text: `${title}: ${label}` }];
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={LIBRARY_TEXTS.activeFilters} className="flex flex-wrap gap-2">
      {chips.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            className={CHIP}
            aria-label={LIBRARY_TEXTS.removeFilter(text)}
            onClick={() => onSearch(filtered({ search, key, value: null }))}
          >
            <span className="truncate">{text}</span>
            <X size={14} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
