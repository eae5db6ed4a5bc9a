import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

const CONTROL =
  "block w-full min-h-11 rounded-control border bg-surface px-3 py-2 text-base " +
  "text-ink disabled:bg-sunken disabled:text-muted";

function border(error: string | undefined): string {
  return error ? "border-danger ring-1 ring-danger" : "border-line-strong";
}

interface Labelled {
  label: ReactNode;
  /** The name in the order draft: also the id, so that an error finds its control. */
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** Label above, control, hint and error below, linked for assistive technology. */
function Field({
  label,
  name,
  error,
  hint,
  required,
  children,
  className = "",
}: Labelled & { required?: boolean | undefined; children: ReactNode; className?: string }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={name} className="mb-1 block text-sm font-medium">
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** The element for the error always exists, so that a screen reader announces its content. */
export function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  return (
    <p id={`${name}-error`} aria-live="polite" className="text-sm font-medium text-danger empty:hidden mt-1">
      {error}
    </p>
  );
}

function described({ name, error, hint }: Labelled): { "aria-describedby"?: string; "aria-invalid"?: true } {
  const ids = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])];
  return {
    ...(ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
}

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

export function SelectField({
  label,
  name,
  error,
  hint,
  className,
  children,
  ...rest
}: Labelled & Omit<SelectHTMLAttributes<HTMLSelectElement>, "name">) {
  return (
    <Field label={label} name={name} error={error} hint={hint} required={rest.required} className={className ?? ""}>
      <select
        id={name}
        name={name}
        className={`select ${CONTROL} ${border(error)}`}
        {...described({ label, name, error, hint })}
        {...rest}
      >
        {children}
      </select>
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

/** A radio button in a bordered line that can be pressed as a whole. */
export function ChoiceCard({
  label,
  aside,
  checked,
  type = "radio",
  children,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  aside?: ReactNode;
  type?: "radio" | "checkbox";
  children?: ReactNode;
}) {
  return (
    <label
      className={
        "flex min-h-12 items-center gap-3 rounded-control border px-3 py-2 transition-colors " +
        (checked ? "border-action-text bg-action-soft" : "border-line bg-surface hover:border-line-strong") +
        (rest.disabled ? " opacity-60" : "")
      }
    >
      <input
        type={type}
        checked={checked}
        className={`${type === "radio" ? "radio" : "check"} size-6 shrink-0`}
        {...rest}
      />
      <span className="min-w-0 flex-1">
        {label}
        {children && <span className="block text-sm text-muted">{children}</span>}
      </span>
      {aside && <span className="figures shrink-0 text-sm text-muted">{aside}</span>}
    </label>
  );
}
