import { type ReactNode, useContext, useId } from "react";
import { FieldMessage, LABEL } from "../../../shared/ui/input";
import type { Field } from "../../model/field";
import { LabelContext, RowContext, useError } from "../form-context";

interface FrameProps {
  field: Field;
  path: string;
  hint?: string | undefined;
  /** What is wrong with the value, known before the form is sent. */
  fault?: string | undefined;
  children: (props: FrameControl) => ReactNode;
}

/** What makes a control the one of its label, hint and fault. */
export interface FrameControl {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": boolean;
}

/** Label above, control, fault below: for editors that are a single native control. */
export function Frame({ field, path, hint, fault, children }: FrameProps) {
  const id = useId();
  const error = useError(path) ?? fault;
  const labelClass = useContext(LabelContext);
  // A row of a list has no room for explanations.
  const isRow = useContext(RowContext);
  const shown = hint ?? (isRow ? undefined : field.hint);
  const described = [error ? `${id}-error` : "", shown ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div data-field={path} className="flex min-w-0 flex-col gap-1">
      <label id={`${id}-label`} htmlFor={id} className={labelClass}>
        {field.title}
        {field.isRequired && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        "aria-required": field.isRequired,
      })}
      {shown && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {shown}
        </p>
      )}
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  );
}

/** A group of controls under one heading. */
export function GroupFrame({
  field,
  path,
  error,
  note,
  children,
}: {
  field: Field;
  path: string;
  error?: string | undefined;
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={field.hint ? `${id}-hint` : undefined}
      data-field={path}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-2 outline-none"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span id={id} className={LABEL}>
          {field.title}
          {field.isRequired && <span aria-hidden> *</span>}
        </span>
        {note && <span className="text-sm text-muted">{note}</span>}
      </div>
      {field.hint && (
        <p id={`${id}-hint`} className="max-w-prose text-sm text-muted">
          {field.hint}
        </p>
      )}
      {children}
      {error && <FieldMessage>{error}</FieldMessage>}
    </div>
  );
}
