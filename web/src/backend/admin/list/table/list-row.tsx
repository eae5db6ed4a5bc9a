import { Link } from "@tanstack/react-router";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Checkbox } from "../../../shared/ui/switch";
import { LIST_TEXTS } from "../list.texts";
import type { ListColumn } from "../views/list-columns";
import { CellContent } from "./cell-content";
import { CELL, STICKY, isNumeric, widthStyle } from "./cell-styles";
import type { ListTableProps } from "./list-table";
import { toggled } from "./row-keys";
import { Thumbnail } from "./thumbnail";

const ROW =
  "group/row cursor-pointer bg-canvas hover:bg-action-soft aria-selected:bg-action-soft " +
  "focus-visible:-outline-offset-2 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3 " +
  "max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-2";
const ROW_LINK =
  "block min-h-9 min-w-0 flex-1 content-center truncate font-medium text-action-text underline-offset-4 " +
  "group-hover/row:underline pointer-coarse:min-h-11";
const CHECK_CELL = "cursor-default ps-4 sm:start-0 max-sm:[grid-row:1] max-sm:[grid-column:1]!";

interface ListRowProps extends ListTableProps {
  record: AnyRecord;
  /** The column with the link to the record. */
  linked: ListColumn | undefined;
  /** Whether this is the row that Tab leads to. */
  isActive: boolean;
  onFocus: () => void;
}

export function ListRow({
  resource,
  columns,
  record,
  context,
  selected,
  onSelected,
  picture,
  labelOf,
  onOpen,
  linked,
  isActive,
  onFocus,
}: ListRowProps) {
  const label = labelOf(record);
  const isSelected = selected.has(record.id);
  return (
    <tr
      role="row"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      onFocus={onFocus}
      onClick={() => onOpen(record.id)}
      className={ROW}
    >
      <td role="gridcell" className={`${CELL} ${STICKY} ${CHECK_CELL}`} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          label={LIST_TEXTS.select(label)}
          isSelected={isSelected}
          onChange={(isOn) => onSelected(toggled({ selected, entries: [record], isOn }))}
        />
      </td>
      {columns.map((column, index) => {
        const { field, width } = column;
        const place = index === 0 ? `${STICKY} sm:start-12` : "";
        const isLinked = column === linked;
        return (
          <td
            key={field.key}
            role="gridcell"
            {...(isLinked ? {} : { "data-title": field.title })}
            style={widthStyle(width)}
            className={
              `${CELL} max-w-96 truncate ${isNumeric(field) ? "figures text-end" : ""} ${place} ` +
              (isLinked ? "max-sm:[grid-row:1]" : "")
            }
          >
            {isLinked ? (
              <span className="flex min-w-0 items-center gap-2.5">
                {picture !== undefined && <Thumbnail record={record} field={picture} />}
                <Link
                  to="/$resource/$id"
                  params={{ resource: resource.name, id: record.id }}
                  // The row takes the focus, and Enter opens it.
                  tabIndex={-1}
                  onClick={(event) => event.stopPropagation()}
                  className={ROW_LINK}
                >
                  <CellContent field={field} record={record} context={context} fallback={label} />
                </Link>
              </span>
            ) : (
              <CellContent field={field} record={record} context={context} fallback="–" />
            )}
          </td>
        );
      })}
    </tr>
  );
}
