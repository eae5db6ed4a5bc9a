import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { Button } from "../../../shared/ui/button";
import { Checkbox } from "../../../shared/ui/switch";
import type { Field } from "../../model/field";
import type { ListColumn } from "./list-columns";
import { VIEW_TEXTS } from "./views.texts";

const GRIP =
  "grid size-8 shrink-0 cursor-grab place-items-center rounded-control " + "text-muted pointer-coarse:size-11";

interface ColumnsPanelProps {
  fields: readonly Field[];
  columns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[] | null) => void;
}

const ITEM =
  "flex min-h-9 items-center gap-2 rounded-control px-1 outline-none data-focus-visible:outline-2 " +
  "data-focus-visible:outline-focus data-drop-target:bg-action-soft pointer-coarse:min-h-11";

/** Which columns are shown, and in which order: dragged, or moved by keyboard from the handle. */
export default function ColumnsPanel({ fields, columns, onColumns }: ColumnsPanelProps) {
  const hidden = fields.filter((field) => !columns.some((column) => column.field.key === field.key));
  const all = [...columns, ...hidden.map((field): ListColumn => ({ field, width: undefined }))];
  const shown = new Set(columns.map(({ field }) => field.key));
  const arranged = (keys: readonly string[], visible: ReadonlySet<string>): ListColumn[] =>
    keys
      .flatMap((key) => all.find(({ field }) => field.key === key) ?? [])
      .filter(({ field }) => visible.has(field.key));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys: moved, target }) => {
      const rest = all.map(({ field }) => field.key).filter((key) => !moved.has(key));
      const at = rest.indexOf(String(target.key)) + (target.dropPosition === "after" ? 1 : 0);
      const order = rest.toSpliced(at, 0, ...[...moved].map(String));
      onColumns(arranged(order, shown));
    },
  });
  const toggle = (key: string, isOn: boolean): void => {
    const visible = new Set(isOn ? [...shown, key] : [...shown].filter((each) => each !== key));
    onColumns(
      arranged(
        all.map(({ field }) => field.key),
        visible,
      ),
    );
  };
  return (
    <div className="flex flex-col gap-3" onKeyDownCapture={passEscape}>
      <GridList
        aria-label={VIEW_TEXTS.order}
        items={all.map((column) => ({ id: column.field.key, ...column }))}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className="flex flex-col outline-none"
      >
        {({ field }) => (
          <GridListItem id={field.key} textValue={field.title} className={ITEM}>
            <AriaButton slot="drag" aria-label={VIEW_TEXTS.move(field.title)} className={GRIP}>
              <GripVertical size={16} aria-hidden />
            </AriaButton>
            <Checkbox
              isSelected={shown.has(field.key)}
              isDisabled={shown.has(field.key) && shown.size === 1}
              onChange={(isOn) => toggle(field.key, isOn)}
              className="flex-1"
            >
              {field.title}
            </Checkbox>
          </GridListItem>
        )}
      </GridList>
      <Button size="sm" onPress={() => onColumns(null)}>
        {VIEW_TEXTS.resetColumns}
      </Button>
    </div>
  );
}

/**
 * The list keeps the keys that are pressed in a control of a row to itself, also Escape, which is for the popover around
 * it: Escape goes on from here. While a row is dragged by keyboard Escape ends that, and does not come here.
 */
function passEscape(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "Escape" || event.target === event.currentTarget) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.dispatchEvent(new window.KeyboardEvent(event.type, event.nativeEvent));
}
