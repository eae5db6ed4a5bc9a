import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { DATE_TEXTS } from "../../../shared/ui/date/date.texts";
import { CONTROL, LABEL } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import type { Field } from "../../model/field";
import { useSeen } from "../../model/use-seen";
import { ReferencePicker } from "../../picker/reference-picker";
import { FILTER_TEXTS } from "./filters.texts";
import { BOUNDS, boundOf, boundText, isRanged, withFilter } from "./list-filters";

interface FilterFieldsProps {
  fields: readonly Field[];
  filters: Record<string, string>;
  onFilters: (filters: Record<string, string> | undefined) => void;
}

const ANY = "any";

export function FilterFields({ fields, filters, onFilters }: FilterFieldsProps) {
  const change = (key: string, value: string | null): void =>
    onFilters(withFilter({ filters, key, value: value === ANY ? null : value }));
  const isSeen = useSeen();
  return (
    <>
      {fields
        .filter((field) => !field.isCustomerData || isSeen(field))
        .map((field) =>
          isRanged(field) ? (
            <RangeField key={field.key} field={field} filters={filters} onChange={change} />
          ) : (
            <FilterField
              key={field.key}
              field={field}
              value={filters[field.key] ?? null}
              onChange={(value) => change(field.key, value)}
            />
          ),
        )}
      <Button onPress={() => onFilters(undefined)} isDisabled={Object.keys(filters).length === 0}>
        {COMMON_TEXTS.resetFilters}
      </Button>
    </>
  );
}

function FilterField({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  if (field.kind === "ref" || field.kind === "refs")
    return (
      <ReferencePicker
        label={field.title}
        resource={field.resource}
        value={value}
        onChange={onChange}
        placeholder={COMMON_TEXTS.all}
      />
    );
  if (field.kind === "text")
    return (
      <label className="flex flex-col gap-1">
        <span className={LABEL}>{field.title}</span>
        <input
          key={value}
          defaultValue={value ?? ""}
          maxLength={200}
          // What is typed counts when the field is left.
          onBlur={(event) => onChange(event.target.value.trim() || null)}
          onKeyDown={(event) => event.key === "Enter" && onChange(event.currentTarget.value.trim() || null)}
          className={CONTROL}
        />
      </label>
    );
  const choices =
    field.kind === "enum" || field.kind === "enums"
      ? field.choices
      : [
          { value: "true", label: COMMON_TEXTS.yes },
          { value: "false", label: COMMON_TEXTS.no },
        ];
  return (
    <Select
      label={field.title}
      options={[{ value: ANY, label: COMMON_TEXTS.all }, ...choices]}
      value={value ?? ANY}
      onChange={onChange}
    />
  );
}

interface RangeFieldProps {
  field: Field;
  filters: Record<string, string>;
  onChange: (key: string, value: string | null) => void;
}

/** The two bounds of a number, an amount or a day. */
function RangeField(props: RangeFieldProps) {
  const { field } = props;
  const isDay = field.kind === "date" || field.kind === "instant";
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className={LABEL}>{field.title}</legend>
      {isDay ? <DayBounds {...props} /> : <NumberBounds {...props} />}
    </fieldset>
  );
}

/** Days as everywhere: typed in German or chosen in the calendar. */
function DayBounds({ field, filters, onChange }: RangeFieldProps) {
  return BOUNDS.map((bound) => {
    const key = `${field.key}${bound}`;
    return (
      <DateInput
        key={key}
        label={FILTER_TEXTS.boundOf({ title: field.title, bound: FILTER_TEXTS.bound[bound] })}
        isLabelHidden
        placeholder={`${FILTER_TEXTS.bound[bound]} ${DATE_TEXTS.datePlaceholder}`}
        value={filters[key] ?? ""}
        {...(bound === "From" ? { max: filters[`${field.key}To`] } : { min: filters[`${field.key}From`] })}
        onChange={(day) => (filters[key] ?? "") !== day && onChange(key, day || null)}
      />
    );
  });
}

/** What is typed counts when the field is left. */
function NumberBounds({ field, filters, onChange }: RangeFieldProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {BOUNDS.map((bound) => {
        const key = `${field.key}${bound}`;
        const shown = boundText({ field, bound: filters[key] });
        return (
          <input
            key={`${key}-${shown}`}
            inputMode="decimal"
            aria-label={FILTER_TEXTS.boundOf({ title: field.title, bound: FILTER_TEXTS.bound[bound] })}
            placeholder={FILTER_TEXTS.bound[bound]}
            defaultValue={shown}
            onBlur={(event) => onChange(key, boundOf({ field, typed: event.target.value }))}
            onKeyDown={(event) =>
              event.key === "Enter" && onChange(key, boundOf({ field, typed: event.currentTarget.value }))
            }
            className={`${CONTROL} figures`}
          />
        );
      })}
    </div>
  );
}
