import { NativeSelect } from "../../../shared/ui/native-select";
import type { Field } from "../../model/field";
import { type ListSearch, changedSearch, ordersOf, sortOf } from "../list-search";
import { LIST_TEXTS } from "../list.texts";

interface SortChoiceProps {
  fields: readonly Field[];
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** What cards on a phone are sorted by, since they have no heads of columns. */
export function SortChoice({ fields, search, onSearch }: SortChoiceProps) {
  const [first] = ordersOf(search.sort);
  const valueOf = (key: string, isDown: boolean): string => sortOf([{ key, isDown }]) ?? "";
  return (
    <NativeSelect
      label={LIST_TEXTS.sort}
      className="min-w-0 flex-1"
      value={first ? valueOf(first.key, first.isDown) : ""}
      onChange={(sort) => onSearch(changedSearch({ search, change: { sort: sort || undefined } }))}
      options={[
        { value: "", label: LIST_TEXTS.unsorted },
        ...fields.flatMap(({ key, title }) => [
          { value: valueOf(key, false), label: LIST_TEXTS.ascending(title) },
          { value: valueOf(key, true), label: LIST_TEXTS.descending(title) },
        ]),
      ]}
    />
  );
}
