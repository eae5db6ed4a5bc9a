import { ChevronDown, ChevronRight } from "lucide-react";
import { type ReactNode, memo, useContext, useEffect, useId, useMemo, useState } from "react";
import { LABEL } from "../../../../shared/ui/input";
import { type Draft, isPlain } from "../../../model/draft";
import { entryName } from "../../../model/entry-name";
import type { Field, FieldOf } from "../../../model/field";
import { isWithin } from "../../../model/path";
import type { RenderFields } from "../../editor";
import { LabelContext, OpenedContext, RowContext, useErrorWithin, useForm } from "../../form-context";
import { useTextContext } from "../../history/use-text-context";
import { useStable } from "../../use-stable";
import { ENTRY_TEXTS } from "../editor.texts";
import { entrySummary, entryTitle, summaryReferences } from "./entry-summary";
import { ItemButtons } from "./item-buttons";
import { DRAGGED, type Reorder } from "./use-reorder";

const ROW =
  "@container flex items-end gap-2 rounded-panel border border-line bg-surface p-2 ps-3 max-sm:flex-col " +
  "max-sm:items-stretch";
const BLOCK = "rounded-panel border border-line bg-surface";
const HEAD = "flex min-h-9 min-w-0 flex-1 items-center gap-2 py-1 text-start text-sm pointer-coarse:min-h-11";
/** In a narrow form, as beside a preview, the buttons have a line of their own. */
const HEAD_LINE = "flex items-center gap-1 py-1 ps-2 pe-1 @max-[26rem]:flex-col @max-[26rem]:items-stretch";

/**
 * What an entry asks its list to do. The functions stay the same, so that the list's other entries are not rendered.
 */
export interface EntryActions {
  change: (index: number, entry: unknown) => void;
  duplicate: (index: number) => void;
  copy: (index: number) => void;
  remove: (index: number) => void;
}

interface ListEntryProps {
  field: FieldOf<"list">;
  fields: readonly Field[];
  entry: unknown;
  index: number;
  count: number;
  path: string;
  /** In a row of a table, or in a block that can be collapsed. */
  isRow: boolean;
  isOpenAtFirst: boolean;
  actions: EntryActions;
  reorder: Reorder;
  renderFields: RenderFields;
}

/** One entry of a list. It is rendered again only when it changes itself. */
export const ListEntry = memo(function ListEntry({
  field,
  fields,
  entry,
  index,
  count,
  path,
  isRow,
  isOpenAtFirst,
  actions,
  reorder,
  renderFields,
}: ListEntryProps) {
  const { isReadOnly, entries } = useForm();
  const Own = entries?.[listOf(path)];
  const own = entryTitle({ entry, fields });
  const place = entryName({ field, index });
  const title = own ? ENTRY_TEXTS.summary({ title: place, text: own }) : place;
  const change = useStable((values: Draft) => actions.change(index, values));
  const content = (): ReactNode => {
    const shown = { fields, values: isPlain(entry) ? entry : {}, path, onChange: change };
    return Own ? <Own {...shown} renderFields={renderFields} /> : renderFields(shown);
  };
  const buttons = !isReadOnly && (
    <ItemButtons
      title={title}
      name={own || (field.entry ?? ENTRY_TEXTS.unnamed)}
      index={index}
      count={count}
      isRow={isRow}
      reorder={reorder}
      onDuplicate={() => actions.duplicate(index)}
      {...(isRow ? {} : { onCopy: () => actions.copy(index) })}
      onRemove={() => actions.remove(index)}
    />
  );
  if (!isRow) return <Block {...{ title, path, index, isOpenAtFirst, buttons, entry, fields }}>{content}</Block>;
  return (
    <li data-entry={index} className={`${ROW} ${DRAGGED}`}>
      <span className="figures flex h-10 min-w-5 items-center text-sm text-muted max-sm:hidden">{index + 1}.</span>
      <div className="min-w-0 flex-1">
        <LabelContext value={index > 0 ? `${LABEL} @min-[36rem]:sr-only` : LABEL}>
          <RowContext value>{content()}</RowContext>
        </LabelContext>
      </div>
      {buttons}
    </li>
  );
});

/** An entry that is too large for a row, collapsed to its title. It is expanded when pressed, new or invalid. */
function Block({
  title,
  path,
  index,
  isOpenAtFirst,
  buttons,
  entry,
  fields,
  children,
}: Pick<ListEntryProps, "path" | "index" | "isOpenAtFirst" | "entry" | "fields"> & {
  title: string;
  buttons: ReactNode;
  children: () => ReactNode;
}) {
  const { target } = useForm();
  const isTarget = target !== null && isWithin(target, path);
  const [isChosen, setIsChosen] = useOpened({ path, isAtFirst: isOpenAtFirst || isTarget });
  const [known, setKnown] = useState(target);
  if (known !== target) {
    setKnown(target);
    if (isTarget) setIsChosen(true);
  }
  const error = useErrorWithin(path);
  const isOpen = isChosen || error !== undefined;
  const contentId = useId();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <li data-entry={index} className={`${BLOCK} ${DRAGGED}`}>
      <div className="@container">
        <div className={HEAD_LINE}>
          <button
            type="button"
            data-head
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            aria-labelledby={`${contentId}-title`}
            aria-describedby={isOpen ? undefined : `${contentId}-summary`}
            onClick={() => setIsChosen(!isOpen)}
            className={HEAD}
          >
            <Icon size={18} aria-hidden className="shrink-0 text-muted" />
            <span className="flex min-w-0 flex-col">
              <span id={`${contentId}-title`} className="font-semibold wrap-break-word">
                {title}
              </span>
              {!isOpen && <Summary id={`${contentId}-summary`} path={path} entry={entry} fields={fields} />}
            </span>
          </button>
          {buttons}
        </div>
      </div>
      {isOpen && (
        <div id={contentId} className="border-t border-line p-4">
          <LabelContext value={LABEL}>{children()}</LabelContext>
        </div>
      )}
    </li>
  );
}

/** Whether an entry is open, which outlives its editor: see `OpenedContext`. */
function useOpened({ path, isAtFirst }: { path: string; isAtFirst: boolean }) {
  const opened = useContext(OpenedContext);
  const [isOpen, setIsOpen] = useState(isAtFirst || opened.has(path));
  useEffect(() => {
    if (!isOpen) return undefined;
    opened.add(path);
    // Its place is another one when entries are moved.
    return () => void opened.delete(path);
  }, [opened, path, isOpen]);
  return [isOpen, setIsOpen] as const;
}

function Summary({ id, path, entry, fields }: Pick<ListEntryProps, "path" | "entry" | "fields"> & { id: string }) {
  const { zone, summaries } = useForm();
  const own = summaries?.[listOf(path)];
  const references = useMemo(() => summaryReferences({ entry, fields }), [entry, fields]);
  const context = useTextContext({ references, zone });
  const text = own && isPlain(entry) ? own(entry) : entrySummary({ entry, fields, context });
  return (
    <span id={id} className="wrap-break-word text-muted">
      {text}
    </span>
  );
}

/** The path of the list that has an entry. */
function listOf(path: string): string {
  return path.slice(0, path.lastIndexOf("."));
}
