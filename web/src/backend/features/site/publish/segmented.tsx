import { useId } from "react";

/** A choice between two or three, as the browser's own radio buttons. */
export function Segmented({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-9 w-fit items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-4 accent-action"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
