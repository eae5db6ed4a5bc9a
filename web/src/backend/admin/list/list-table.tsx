import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { ArrowDown, ArrowUp, Check, Minus } from "lucide-react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Skeleton } from "../../shared/ui/states";
import { Checkbox } from "../../shared/ui/switch";
import { Private } from "../../shared/visibility";
import type { Field } from "../model/field";
import { type CellContext, recordText } from "./cell-text";
import type { ListSearch } from "./list-search";
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
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
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
}: ListTableProps) {
  // The title of a record is a link to it; with a pointer the whole row can be pressed.
  const linked = columns.find(({ key }) => key === resource.title[0]) ?? columns[0];
  const chosen = rows.filter(({ id }) => selected.has(id)).length;
  const toggle = (ids: readonly string[], isOn: boolean): void => {
    const changed = new Set(selected);
    for (const id of ids) {
      if (isOn) changed.add(id);
      else changed.delete(id);
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
              onChange={(isOn) =>
                toggle(
                  rows.map(({ id }) => id),
                  isOn,
                )
              }
            />
          </th>
          {columns.map((field) => (
            <HeadCell key={field.key} field={field} search={search} onSearch={onSearch} />
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
                onChange={(isOn) => toggle([record.id], isOn)}
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
}: {
  field: Field;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}) {
  const isSorted = search.sort === field.key;
  const isDown = search.direction === "down";
  const isNumeric = NUMERIC.includes(field.kind);
  const Icon = isDown ? ArrowDown : ArrowUp;
  // Switches between ascending, descending and the server's own order.
  const press = (): void => {
    if (!isSorted) onSearch({ ...search, sort: field.key, direction: undefined, page: undefined });
    else if (!isDown) onSearch({ ...search, direction: "down", page: undefined });
    else onSearch({ ...search, sort: undefined, direction: undefined, page: undefined });
  };
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : "none"}
      className={`${HEAD} ${isNumeric ? "text-end!" : ""}`}
    >
      {/* Room for the arrow is reserved on the side where the title need not align with the values. */}
      <button
        type="button"
        onClick={press}
        className={`${SORT_BUTTON} ${isNumeric ? "flex-row-reverse" : ""} ${isSorted ? "text-ink" : ""}`}
      >
        {field.title}
        <Icon size={14} aria-hidden className={isSorted ? "" : "invisible"} />
      </button>
    </th>
  );
}

export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-2.5 p-4">
      {Array.from({ length: 14 }, (_, row) => (
        <div key={row} className="flex gap-4">
          {Array.from({ length: Math.max(2, columns) }, (_unused, column) => (
            <Skeleton key={column} className={`h-7 ${column === 0 ? "flex-2" : "flex-1"}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
