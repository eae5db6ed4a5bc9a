import { ChevronDown, ChevronRight, ClipboardPaste, Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../../../shared/ui/button";
import { LABEL } from "../../../shared/ui/input";
import { Switch } from "../../../shared/ui/switch";
import { kindOf, pastedEntry, useClip, writeClip } from "../../clipboard/clipboard";
import { type Draft, emptyDraft, isPlain, nextEntry } from "../../model/draft";
import { entryKeys, moved, resized, withoutKey } from "../../model/entry-keys";
import { entryName } from "../../model/entry-name";
import type { Field } from "../../model/field";
import { isWithin, withEntry } from "../../model/path";
import type { EditorProps } from "../editor";
import { LabelContext, RowContext, useError, useErrorWithin, useForm } from "../form-context";
import { EDITOR_TEXTS, ENTRY_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";
import { ItemButtons, useReorder } from "./item-buttons";

const ROW =
  "@container flex items-end gap-2 rounded-panel border border-line p-2 ps-3 max-sm:flex-col " + "max-sm:items-stretch";
const HEAD = "flex min-h-9 min-w-0 flex-1 items-center gap-2 text-start text-sm font-semibold pointer-coarse:min-h-11";

/** Passed in, since importing the editor of all fields here would be an import cycle. */
type RenderFields = (props: {
  fields: readonly Field[];
  values: Draft;
  path: string;
  onChange: (values: Draft) => void;
}) => ReactNode;

export function ObjectEditor({
  field,
  path,
  value,
  onChange,
  renderFields,
}: EditorProps<"object"> & { renderFields: RenderFields }) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const isSet = isPlain(value);
  const content = isSet && renderFields({ fields: field.fields, values: value, path, onChange });
  // An object with a single list is rendered as that list.
  if (field.isBare || (!field.isClearable && field.fields.length === 1)) return <div data-field={path}>{content}</div>;
  return (
    <GroupFrame field={field} path={path} error={error}>
      {field.isClearable && (
        <Switch
          isSelected={isSet}
          isDisabled={isReadOnly}
          onChange={(isOn) => onChange(isOn ? emptyDraft(field.fields) : field.empty)}
        >
          {EDITOR_TEXTS.specify}
        </Switch>
      )}
      {content && <div className="rounded-panel border border-line p-4">{content}</div>}
    </GroupFrame>
  );
}

/** Kinds of fields that fit side by side, so that a list of them is rendered as a table. */
const NARROW = ["text", "money", "rate", "number", "boolean", "enum", "allergens"];

export function ListEditor({
  field,
  path,
  value,
  onChange,
  renderFields,
}: EditorProps<"list"> & { renderFields: RenderFields }) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const { item } = field;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isTable = useMemo(
    () => item.kind === "object" && item.fields.length <= 6 && item.fields.every(({ kind }) => NARROW.includes(kind)),
    [item],
  );
  const [known, setKeys] = useState(() => entryKeys(items.length));
  const keys = known.list.length === items.length ? known : resized({ keys: known, count: items.length });
  if (keys !== known) setKeys(keys);
  const reorder = useReorder({
    count: items.length,
    onMove: (from, to) => {
      setKeys({ ...keys, list: moved({ list: keys.list, from, to }) });
      onChange(moved({ list: items, from, to }));
    },
  });
  const remove = (index: number): void => {
    setKeys(withoutKey({ keys, index }));
    onChange(items.filter((_item, at) => at !== index));
  };
  const [added, setAdded] = useState(-1);
  const add = (entry: unknown): void => {
    setAdded(items.length);
    onChange([...items, entry]);
  };
  const kind = kindOf(field);
  const copied = useClip(kind);
  if (item.kind !== "object") return null;
  return (
    <GroupFrame
      field={field}
      path={path}
      error={error}
      note={items.length > 0 ? String(items.length) : ENTRY_TEXTS.none}
    >
      {items.length > 0 && (
        <ol className={isTable ? "flex flex-col gap-2" : "flex flex-col gap-3"}>
          {items.map((entry, index) => {
            const own = titleOf({ entry, fields: item.fields });
            const place = entryName({ field, index });
            const title = own ? `${place}: ${own}` : place;
            const key = keys.list[index];
            const itemPath = `${path}.${index}`;
            const content = renderFields({
              fields: item.fields,
              values: isPlain(entry) ? entry : {},
              path: itemPath,
              onChange: (changed) => onChange(withEntry({ source: items, key: String(index), value: changed })),
            });
            const buttons = !isReadOnly && (
              <ItemButtons
                title={title}
                name={own || (field.entry ?? ENTRY_TEXTS.unnamed)}
                index={index}
                reorder={reorder}
                {...(isTable ? {} : { onCopy: () => writeClip({ kind, value: entry }) })}
                onRemove={() => remove(index)}
              />
            );
            return isTable ? (
              <li key={key} className={ROW}>
                <span className="figures flex h-10 min-w-5 items-center text-sm text-muted max-sm:hidden">
                  {index + 1}.
                </span>
                <div className="min-w-0 flex-1">
                  <LabelContext value={index > 0 ? `${LABEL} @min-[36rem]:sr-only` : LABEL}>
                    <RowContext value>{content}</RowContext>
                  </LabelContext>
                </div>
                {buttons}
              </li>
            ) : (
              <Block
                key={key}
                title={title}
                path={itemPath}
                isOpenAtFirst={items.length === 1 || index === added}
                buttons={buttons}
              >
                {content}
              </Block>
            );
          })}
        </ol>
      )}
      {reorder.announcement}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onPress={() => add(nextEntry({ item, entries: items }))}>
            <Plus size={16} aria-hidden /> {ENTRY_TEXTS.add(field.title)}
          </Button>
          {copied !== undefined && (
            <Button size="sm" onPress={() => add(pastedEntry(copied))}>
              <ClipboardPaste size={16} aria-hidden /> {ENTRY_TEXTS.paste(field.title)}
            </Button>
          )}
        </div>
      )}
    </GroupFrame>
  );
}

/** An entry that is too large for a row, collapsed to its title. It is expanded when pressed, new or invalid. */
function Block({
  title,
  path,
  isOpenAtFirst,
  buttons,
  children,
}: {
  title: string;
  path: string;
  isOpenAtFirst: boolean;
  buttons: ReactNode;
  children: ReactNode;
}) {
  const { target } = useForm();
  const isTarget = target !== null && isWithin(target, path);
  const [isChosen, setIsChosen] = useState(isOpenAtFirst || isTarget);
  const [known, setKnown] = useState(target);
  if (known !== target) {
    setKnown(target);
    if (isTarget) setIsChosen(true);
  }
  const error = useErrorWithin(path);
  const isOpen = isChosen || error !== undefined;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="rounded-panel border border-line">
      <div className="flex items-center gap-1 py-1 ps-2 pe-1">
        <button type="button" aria-expanded={isOpen} onClick={() => setIsChosen(!isOpen)} className={HEAD}>
          <Icon size={18} aria-hidden className="shrink-0 text-muted" />
          <span className="truncate">{title}</span>
        </button>
        {buttons}
      </div>
      {isOpen && (
        <div className="border-t border-line p-4">
          <LabelContext value={LABEL}>{children}</LabelContext>
        </div>
      )}
    </li>
  );
}

/** The title of an entry: its own name, else the label of its type. */
function titleOf({ entry, fields }: { entry: unknown; fields: readonly Field[] }): string {
  if (!isPlain(entry)) return "";
  const name = [entry.name, entry.area, entry.label].find((value) => typeof value === "string" && value !== "");
  if (typeof name === "string") return name;
  const kind = fields.find(({ key }) => key === "type" || key === "unit");
  const value = kind ? entry[kind.key] : undefined;
  if (kind?.kind === "enum") return kind.choices.find((choice) => choice.value === value)?.label ?? "";
  return typeof value === "string" ? value : "";
}
