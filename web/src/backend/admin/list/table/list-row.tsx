import { Link } from "@tanstack/react-router";
import { isArchived } from "@tresen/contract/kit/list/archive";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Checkbox } from "../../../shared/ui/switch";
import { useMemo, useState } from "react";
import type { Inline } from "../inline/use-inline";
import { LIST_TEXTS } from "../list.texts";
import type { ListColumn } from "../views/list-columns";
import { CellContent } from "./cell-content";
import { CELL, STICKY } from "./cell-styles";
import { ListCell } from "./list-cell";
import type { ListTableProps } from "./list-table";
import { type ActiveRow, useIsActive } from "./active-row";
import { toggled } from "./row-keys";
import { writeClip } from "../../clipboard/clipboard";
import { recordClip } from "../../clipboard/record-clip";
import { RowMenu } from "./row-menu";
import { Thumbnail } from "./thumbnail";

const ROW =
  "group/row cursor-pointer bg-canvas hover:bg-action-soft aria-selected:bg-action-soft " +
  "focus-visible:-outline-offset-2 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-3 " +
  "max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-2";
const ROW_LINK =
  "block min-h-9 min-w-0 flex-1 content-center max-sm:basis-[min(10rem,50%)] lg:truncate max-lg:wrap-break-word max-sm:wrap-anywhere " +
  "font-medium text-action-text " +
  "underline-offset-4 group-hover/row:underline pointer-coarse:min-h-11";
const CHECK_CELL = "cursor-default ps-4 sm:start-0 max-sm:[grid-row:1] max-sm:[grid-column:1]!";

const MENU_CELL = "edge-end w-px cursor-default sm:end-0 ps-0 pe-2 max-sm:[grid-row:1] max-sm:[grid-column:3]!";

interface ListRowProps extends ListTableProps {
  record: AnyRecord;
  /** The column with the link to the record. */
  linked: ListColumn | undefined;
  index: number;
  active: ActiveRow;
  /** Called before the record is opened by its link. */
  onLeave: (id: string) => void;
  inline: Inline;
}

export function ListRow({
  resource,
  screen,
  columns,
  record,
  context,
  selected,
  onSelected,
  picture,
  labelOf,
  onOpen,
  onCopy,
  archivalOf,
  removalOf,
  onAction,
  linked,
  index: rowIndex,
  active,
  rows,
  onLeave,
  inline,
}: ListRowProps) {
  const { editable: editableOf } = inline;
  const editable = useMemo(() => editableOf(record), [editableOf, record]);
  const isActive = useIsActive({ active, index: rowIndex, count: rows.length });
  const [isPointed, setIsPointed] = useState(false);
  const label = labelOf(record);
  const isSelected = selected.has(record.id);
  return (
    <tr
      role="row"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      onFocus={() => active.set(rowIndex)}
      onClick={() => onOpen(record.id)}
      onPointerEnter={({ pointerType }) => setIsPointed(pointerType !== "touch")}
      onPointerLeave={() => setIsPointed(false)}
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
        const { field } = column;
        const isLinked = column === linked;
        const Own = screen.columns?.find(({ key }) => key === field.key)?.Cell;
        const cell = { id: record.id, key: field.key };
        const isEdited = inline.cell?.id === cell.id && inline.cell.key === cell.key;
        return (
          <ListCell
            key={field.key}
            column={column}
            isFirst={index === 0}
            isLinked={isLinked}
            onOpen={() => onOpen(record.id)}
            onEdit={editable.has(field.key) ? () => inline.open(cell) : undefined}
            isPointed={isPointed}
            isRowEdited={inline.cell?.id === record.id}
            editor={
              isEdited
                ? {
                    resource,
                    screen,
                    record,
                    fieldKey: field.key,
                    label,
                    takeTyped: inline.takeTyped,
                    onLeave: inline.leave,
                    onClose: (onward) => inline.close({ from: cell, onward }),
                  }
                : undefined
            }
          >
            {isLinked ? (
              <span className="flex min-w-0 items-center gap-x-2.5 gap-y-1 max-sm:flex-wrap">
                {screen.Picture ? (
                  <screen.Picture record={record} />
                ) : (
                  picture !== undefined && <Thumbnail value={record[picture]} />
                )}
                <Link
                  to="/$resource/$id"
                  params={{ resource: resource.name, id: record.id }}
                  // The row takes the focus, and Enter opens it.
                  tabIndex={-1}
                  onClick={(event) => {
                    event.stopPropagation();
                    onLeave(record.id);
                  }}
                  className={ROW_LINK}
                >
                  <CellContent field={field} record={record} context={context} fallback={label} />
                </Link>
                {screen.Mark && <screen.Mark record={record} />}
              </span>
            ) : Own ? (
              <Own record={record} />
            ) : (
              <CellContent field={field} record={record} context={context} fallback="–" />
            )}
          </ListCell>
        );
      })}
      <td role="gridcell" className={`${CELL} ${STICKY} ${MENU_CELL}`} onClick={(event) => event.stopPropagation()}>
        <RowMenu
          name={resource.name}
          id={record.id}
          label={label}
          onEdit={columns.some(({ field }) => editable.has(field.key)) ? () => inline.openRow(record) : undefined}
          onCopy={onCopy && (() => onCopy(record.id))}
          onClip={() => void writeClip(recordClip({ resource, values: record }))}
          onArchive={archivalOf(record)}
          isArchived={isArchived(record)}
          onRemove={removalOf(record)}
          own={screen.rowActions?.map(({ id, label: text, Icon }) => ({
            ...{ id, label: text, icon: <Icon size={16} aria-hidden /> },
            onAction: () => onAction(id, record),
          }))}
        />
      </td>
    </tr>
  );
}
