import { GripVertical, RectangleHorizontal } from "lucide-react";
import { Button as AriaButton, DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { Button, IconButton } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { Checkbox } from "../../../shared/ui/switch";
import type { WidgetKey } from "../widget/widget-props";
import { WIDGET_TEXTS } from "../widget/widget.texts";
import { LAYOUT_TEXTS } from "./layout.texts";
import type { Layout } from "./use-layout";

const GRIP = "grid size-9 shrink-0 cursor-grab place-items-center rounded-control text-muted pointer-coarse:size-11";
const ITEM =
  "flex min-h-10 items-center gap-2 rounded-control px-1 outline-none data-focus-visible:outline-2 " +
  "data-focus-visible:outline-focus data-dragging:bg-action-soft data-dragging:opacity-60 pointer-coarse:min-h-11";
/** Where the dragged widget would be put: a line that takes no room, and is the focus while it is moved by keyboard. */
const DROP_MARK = "h-0 outline-2 outline-transparent data-drop-target:outline-focus";

interface ArrangePanelProps {
  layout: Layout;
  /** The widgets that the person may see. */
  keys: readonly WidgetKey[];
  onClose: () => void;
}

/** Which widgets the dashboard has, in which order and how wide: dragged, or moved by keyboard from the handle. */
export default function ArrangePanel({
  layout: { placed, move, toggle, resize, reset },
  keys,
  onClose,
}: ArrangePanelProps) {
  const shown = new Map(placed.map((one) => [one.key, one]));
  const order = [...shown.keys(), ...keys.filter((key) => !shown.has(key))];
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ "text/plain": String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={DROP_MARK} />,
    onReorder: ({ keys: dragged, target }) =>
      move({
        keys: new Set([...dragged].map(String)),
        target: String(target.key),
        isAfter: target.dropPosition === "after",
      }),
  });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={LAYOUT_TEXTS.title}
      footer={<Button onPress={reset}>{LAYOUT_TEXTS.reset}</Button>}
    >
      <div className="grid gap-3 px-5 py-4">
        <p className="text-sm text-muted">{LAYOUT_TEXTS.hint}</p>
        <GridList
          aria-label={LAYOUT_TEXTS.order}
          items={order.map((id) => ({ id, ...WIDGET_TEXTS[id], place: shown.get(id), isLast: shown.size === 1 }))}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
          className="flex flex-col outline-none"
        >
          {({ id, title, place, isLast }) => (
            <GridListItem id={id} textValue={title} className={ITEM}>
              <AriaButton slot="drag" aria-label={LAYOUT_TEXTS.move(title)} className={GRIP}>
                <GripVertical size={16} aria-hidden />
              </AriaButton>
              <Checkbox
                isSelected={place !== undefined}
                isDisabled={place !== undefined && isLast}
                onChange={(isOn) => toggle({ key: id, isOn })}
                className="min-w-0 flex-1"
              >
                <span className="min-w-0 wrap-anywhere hyphens-auto">{title}</span>
              </Checkbox>
              {place && (
                <IconButton
                  label={LAYOUT_TEXTS.wide(title)}
                  aria-pressed={place.isFull}
                  className={place.isFull ? "bg-action-soft text-action-text" : "text-muted"}
                  onPress={() => resize({ key: id, isFull: !place.isFull })}
                >
                  <RectangleHorizontal size={18} aria-hidden />
                </IconButton>
              )}
            </GridListItem>
          )}
        </GridList>
      </div>
    </SidePanel>
  );
}
