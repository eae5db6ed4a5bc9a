import type { ReactNode, SelectHTMLAttributes } from "react";

export const CONTROL =
  "block w-full min-h-11 rounded-control border bg-surface px-3 py-2 text-base " +
  "text-ink disabled:bg-sunken disabled:text-muted";

export function border(error: string | undefined): string {
  return error ? "border-danger ring-1 ring-danger" : "border-line-strong";
}

export interface Labelled {
  label: ReactNode;
  /** The name in the order draft: also the id, so that an error finds its control. */
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** Label above, control, hint and error below, linked for assistive technology. */
export function Field({
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

export function described({ name, error, hint }: Labelled): { "aria-describedby"?: string; "aria-invalid"?: true } {
  const ids = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])];
  return {
    ...(ids.length > 0 ? { "aria-describedby": ids.join(" ") } : {}),
    ...(error ? { "aria-invalid": true } : {}),
  };
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
