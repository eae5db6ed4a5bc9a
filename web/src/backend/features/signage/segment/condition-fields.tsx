import { isObject, ownOf } from "@tresen/contract/kit/object";
import { CONDITION_LABELS } from "@tresen/contract/signage/segment/segment.texts";
import { useErrorWithin, useForm } from "../../../admin/form/form-context";
import { ReferencePicker } from "../../../admin/picker/reference-picker";
import { FieldMessage, Input, LABEL } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EDITOR_TEXTS as texts } from "./segment-editor.texts";

const ALWAYS = "";
const OPTIONS = [
  { value: ALWAYS, label: texts.noCondition },
  ...Object.entries(CONDITION_LABELS).map(([value, label]) => ({ value, label })),
];

/** On what an entry depends: nothing, a category, the opening hours or a number of orders. */
export function ConditionFields({
  path,
  value,
  onChange,
}: {
  path: string;
  value: unknown;
  onChange: (condition: unknown) => void;
}) {
  const { isReadOnly } = useForm();
  const error = useErrorWithin(path);
  const condition = isObject(value) ? value : null;
  const kind = String(condition?.["kind"] ?? ALWAYS);
  const held = condition?.["value"];
  if (isReadOnly)
    return (
      <p className="text-sm">
        {texts.condition}: {ownOf<string>(CONDITION_LABELS, kind) ?? texts.noCondition}
      </p>
    );
  return (
    <div data-field={path} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-1">
        <span aria-hidden className={LABEL}>
          {texts.condition}
        </span>
        <NativeSelect
          label={texts.condition}
          options={OPTIONS}
          value={kind}
          onChange={(next) => onChange(next === ALWAYS ? null : { kind: next, value: null })}
        />
      </div>
      {kind === "soldOutCategory" && (
        <ReferencePicker
          resource="categories"
          label={texts.category}
          isRequired
          value={typeof held === "string" && held !== "" ? held : null}
          onChange={(category) => onChange({ kind, value: category })}
          error={error}
        />
      )}
      {kind === "openOrdersAbove" && (
        <Input
          label={texts.orders}
          required
          inputMode="numeric"
          value={held === null || held === undefined ? "" : String(held)}
          onChange={(typed) => onChange({ kind, value: numberOf(typed) })}
          error={error}
        />
      )}
      {kind !== "soldOutCategory" && kind !== "openOrdersAbove" && error && <FieldMessage>{error}</FieldMessage>}
    </div>
  );
}

/** The number, or what was typed instead of one, which the check of the form refuses. */
function numberOf(typed: string): number | string | null {
  const text = typed.trim();
  if (text === "") return null;
  return /^\d{1,5}$/.test(text) ? Number(text) : text;
}
