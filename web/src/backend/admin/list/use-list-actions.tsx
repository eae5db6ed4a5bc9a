import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type ReactNode, useMemo } from "react";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { canCreate, canWrite } from "../model/access";
import { labelOf } from "../queries";
import type { Screen } from "../screen";
import type { ListSearch } from "./list-search";
import type { ListRows } from "./source/list-rows";

/** The screen's own actions for the chosen records, or for all that are loaded. */
export function useListActions({
  resource,
  screen,
  search,
  onSearch,
  rows: { loaded },
  selected,
}: {
  resource: Resource;
  screen: Screen;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  rows: ListRows;
  selected: ReadonlyMap<string, AnyRecord>;
}) {
  const me = useMe();
  const all = screen.listActions ?? [];
  const hasActions = all.length > 0;
  const entries = useMemo(() => {
    if (!hasActions) return [];
    const known = new Map([...loaded.map((record) => [record.id, record] as const), ...selected]);
    return [...known.values()]
      .filter((record) => canWrite({ resource, me, record }))
      .map((record) => ({ record, label: labelOf({ resource, record }) }));
  }, [hasActions, loaded, selected, resource, me]);
  const mayCreate = canCreate({ resource, me });
  const actions = all.filter(({ isWithoutRecords }) => entries.length > 0 || (isWithoutRecords && mayCreate));
  const open = actions.find(({ id }) => id === search.dialog);
  const ids = entries.map(({ record }) => record.id);
  return {
    buttons: (size: "sm" | "md", className = ""): ReactNode =>
      actions.map(({ id, label, Icon }) => (
        <Button key={id} size={size} className={className} onPress={() => onSearch({ ...search, dialog: id })}>
          <Icon size={size === "sm" ? 16 : 18} aria-hidden /> {label}
        </Button>
      )),
    entries: actions.map(({ id, label, Icon }) => ({
      id,
      label,
      icon: <Icon size={16} aria-hidden />,
      onAction: () => onSearch({ ...search, dialog: id }),
    })),
    dialog: open && (
      <open.Dialog
        entries={entries}
        chosen={new Set(ids.filter((id) => selected.size === 0 || selected.has(id)))}
        onClose={() => onSearch({ ...search, dialog: undefined })}
      />
    ),
  };
}
