import { kindsFor, type Layer } from "@tresen/contract/template/layer/layer";
import { type ReactNode, useId, useMemo } from "react";
import { FieldGrid } from "../../../admin/form/field-editor";
import { FormContext, type FormState, RecordContext } from "../../../admin/form/form-context";
import { isRelevant } from "../../../admin/model/relevance";
import { CONTROL } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { Switch } from "../../../shared/ui/switch";
import { useEditing } from "../editor-context";
import { rounded } from "../model/geometry";
import { AlignField } from "./align-field";
import { BindingField, BoundValue } from "./binding-field";
import { ColorField } from "./color-field";
import { FocusField } from "./focus-field";
import { FontField, WeightField } from "./font-field";
import { NumberField } from "./number-field";
import type { Property } from "./property";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { SMALL_LABEL } from "./small-label";

const TYPE_SIZES: ReadonlySet<string> = new Set(["size", "minimumSize", "maximumSize"]);
/** A point in millimetres. */
const POINT = 25.4 / 72;

interface PropertyFieldProps {
  property: Property;
  /** The layers whose property it is, all of one type. */
  layers: readonly Layer[];
  value: unknown;
  /** Whether the layers have different values. */
  isMixed: boolean;
  /** All values of the layer, for what depends on others. */
  values: Readonly<Record<string, unknown>>;
  onChange: (values: Readonly<Record<string, unknown>>, merge: string) => void;
}

/** One property of the chosen layers: its control, or the field of the record that fills it. */
export function PropertyField(props: PropertyFieldProps) {
  const { property, layers, values } = props;
  const [layer] = layers;
  if (!layer || !isRelevant({ field: property.field, siblings: { ...values }, record: {} })) return null;
  const binding = layer.bindings[property.key];
  const canBind = kindsFor({ type: layer.type, property: property.key }) !== null;
  const isWide = !["number", "choice", "fontWeight"].includes(property.kind) || canBind || hasLongChoices(property);
  return (
    <div data-property={property.key} className={`flex min-w-0 items-end gap-1 ${isWide ? "col-span-full" : ""}`}>
      <div className="min-w-0 flex-1">
        {binding ? <BoundValue title={property.title} layer={layer} property={property.key} /> : <Control {...props} />}
      </div>
      {canBind && layers.length === 1 && <BindingField layer={layer} property={property.key} title={property.title} />}
    </div>
  );
}

function Control({ property, layers, value, isMixed, values, onChange }: PropertyFieldProps): ReactNode {
  const { design, isReadOnly } = useEditing();
  const [layer] = layers;
  const { key } = property;
  const title = isMixed ? texts.mixed(property.title) : property.title;
  const set = (next: unknown, merge = ""): void => onChange({ [key]: next }, merge);
  switch (property.kind) {
    case "number": {
      const shown = isMixed || typeof value !== "number" ? null : value;
      const common = {
        label: property.title,
        isDisabled: isReadOnly,
        ...(isMixed ? { placeholder: texts.mixedValue } : {}),
      };
      // Type is measured in points on paper.
      if (TYPE_SIZES.has(key) && design.unit === "mm")
        return (
          <NumberField
            {...common}
            value={shown === null ? null : Math.round((shown / POINT) * 10) / 10}
            least={Math.ceil((property.least / POINT) * 10) / 10}
            most={Math.floor(property.most / POINT)}
            suffix="pt"
            onChange={(points) => set(rounded(points * POINT))}
          />
        );
      return (
        <NumberField
          {...common}
          value={shown}
          least={property.least}
          most={property.most}
          step={property.isLength ? 1 : property.most <= 4 ? 0.05 : 1}
          {...(property.isLength ? { suffix: design.unit } : {})}
          onChange={set}
        />
      );
    }
    case "color":
      return <ColorField title={title} property={key} layers={layers} value={textOf(value)} onChange={set} />;
    case "font":
      return <FontField title={title} value={textOf(value)} onChange={set} />;
    case "fontWeight":
      return (
        <WeightField
          title={title}
          family={textOf(values["font"])}
          value={Number(value)}
          isItalic={values["isItalic"] === true}
          onChange={set}
        />
      );
    case "choice": {
      const choices = property.field.kind === "enum" ? property.field.choices : [];
      if (key === "align" || key === "verticalAlign")
        return <AlignField title={title} choices={choices} value={isMixed ? null : textOf(value)} onChange={set} />;
      return (
        <Select
          label={title}
          labelClass={SMALL_LABEL}
          className="[&_button]:text-sm"
          options={choices}
          placeholder={texts.mixedValue}
          value={isMixed ? null : textOf(value)}
          isDisabled={isReadOnly}
          onChange={set}
        />
      );
    }
    case "flag":
      return (
        <Switch isSelected={value === true} isDisabled={isReadOnly} onChange={set}>
          {title}
        </Switch>
      );
    case "line":
    case "lines":
      return (
        <TextField
          isLong={property.kind === "lines"}
          title={title}
          value={isMixed ? "" : textOf(value)}
          onChange={(text) => set(text, ` ${wordsIn(text)}`)}
        />
      );
    case "focus":
      return layer ? <FocusField title={title} layer={layer} value={value} onChange={set} /> : null;
    case "other":
      return <GenericField property={property} value={value} onChange={set} />;
  }
}

/** Letters that half of the panel has room for. */
const SHORT = 10;
const hasLongChoices = ({ field }: Property): boolean =>
  field.kind === "enum" && field.choices.some(({ label }) => label.length > SHORT);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Typing is undone word by word. */
const wordsIn = (text: string): number => text.split(/\s+/).length;

function TextField({
  title,
  isLong,
  value,
  onChange,
}: {
  title: string;
  isLong: boolean;
  value: string;
  onChange: (text: string) => void;
}) {
  const id = useId();
  const { isReadOnly } = useEditing();
  const props = {
    ...{ id, value, readOnly: isReadOnly },
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={SMALL_LABEL}>
        {title}
      </label>
      {isLong ? (
        <textarea
          {...props}
          rows={3}
          className={`${CONTROL} h-auto! field-sizing-content max-h-60 min-h-16 py-1.5 text-sm`}
        />
      ) : (
        <input {...props} autoComplete="off" className={`${CONTROL} h-9! text-sm pointer-coarse:h-11!`} />
      )}
    </div>
  );
}

/** Properties that forms have editors for: pictures, amounts, rows. */
function GenericField({
  property,
  value,
  onChange,
}: {
  property: Property;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { isReadOnly, currency } = useEditing();
  const { key, field } = property;
  const form = useMemo<FormState>(
    () => ({
      ...{ errors: NO_ERRORS, isReadOnly, locked: NONE, isNew: false, zone: "Europe/Vienna", currency },
      ...{ target: null, editors: {} },
    }),
    [isReadOnly, currency],
  );
  const values = { [key]: value };
  return (
    <FormContext value={form}>
      <RecordContext value={values}>
        {/* A panel has room for one field beside another only where both are short. */}
        <div className={NARROW_ROWS}>
          <FieldGrid fields={[field]} values={values} onChange={(changed) => onChange(changed[key])} />
        </div>
      </RecordContext>
    </FormContext>
  );
}
const NARROW_ROWS =
  "[&_[data-entry]]:flex-wrap [&_[data-entry]>div:has(.grid)]:basis-[75%] " +
  "[&_[data-entry]_.grid:has(>div>[data-field])]:flex [&_[data-entry]_.grid:has(>div>[data-field])]:flex-col " +
  "[&_[data-entry]_.grid:has(>div>[data-field])]:items-stretch";
const NO_ERRORS: ReadonlyMap<string, string> = new Map();
const NONE: ReadonlySet<string> = new Set();
