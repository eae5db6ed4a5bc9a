import { ChevronDown } from "lucide-react";
import { CONTROL } from "./input";

interface NativeSelectProps {
  /** The accessible name; it is not shown. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/**
 * A choice in the browser's own list. It has a fifth of the code of `Select`, so the order desk can start with it, and
 * tablets show a list made for fingers.
 */
export function NativeSelect({ label, options, value, onChange, className = "" }: NativeSelectProps) {
  return (
    <span className={`relative ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${CONTROL} cursor-pointer appearance-none truncate pe-9`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto shrink-0 text-muted"
      />
    </span>
  );
}
