import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { isCellOutside, keyCommand } from "../../../admin/list/inline/cell-keys";
import { CELL_BOX, type ColumnEditorProps } from "../../../admin/list/inline/column-edit";
import { INLINE_TEXTS } from "../../../admin/list/inline/inline.texts";
import { failureSentences } from "../../../shared/failure";
import { Select } from "../../../shared/ui/select";
import { PLACE_TEXTS } from "../day/day.texts";
import { PlaceOneDialog } from "../day/place-dialog";
import { catalogOf } from "../day/placed-products";
import { usePlacing } from "../day/use-placing";
import { CATEGORY_TEXTS } from "./category.texts";
import { type Places, changeTo, meaningOf } from "./places";
import { useMayWrite, usePlaces } from "./use-places";

/** No id of a category. */
const NONE = "none";
const stop = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * The editor of a product's category in the list: a choice of those of its menu. Where it stands in several, or it is
 * open in which menu it shall stand, the dialog asks.
 */
export default function CategoryCell(props: ColumnEditorProps) {
  const { record, onClose } = props;
  const { places } = usePlaces();
  const mayWrite = useMayWrite();
  const meaning = places && meaningOf({ places, product: record.id, mayWrite });
  if (!places || !meaning) return null;
  if (meaning.kind === "choice")
    return <Choice {...props} places={places} menu={meaning.menu} current={meaning.current} />;
  return (
    // A press in the dialog is none on the row.
    <div onClick={stop} onDoubleClick={stop}>
      <PlaceOneDialog record={record} onClose={() => onClose("row")} />
    </div>
  );
}

interface ChoiceProps extends ColumnEditorProps {
  places: Places;
  menu: AnyRecord;
  current: string | null;
}

function Choice({ record, label, onLeave, onClose, places, menu, current }: ChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const placing = usePlacing(() => onClose("row"));
  const offered = [...new Set(catalogOf(menu).map(({ category }) => category))];
  const choose = (chosen: string): void => {
    const to = chosen === NONE ? null : chosen;
    const change = to === current ? null : changeTo({ product: record.id, from: current, to });
    if (change) placing.mutate({ menu, changes: [change] });
    else onClose("row");
  };
  const latestLeave = useRef(onLeave);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestLeave.current = onLeave;
    latestClose.current = onClose;
  });
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      if (!box.current || !isCellOutside({ box: box.current, target: event.target })) return;
      latestLeave.current();
      latestClose.current("elsewhere");
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { currentTarget, target } = event;
    // Keys of the open list, which is elsewhere in the page, are its own.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || event.defaultPrevented) return;
    const command = keyCommand({ pressed: event, target });
    if (command === null) return;
    event.preventDefault();
    onClose(command === "discard" ? "row" : command);
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={INLINE_TEXTS.cell({ title: CATEGORY_TEXTS.title, label })}
      aria-busy={placing.isPending}
      data-cell-editor
      className={`${CELL_BOX} sm:start-0 ${placing.isPending ? "opacity-60" : ""}`}
      onKeyDown={onKeyDown}
      onClick={stop}
      onDoubleClick={stop}
    >
      <Select
        label={CATEGORY_TEXTS.title}
        isLabelHidden
        autoFocus
        isOpenAtFirst
        className="min-w-0 flex-1 sm:min-w-40"
        value={current ?? NONE}
        options={[
          ...offered.map((category) => ({ value: category, label: places.nameOf(category) })),
          { value: NONE, label: CATEGORY_TEXTS.none },
        ]}
        error={placing.error ? failureSentences(placing.error, PLACE_TEXTS.failed) : undefined}
        onChange={choose}
      />
    </div>
  );
}
