import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { ArrowDown, ArrowUp, Check, Minus } from "lucide-react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Checkbox } from "../../shared/ui/switch";
import { Private } from "../../shared/visibility";
import type { Field } from "../model/field";
import { type CellContext, recordText } from "./cell-text";
import { type ListSearch, changedSearch, ordersOf, pressedOrders, sortOf } from "./list-search";
import { LIST_TEXTS } from "./list.texts";

const ROW = "group/row cursor-pointer hover:bg-action-soft";
const ROW_LINK =
  "block min-h-9 content-center truncate font-medium text-action-text underline-offset-4 " +
  "group-hover/row:underline pointer-coarse:min-h-11";
const SORT_BUTTON = "inline-flex min-h-9 items-center gap-1 hover:text-ink pointer-coarse:min-h-11";

interface ListTableProps {
  resource: Resource;
  columns: readonly Field[];
  rows: readonly AnyRecord[];
  context: CellContext;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** The chosen records by their ids, also those of other pages. */
  selected: ReadonlyMap<string, AnyRecord>;
  onSelected: (selected: ReadonlyMap<string, AnyRecord>) => void;
  sortable: readonly Field[];
  isSortedByMany: boolean;
  labelOf: (record: AnyRecord) => string;
  onOpen: (id: string) => void;
}

const HEAD =
  "sticky top-0 z-1 border-b border-line bg-canvas px-3 text-start text-sm font-medium whitespace-nowrap text-muted";
const CELL = "border-b border-line px-3 text-sm";
const NUMERIC = ["money", "rate", "number"];

export function ListTable({
  resource,
  columns,
  rows,
  context,
  search,
  onSearch,
  selected,
  onSelected,
  labelOf,
  onOpen,
  sortable,
  isSortedByMany,
}: ListTableProps) {
  // The title of a record is a link to it; with a pointer the whole row can be pressed.
  const linked = columns.find(({ key }) => key === resource.title[0]) ?? columns[0];
  const chosen = rows.filter(({ id }) => selected.has(id)).length;
  const toggle = (records: readonly AnyRecord[], isOn: boolean): void => {
    const changed = new Map(selected);
    for (const record of records) {
      if (isOn) changed.set(record.id, record);
      else changed.delete(record.id);
    }
    onSelected(changed);
  };
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{resource.many}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-px ps-4`}>
            <Checkbox
              label={LIST_TEXTS.selectPage}
              isSelected={chosen === rows.length}
              isIndeterminate={chosen > 0 && chosen < rows.length}
              onChange={(isOn) => toggle(rows, isOn)}
            />
          </th>
          {columns.map((field) => (
            <HeadCell
              key={field.key}
              field={field}
              search={search}
              onSearch={onSearch}
              isSortable={sortable.some(({ key }) => key === field.key)}
              isSortedByMany={isSortedByMany}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <tr
            key={record.id}
            onClick={() => onOpen(record.id)}
            className={`${ROW} ${selected.has(record.id) ? "bg-action-soft" : ""}`}
          >
            <td className={`${CELL} cursor-default ps-4`} onClick={(event) => event.stopPropagation()}>
              <Checkbox
                label={LIST_TEXTS.select(labelOf(record))}
                isSelected={selected.has(record.id)}
                onChange={(isOn) => toggle([record], isOn)}
              />
            </td>
            {columns.map((field) => (
              <td
                key={field.key}
                className={`${CELL} max-w-80 truncate ${NUMERIC.includes(field.kind) ? "figures text-end" : ""}`}
              >
                {field === linked ? (
                  <Link
                    to="/$resource/$id"
                    params={{ resource: resource.name, id: record.id }}
                    onClick={(event) => event.stopPropagation()}
                    className={ROW_LINK}
                  >
                    <CellContent field={field} record={record} context={context} fallback={labelOf(record)} />
                  </Link>
                ) : (
                  <CellContent field={field} record={record} context={context} fallback="–" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CellContent({
  field,
  record,
  context,
  fallback,
}: {
  field: Field;
  record: AnyRecord;
  context: CellContext;
  fallback: string;
}) {
  const value = record[field.key];
  const text = recordText({ field, record, context });
  if (field.kind === "boolean") {
    const mark =
      value === true ? <Check size={16} aria-hidden className="text-success" /> : <Minus size={16} aria-hidden />;
    return (
      <span className={`inline-flex items-center gap-1.5 ${value === true ? "" : "text-muted"}`}>
        {mark} {text}
      </span>
    );
  }
  if (field.kind === "money") return <Private kind="product">{text}</Private>;
  return text === "" ? <span className="text-muted">{fallback}</span> : text;
}

function HeadCell({
  field,
  search,
  onSearch,
  isSortable,
  isSortedByMany,
}: {
  field: Field;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  isSortable: boolean;
  isSortedByMany: boolean;
}) {
  const isNumeric = NUMERIC.includes(field.kind);
  const className = `${HEAD} ${isNumeric ? "text-end!" : ""}`;
  if (!isSortable)
    return (
      <th scope="col" className={className}>
        {field.title}
      </th>
    );
  const orders = ordersOf(search.sort);
  const rank = orders.findIndex(({ key }) => key === field.key);
  const isSorted = rank >= 0;
  const isDown = orders[rank]?.isDown === true;
  const Icon = isDown ? ArrowDown : ArrowUp;
  const press = (isAdded: boolean): void => {
    const next = pressedOrders({ orders, key: field.key, isAdded: isAdded && isSortedByMany });
    onSearch(changedSearch({ search, change: { sort: sortOf(next) } }));
  };
  return (
    <th scope="col" aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"} className={className}>
      {/* Room for the arrow is reserved on the side where the title need not align with the values. */}
      <button
        type="button"
        // With Shift, also by the keyboard, the column is added to those that the list is sorted by.
        onClick={(event) => press(event.shiftKey)}
        {...(isSortedByMany ? { title: LIST_TEXTS.sortHint } : {})}
        className={`${SORT_BUTTON} ${isNumeric ? "flex-row-reverse" : ""} ${isSorted ? "text-ink" : ""}`}
      >
        {field.title}
        <Icon size={14} aria-hidden className={isSorted ? "" : "invisible"} />
        {isSorted && orders.length > 1 && (
          <span className="text-xs">
            <span className="sr-only">{LIST_TEXTS.sortRank}</span>
            {rank + 1}
          </span>
        )}
      </button>
    </th>
  );
}
