import { X } from "lucide-react";
import { useMemo } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import type { Field } from "../../model/field";
import { useSeen } from "../../model/use-seen";
import { useListContext } from "../list-context";
import { type ListSearch, changedSearch } from "../list-search";
import { FILTER_TEXTS } from "./filters.texts";
import { chipsOf, withFilter } from "./list-filters";

const CHIP =
  "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-action-soft px-3 " +
  "text-sm hover:bg-sunken pointer-coarse:min-h-11";

interface FilterChipsProps {
  fields: readonly Field[];
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** What the list is filtered by, each to be removed by a press. */
export function FilterChips({ fields, search, onSearch }: FilterChipsProps) {
  const { filters } = search;
  // The chosen records are named like the references of a row that has them.
  const chosen = useMemo(
    () => [{ id: "", version: 0, createdAt: "", updatedAt: "", ...listed(fields, filters) }],
    [fields, filters],
  );
  const context = useListContext({ resource: null, fields, records: chosen });
  const isSeen = useSeen();
  const chips = chipsOf({ fields, filters: filters ?? {}, context, isSeen });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={FILTER_TEXTS.active} className="flex flex-wrap gap-2 border-b border-line bg-surface px-4 py-2">
      {chips.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            className={CHIP}
            aria-label={FILTER_TEXTS.remove(text)}
            onClick={() =>
              onSearch(
                changedSearch({
                  search,
                  change: { filters: withFilter({ filters: filters ?? {}, key, value: null }) },
                }),
              )
            }
          >
            <span className="truncate">{text}</span>
            <X size={14} aria-hidden className="shrink-0" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className="min-h-8 px-2 text-sm text-action-text underline pointer-coarse:min-h-11"
            onClick={() => onSearch(changedSearch({ search, change: { filters: undefined } }))}
          >
            {COMMON_TEXTS.resetFilters}
          </button>
        </li>
      )}
    </ul>
  );
}

function listed(fields: readonly Field[], filters: Record<string, string> = {}): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ key, kind }) =>
      filters[key] === undefined ? [] : [[key, kind === "refs" ? [filters[key]] : filters[key]] as const],
    ),
  );
}
