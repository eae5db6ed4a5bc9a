import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useRef, useState } from "react";
import { Checkbox } from "../../../shared/ui/switch";
import type { Field } from "../../model/field";
import type { Screen } from "../../screen";
import type { CellContext } from "../cell-text";
import { ROW_TEXTS } from "../inline/inline.texts";
import { useInline } from "../inline/use-inline";
import { useListPlace } from "../list-place";
import type { ListSearch } from "../list-search";
import { LIST_TEXTS } from "../list.texts";
import type { ListColumn } from "../views/list-columns";
import { HEAD } from "./cell-styles";
import { HeadCell } from "./head-cell";
import { ListRow } from "./list-row";
import { toggled } from "./row-keys";
import { SortChoice } from "./sort-choice";
import { firstPicture } from "./thumbnail";
import { useRowKeys } from "./use-row-keys";

export interface ListTableProps {
  resource: Resource;
  screen: Screen;
  columns: readonly ListColumn[];
  rows: readonly AnyRecord[];
  context: CellContext;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** The chosen records by their ids, also those of other pages. */
  selected: ReadonlyMap<string, AnyRecord>;
  onSelected: (selected: ReadonlyMap<string, AnyRecord>) => void;
  sortable: readonly Field[];
  isSortedByMany: boolean;
  /** The field with pictures, of which the first is shown beside the title. */
  picture: string | undefined;
  onWidth: (column: { key: string; width: number }) => void;
  labelOf: (record: AnyRecord) => string;
  onOpen: (id: string) => void;
  /** Begins a new record as a copy of this one; undefined where the person may not create any. */
  onCopy: ((id: string) => void) | undefined;
  /** What asks whether to delete a record; undefined where the person may not. */
  removalOf: (record: AnyRecord) => (() => void) | undefined;
}

const TABLE = "w-full border-separate border-spacing-0 max-sm:block";
const HEAD_ROW = "max-sm:flex max-sm:items-center max-sm:border-b max-sm:border-line max-sm:py-1 max-sm:pe-4";

/**
 * The rows as a table, on a phone as cards. One row at a time takes the focus: arrow keys move it, Space selects, Enter
 * opens.
 */
export function ListTable(props: ListTableProps) {
  const { resource, columns, rows, search, onSearch, selected, onSelected } = props;
  const chosen = rows.filter(({ id }) => selected.has(id)).length;
  const [active, setActive] = useState(0);
  const current = Math.min(active, rows.length - 1);
  const table = useRef<HTMLTableElement>(null);
  const inline = useInline({
    resource,
    columns,
    rows,
    focusRow: (index) => table.current?.querySelectorAll<HTMLElement>("tbody > tr")[index]?.focus(),
  });
  const leave = useListPlace({ table, resource: resource.name, ids: rows.map(({ id }) => id) });
  const onOpen = (id: string): void => {
    leave(id);
    props.onOpen(id);
  };
  const onKeyDown = useRowKeys({ ...props, onOpen, at: current, onMove: setActive, onEdit: inline.openRow });
  // The title of a record is a link to it; with a pointer the whole row can be pressed.
  const linked = columns.find(({ field }) => field.key === resource.title[0]) ?? columns[0];
  // Where none of the rows has a picture, no room is taken for them.
  const picture = rows.some((record) => firstPicture(record[props.picture ?? ""])) ? props.picture : undefined;
  return (
    <table
      ref={table}
      role="grid"
      aria-label={resource.many}
      aria-multiselectable
      aria-describedby="list-keys"
      className={TABLE}
      onKeyDown={onKeyDown}
    >
      <caption id="list-keys" className="sr-only">
        {LIST_TEXTS.keys}
      </caption>
      <thead role="rowgroup" className="max-sm:block">
        <tr role="row" className={HEAD_ROW}>
          <th scope="col" role="columnheader" className={`${HEAD} z-2! w-px ps-4 max-sm:w-auto sm:start-0`}>
            <Checkbox
              label={LIST_TEXTS.selectPage}
              isSelected={chosen === rows.length}
              isIndeterminate={chosen > 0 && chosen < rows.length}
              onChange={(isOn) => onSelected(toggled({ selected, entries: rows, isOn }))}
            />
          </th>
          {columns.map((column, index) => (
            <HeadCell
              key={column.field.key}
              column={column}
              search={search}
              onSearch={onSearch}
              isSortable={props.sortable.some(({ key }) => key === column.field.key)}
              isSortedByMany={props.isSortedByMany}
              onWidth={(width) => props.onWidth({ key: column.field.key, width })}
              className={`max-sm:hidden ${index === 0 ? "edge-start z-2! sm:start-12" : ""}`}
            />
          ))}
          {props.sortable.length > 0 && (
            <th scope="col" role="columnheader" className="flex min-w-0 flex-1 font-normal sm:hidden">
              <SortChoice fields={props.sortable} search={search} onSearch={onSearch} />
            </th>
          )}
          <th scope="col" role="columnheader" className={`${HEAD} edge-end z-2! w-px max-sm:hidden sm:end-0`}>
            <span className="sr-only">{ROW_TEXTS.commands}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((record, index) => (
          <ListRow
            key={record.id}
            {...props}
            onOpen={onOpen}
            onLeave={leave}
            picture={picture}
            record={record}
            linked={linked}
            isActive={index === current}
            inline={inline}
            onFocus={() => setActive(index)}
          />
        ))}
      </tbody>
    </table>
  );
}
