import { Star } from "../../ui/icons";
import * as texts from "./status.texts";

const VALUES = [1, 2, 3, 4, 5] as const;

/** A radio group that looks like stars: it works with arrow keys and pointer. */
export function Stars({
  name,
  label,
  value,
  onChange,
}: {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-4">
      <legend className="float-left font-medium">{label}</legend>
      <div className="flex">
        {VALUES.map((stars) => (
          <label
            key={stars}
            className={
              "grid size-11 place-items-center rounded-full hover:bg-sunken " +
              "has-focus-visible:outline-2 has-focus-visible:outline-focus"
            }
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
              aria-label={texts.starCount(stars)}
            />
            <Star
              aria-hidden
              size={26}
              strokeWidth={1.5}
              className={stars <= value ? "fill-action text-action" : "text-muted"}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
