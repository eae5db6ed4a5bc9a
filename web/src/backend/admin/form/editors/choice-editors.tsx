import { X } from "lucide-react";
import { useContext, useId, useMemo } from "react";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { ALLERGEN_NAMES } from "@tresen/contract/catalog/allergen/allergen.texts";
import { CONTROL, FieldMessage } from "../../../shared/ui/input";
import { POPOVER, Select } from "../../../shared/ui/select";
import { Checkbox, Switch } from "../../../shared/ui/switch";
import { IconButton } from "../../../shared/ui/button";
import { ReferencePicker } from "../../picker/reference-picker";
import { useLabels } from "../../picker/use-labels";
import type { EditorProps } from "../editor";
import { LabelContext, RowContext, useError, useErrorWithin, useForm } from "../form-context";
import { EDITOR_TEXTS, ENTRY_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";

const ALLERGEN =
  "grid h-9 min-w-9 place-items-center rounded-control border px-2 text-sm font-medium pointer-coarse:h-11 " +
  "pointer-coarse:min-w-11";

const ALLERGEN_COLORS = {
  on: "border-action bg-action text-on-action",
  off: "border-line-strong bg-surface text-ink hover:bg-sunken",
};

/** The key of the choice "nothing", where that is allowed; no value of a field is written like this. */
const NONE = "(none)";
const NONE_CHOSEN: readonly unknown[] = [];

export function BooleanEditor({ field, path, value, onChange }: EditorProps<"boolean">) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const isRow = useContext(RowContext);
  const labelClass = useContext(LabelContext);
  const hintId = useId();
  const hasHint = field.hint !== undefined && !isRow;
  return (
    <div data-field={path} className={`flex min-w-0 flex-col justify-end gap-1 ${hasHint ? "col-span-full" : ""}`}>
      {isRow && (
        <span aria-hidden className={labelClass}>
          {field.title}
        </span>
      )}
      <Switch
        isSelected={value === true}
        onChange={onChange}
        isDisabled={isReadOnly}
        describedBy={hasHint ? hintId : undefined}
      >
        <span className={isRow ? "sr-only" : ""}>{field.title}</span>
      </Switch>
      {hasHint && (
        <p id={hintId} className="mb-1 max-w-prose ps-13 text-sm text-muted">
          {field.hint}
        </p>
      )}
      {error && <p className="text-sm text-danger">{error}</p>}
    </div>
  );
}

export function EnumEditor({ field, path, value, onChange }: EditorProps<"enum">) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const labelClass = useContext(LabelContext);
  const isRow = useContext(RowContext);
  const chosen = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const isOffered = field.choices.some((choice) => choice.value === chosen);
  // A record may contain a value that a later version added.
  const unknown = chosen !== "" && !isOffered ? [{ value: chosen, label: chosen }] : [];
  const options = [...(field.isClearable ? [{ value: NONE, label: "–" }] : []), ...field.choices, ...unknown];
  return (
    <div data-field={path} className="min-w-0">
      <Select
        label={field.title}
        labelClass={labelClass}
        isRequired={field.isRequired}
        options={options}
        value={isOffered || chosen !== "" ? chosen : field.isClearable ? NONE : null}
        onChange={(key) => onChange(key === NONE ? field.empty : field.isNumber ? Number(key) : key)}
        error={error}
        hint={isRow ? undefined : field.hint}
        isDisabled={isReadOnly}
      />
    </div>
  );
}

export function EnumsEditor({ field, path, value, onChange }: EditorProps<"enums">) {
  const { isReadOnly } = useForm();
  const error = useErrorWithin(path);
  const chosen = Array.isArray(value) ? value : [];
  return (
    <GroupFrame field={field} path={path} error={error}>
      <div className="flex flex-wrap gap-x-6">
        {field.choices.map((choice) => (
          <Checkbox
            key={choice.value}
            isSelected={chosen.includes(choice.value)}
            isDisabled={isReadOnly}
            onChange={(isOn) =>
              onChange(
                field.choices
                  .map((entry) => entry.value)
                  .filter((entry) => (entry === choice.value ? isOn : chosen.includes(entry))),
              )
            }
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
    </GroupFrame>
  );
}

/** @param without records that are not offered. */
export function RefEditor({
  field,
  path,
  value,
  without,
  onChange,
}: EditorProps<"ref"> & { without?: readonly string[] | undefined }) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const labelClass = useContext(LabelContext);
  return (
    <div data-field={path} className="min-w-0">
      <ReferencePicker
        resource={field.resource}
        label={field.title}
        labelClass={labelClass}
        isRequired={field.isRequired}
        without={without}
        value={typeof value === "string" && value !== "" ? value : null}
        onChange={(id) => onChange(id ?? field.empty)}
        error={error}
        isDisabled={isReadOnly}
      />
    </div>
  );
}

export function RefsEditor({ field, path, value, onChange }: EditorProps<"refs">) {
  const { isReadOnly } = useForm();
  const error = useErrorWithin(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : NONE_CHOSEN;
  const ids = useMemo(
    () =>
      entries.map((entry) =>
        typeof entry === "object" && entry !== null && "id" in entry ? String(entry.id) : String(entry),
      ),
    [entries],
  );
  const labelOf = useLabels({ name: field.resource, ids });
  const wrap = (id: string): unknown => (field.isWrapped ? { id } : id);
  return (
    <GroupFrame field={field} path={path} error={error}>
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id} className="flex items-center rounded-full bg-sunken ps-3.5 text-sm">
              {labelOf(id)}
              {isReadOnly ? (
                <span className="pe-3.5" />
              ) : (
                <IconButton
                  label={ENTRY_TEXTS.remove(labelOf(id))}
                  className="rounded-full!"
                  onPress={() => onChange(entries.filter((_entry, index) => ids[index] !== id))}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className="max-w-md">
          <ReferencePicker
            resource={field.resource}
            label={EDITOR_TEXTS.addTo(field.title)}
            isLabelHidden
            isAdding
            placeholder={EDITOR_TEXTS.add}
            without={ids}
            value={null}
            onChange={(id) => id !== null && onChange([...entries, wrap(id)])}
          />
        </div>
      )}
    </GroupFrame>
  );
}

export function AllergensEditor(props: EditorProps<"allergens">) {
  return useContext(RowContext) ? <AllergensMenu {...props} /> : <AllergensGroup {...props} />;
}

/** A button with the chosen letters for rows, which have no room for fourteen buttons: it opens them. */
function AllergensMenu({ field, path, value, onChange }: EditorProps<"allergens">) {
  const codes = codesOf(value);
  const error = useErrorWithin(path);
  const labelClass = useContext(LabelContext);
  const names = codes.map((code) => ALLERGEN_NAMES[code] ?? code).join(", ");
  return (
    <div data-field={path} className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className={labelClass}>
        {field.title}
      </span>
      <DialogTrigger>
        <Button aria-label={EDITOR_TEXTS.allergens(names)} className={`${CONTROL} truncate px-2! text-start`}>
          {codes.join(", ") || EDITOR_TEXTS.noAllergens}
        </Button>
        <Popover className={POPOVER}>
          <Dialog aria-label={field.title} className="w-72 p-2 outline-none">
            <AllergenButtons codes={codes} onChange={onChange} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {error && <FieldMessage>{error}</FieldMessage>}
    </div>
  );
}

function AllergensGroup({ field, path, value, onChange }: EditorProps<"allergens">) {
  const error = useErrorWithin(path);
  const codes = codesOf(value);
  return (
    <GroupFrame
      field={field}
      path={path}
      error={error}
      note={codes.map((code) => ALLERGEN_NAMES[code] ?? code).join(", ")}
    >
      <AllergenButtons codes={codes} onChange={onChange} />
    </GroupFrame>
  );
}

const codesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** One button for each allergen. Letters that are not known can only be taken away. */
function AllergenButtons({
  codes: chosen,
  onChange,
}: {
  codes: readonly string[];
  onChange: (codes: string[]) => void;
}) {
  const { isReadOnly } = useForm();
  const codes = [...new Set([...Object.keys(ALLERGEN_NAMES), ...chosen])];
  return (
    <div className="flex flex-wrap gap-1.5">
      {codes.map((code) => {
        const isOn = chosen.includes(code);
        return (
          <button
            key={code}
            type="button"
            aria-pressed={isOn}
            aria-label={EDITOR_TEXTS.allergen({ code, name: ALLERGEN_NAMES[code] })}
            title={ALLERGEN_NAMES[code]}
            disabled={isReadOnly}
            onClick={() => onChange(codes.filter((entry) => (entry === code ? !isOn : chosen.includes(entry))))}
            className={`${ALLERGEN} ${ALLERGEN_COLORS[isOn ? "on" : "off"]}`}
          >
            {code}
          </button>
        );
      })}
    </div>
  );
}
