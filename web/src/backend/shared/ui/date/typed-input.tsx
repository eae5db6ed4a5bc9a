import { type InputHTMLAttributes, useState } from "react";

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "type" | "min" | "max" | "step">;

export interface TypedProps extends Native {
  value: string;
  onChange: (value: string) => void;
}

interface TypedInputProps extends TypedProps {
  format: (value: string) => string;
  /** Null for text that cannot be read. */
  parse: (text: string) => string | null;
  /** Whether text that can be read need not wait until the field is left. */
  isWhole: (text: string) => boolean;
  step: (value: string, by: 1 | -1) => string;
}

/**
 * An input whose text stays as it is typed until the field is left or Enter is pressed; then it is read and shown in
 * its usual form. What cannot be read becomes the value as it is, and validation reports it. The arrow keys step.
 */
export function TypedInput({ value, onChange, format, parse, isWhole, step, ...props }: TypedInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    if (typed === null) return;
    setTyped(null);
    const next = typed.trim() === "" ? "" : (parse(typed) ?? typed);
    if (next !== value) onChange(next);
  };
  return (
    <input
      autoComplete="off"
      inputMode="decimal"
      {...props}
      type="text"
      value={typed ?? format(value)}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        const next = text.trim() === "" ? "" : isWhole(text) ? parse(text) : null;
        if (next !== null && next !== value) onChange(next);
      }}
      onBlur={(event) => {
        commit();
        props.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (props.readOnly || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        setTyped(null);
        const current = typed === null ? value : (parse(typed) ?? value);
        onChange(step(current, event.key === "ArrowUp" ? 1 : -1));
      }}
    />
  );
}
