import { useId } from "react";

const OPTION =
  "flex min-h-9 cursor-pointer items-center rounded-control px-3 text-sm has-checked:bg-surface " +
  "has-checked:font-medium has-checked:shadow-sm has-focus-visible:outline-2 pointer-coarse:min-h-11";

/** One of a few values that are all in sight. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex gap-1 self-start rounded-control bg-sunken p-0.5">
      {options.map((option) => (
        <label key={option.value} className={OPTION}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
