import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Select } from "../../shared/ui/select";
import type { Field } from "../model/field";
import { ReferencePicker } from "../picker/reference-picker";

interface FilterFieldsProps {
  fields: readonly Field[];
  filters: Record<string, string>;
  onFilters: (filters: Record<string, string> | undefined) => void;
}

const ANY = "any";

export function FilterFields({ fields, filters, onFilters }: FilterFieldsProps) {
  const change = (key: string, value: string | null): void => {
    const { [key]: _dropped, ...others } = filters;
    const changed = value === null || value === ANY ? others : { ...others, [key]: value };
    onFilters(Object.keys(changed).length > 0 ? changed : undefined);
  };
  return (
    <>
      {fields.map((field) => (
        <FilterField
          key={field.key}
          field={field}
          value={filters[field.key] ?? null}
          onChange={(value) => change(field.key, value)}
        />
      ))}
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
