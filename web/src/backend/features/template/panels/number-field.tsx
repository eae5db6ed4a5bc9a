import { type KeyboardEvent, useId, useState } from "react";
import { numberText, parseNumber } from "../../../admin/model/entry";
import { rounded } from "../model/geometry";
import { PANEL_TEXTS as texts } from "./panel.texts";

interface NumberFieldProps {
  label: string;
  /** Null where several layers have different values. */
  value: number | null;
  least: number;
  most: number;
  /** What the arrow keys add. */
  step?: number;
  suffix?: string;
  isDisabled?: boolean;
  /** Shown where there is no common value. */
  placeholder?: string;
  /** What the server says of it. */
  error?: string | undefined;
  onChange: (value: number) => void;
  /** Whether what stands in the field can be taken. */
  onCheck?: (isValid: boolean) => void;
}

const FIELD =
  "h-9 w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-sm text-ink figures " +
  "pointer-coarse:h-11 disabled:bg-sunken disabled:text-muted aria-invalid:border-danger";

/** A number that is typed with a comma, or changed with the arrow keys; with Shift by ten times as much. */
export function NumberField({
  label,
  value,
  least,
  most,
  step = 1,
  suffix,
  isDisabled = false,
  placeholder,
  error,
  onChange,
  onCheck,
}: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(value);
  const shown = typed ?? (value === null ? "" : numberText(value));
  const parsed = typed === null ? value : parseNumber(typed);
  const isValid = typed === null || (typeof parsed === "number" && parsed >= least && parsed <= most);
  // What cannot be taken stays to be corrected, until the value changes in another way.
  if (known !== value) {
    setKnown(value);
    if (!isValid) setTyped(null);
  }
  const message = error ?? (isValid ? undefined : boundsText({ least, most }));
  const change = (text: string): void => {
    setTyped(text);
    const next = parseNumber(text);
    const isPossible = typeof next === "number" && next >= least && next <= most;
    if (isPossible) onChange(next);
    onCheck?.(isPossible);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Escape" && typed !== null && !isValid) {
      // It takes back what was typed, and leaves what is chosen.
      event.stopPropagation();
      setTyped(null);
      onCheck?.(true);
    }
    if (event.key === "Enter" && isValid) setTyped(null);
    if (direction === undefined || event.ctrlKey || event.altKey || event.metaKey || value === null) return;
    event.preventDefault();
    setTyped(null);
    onCheck?.(true);
    onChange(rounded(Math.min(most, Math.max(least, value + direction * step * (event.shiftKey ? 10 : 1)))));
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-xs text-muted wrap-anywhere">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          placeholder={placeholder}
          disabled={isDisabled}
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : `${id}-error`}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => isValid && setTyped(null)}
          onKeyDown={onKeyDown}
          className={`${FIELD} ${suffix ? "pe-8" : ""}`}
        />
        {suffix && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-xs text-muted"
          >
            {suffix}
          </span>
        )}
      </div>
      {message !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger">
          {message}
        </p>
      )}
    </div>
  );
}

function boundsText({ least, most }: { least: number; most: number }): string {
  if (Number.isFinite(least) && Number.isFinite(most)) return texts.between(bound(least), bound(most));
  return Number.isFinite(least) ? texts.atLeast(bound(least)) : texts.noNumber;
}

const bounds = new Intl.NumberFormat("de-DE");
const bound = (number: number): string => bounds.format(number);
