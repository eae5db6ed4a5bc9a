import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Button, IconButton } from "../../../../shared/ui/button";
import { LABEL } from "../../../../shared/ui/input";
import { Switch } from "../../../../shared/ui/switch";
import { type Draft, emptyDraft, initialValue, isPlain } from "../../model/draft";
import type { Field } from "../../model/field";
import { withEntry } from "../../model/path";
import type { EditorProps } from "../editor";
import { LabelContext, RowContext, useError, useErrorWithin, useForm } from "../form-context";
import { GroupFrame } from "./frame";

/** Given from above, so that editors of nested values need not import the one that chooses among all. */
type RenderFields = (props: { fields: readonly Field[]; values: Draft; path: string; onChange: (values: Draft) => void }) => ReactNode;

export function ObjectEditor({ field, path, value, onChange, renderFields }: EditorProps<"object"> & { renderFields: RenderFields }) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const isSet = isPlain(value);
  const content = isSet && renderFields({ fields: field.fields, values: value, path, onChange });
  // An object that holds one list is only a wrapper around it.
  if (field.isBare || (!field.isClearable && field.fields.length === 1)) return <div data-field={path}>{content}</div>;
  return (
    <GroupFrame field={field} path={path} error={error}>
      {field.isClearable && (
        <Switch isSelected={isSet} isDisabled={isReadOnly} onChange={(isOn) => onChange(isOn ? emptyDraft(field.fields) : field.empty)}>
          Angeben
        </Switch>
      )}
      {content && <div className="rounded-panel border border-line p-4">{content}</div>}
    </GroupFrame>
  );
}

/** Fields that fit beside one another, so that a list of them reads as a table. */
const NARROW = ["text", "money", "rate", "number", "boolean", "enum", "allergens"];

export function ListEditor({ field, path, value, onChange, renderFields }: EditorProps<"list"> & { renderFields: RenderFields }) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const { item } = field;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isTable = useMemo(() => item.kind === "object" && item.fields.length <= 6 && item.fields.every(({ kind }) => NARROW.includes(kind)), [item]);
  const move = (from: number, to: number): void => {
    const changed = [...items];
    changed.splice(to, 0, ...changed.splice(from, 1));
    onChange(changed);
  };
  const [added, setAdded] = useState(-1);
  const add = (): void => {
    setAdded(items.length);
    onChange([...items, initialValue(item)]);
  };
  if (item.kind !== "object") return null;
  return (
    <GroupFrame field={field} path={path} error={error} note={items.length > 0 ? String(items.length) : "Keine Einträge"}>
      {items.length > 0 && (
        <ol className={isTable ? "flex flex-col gap-2" : "flex flex-col gap-3"}>
          {items.map((entry, index) => {
            const title = titleOf({ entry, fields: item.fields }) || `Eintrag ${index + 1}`;
            const itemPath = `${path}.${index}`;
            const content = renderFields({ fields: item.fields, values: isPlain(entry) ? entry : {}, path: itemPath, onChange: (changed) => onChange(withEntry({ source: items, key: String(index), value: changed })) });
            const buttons = !isReadOnly && <ItemButtons title={title} index={index} count={items.length} onMove={move} onRemove={() => onChange(items.filter((_item, at) => at !== index))} />;
            return isTable ? (
              <li key={index} className="@container flex items-end gap-2 rounded-panel border border-line p-2 ps-3 max-sm:flex-col max-sm:items-stretch">
                <div className="min-w-0 flex-1">
                  <LabelContext value={index > 0 ? `${LABEL} @min-[36rem]:sr-only` : LABEL}>
                    <RowContext value>{content}</RowContext>
                  </LabelContext>
                </div>
                {buttons}
              </li>
            ) : (
              <Block key={index} title={title} path={itemPath} isOpenAtFirst={items.length === 1 || index === added} buttons={buttons}>
                {content}
              </Block>
            );
          })}
        </ol>
      )}
      {!isReadOnly && (
        <Button className="self-start" size="sm" onPress={add}>
          <Plus size={16} aria-hidden /> {field.title}: Eintrag hinzufügen
        </Button>
      )}
    </GroupFrame>
  );
}

/** An entry with more than fits in a row: folded to its title, opened by a press, by being new, or by a fault in it. */
function Block({ title, path, isOpenAtFirst, buttons, children }: { title: string; path: string; isOpenAtFirst: boolean; buttons: ReactNode; children: ReactNode }) {
  const [isChosen, setIsChosen] = useState(isOpenAtFirst);
  const error = useErrorWithin(path);
  const isOpen = isChosen || error !== undefined;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="rounded-panel border border-line">
      <div className="flex items-center gap-1 py-1 ps-2 pe-1">
        <button type="button" aria-expanded={isOpen} onClick={() => setIsChosen(!isOpen)} className="flex min-h-9 min-w-0 flex-1 items-center gap-2 text-start text-sm font-semibold pointer-coarse:min-h-11">
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

interface ItemButtonsProps {
  title: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

export function ItemButtons({ title, index, count, onMove, onRemove }: ItemButtonsProps) {
  return (
    <div className="flex shrink-0 justify-end">
      <IconButton label={`${title} nach oben`} isDisabled={index === 0} onPress={() => onMove(index, index - 1)}>
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={`${title} nach unten`} isDisabled={index === count - 1} onPress={() => onMove(index, index + 1)}>
        <ArrowDown size={16} aria-hidden />
      </IconButton>
      <IconButton label={`${title} entfernen`} className="text-danger!" onPress={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

/** What an entry is called by those who filled it in: its name, else what kind it is. */
function titleOf({ entry, fields }: { entry: unknown; fields: readonly Field[] }): string {
  if (!isPlain(entry)) return "";
  const name = [entry.name, entry.area, entry.label].find((value) => typeof value === "string" && value !== "");
  if (typeof name === "string") return name;
  const kind = fields.find(({ key }) => key === "type" || key === "unit");
  const value = kind ? entry[kind.key] : undefined;
  if (kind?.kind === "enum") return kind.choices.find((choice) => choice.value === value)?.label ?? "";
  return typeof value === "string" ? value : "";
}
