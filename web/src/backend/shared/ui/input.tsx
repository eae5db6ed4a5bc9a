import { AlertCircle, TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

/** The look of every single-line control. */
export const CONTROL =
  "h-10 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-ink pointer-coarse:h-11 " +
  "disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken " +
  "aria-invalid:border-danger aria-invalid:outline-danger";
export const LABEL = "text-sm font-medium text-ink";

/** The error of a field, as text with an icon, so that it does not depend on colour. */
export function FieldMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <AlertCircle size={16} className="mt-0.5 shrink-0" aria-hidden />
      {children}
    </p>
  );
}

interface InputProps extends Omit<ComponentProps<"input">, "id" | "onChange" | "size"> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** What should be looked at, although it can be saved. */
  warning?: string | undefined;
  onChange: (value: string) => void;
  isLabelHidden?: boolean;
  /** Shown after the input: a unit, a currency sign. */
  suffix?: string;
  /** A button at the end of the input. */
  button?: ReactNode;
}

/** A labelled single-line input. */
export function Input({
  label,
  error,
  hint,
  warning,
  onChange,
  isLabelHidden = false,
  suffix,
  button,
  className = "",
  required,
  ...props
}: InputProps) {
  const id = useId();
  const described = [error && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : LABEL}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      <div className="relative">
        <input
          {...props}
          id={id}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
          className={`${CONTROL} ${suffix || button ? "pe-12" : ""}`}
        />
        {suffix && (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-muted">
            {suffix}
          </span>
        )}
        {button && <div className="absolute inset-y-0 end-0.5 flex items-center">{button}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className="flex items-start gap-1.5 text-sm text-warning">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" /> {warning}
        </p>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  );
}
