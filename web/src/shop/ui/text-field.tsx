import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { CONTROL, Field, FieldError, type Labelled, border, described } from "./field";

export function TextField({
  label,
  name,
  error,
  hint,
  className,
  ...rest
}: Labelled & Omit<InputHTMLAttributes<HTMLInputElement>, "name">) {
  return (
    <Field label={label} name={name} error={error} hint={hint} required={rest.required} className={className ?? ""}>
      <input
        id={name}
        name={name}
        className={`${CONTROL} ${border(error)}`}
        {...described({ label, name, error, hint })}
        {...rest}
      />
    </Field>
  );
}

export function TextArea({
  label,
  name,
  error,
  hint,
  className,
  ...rest
}: Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name">) {
  return (
    <Field label={label} name={name} error={error} hint={hint} required={rest.required} className={className ?? ""}>
      <textarea
        id={name}
        name={name}
        rows={3}
        className={`${CONTROL} ${border(error)}`}
        {...described({ label, name, error, hint })}
        {...rest}
      />
    </Field>
  );
}

/** A checkbox whose whole line can be pressed. */
export function CheckField({
  label,
  name,
  error,
  className = "",
  ...rest
}: Labelled & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "type">) {
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          id={name}
          name={name}
          type="checkbox"
          className={`check size-6 shrink-0 ${error ? "ring-2 ring-danger" : ""}`}
          {...described({ label, name, error })}
          {...rest}
        />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}
