import { isDate } from "@tresen/contract/kit/time";
import { useId, useState } from "react";
import { FieldMessage, LABEL } from "../input";
import { DateControl, type DateControlProps, TimeControl } from "./date-control";
import { dateFault, parseTime, timeFault } from "./date-entry";

interface DateInputProps extends Pick<
  DateControlProps,
  "label" | "min" | "max" | "zone" | "value" | "onChange" | "placeholder"
> {
  className?: string;
  isLabelHidden?: boolean;
  required?: boolean;
  /** What is wrong with the date, beside that it is none. */
  error?: string | undefined;
}

/** A labelled date outside of a record's form. Its value is `YYYY-MM-DD`, or empty as long as it is no date. */
export function DateInput({
  value,
  onChange,
  className = "",
  isLabelHidden = false,
  required,
  error,
  ...props
}: DateInputProps) {
  const id = useId();
  const [unread, setUnread] = useState("");
  const isWrong = unread !== "" && value === "";
  const fault = isWrong ? dateFault(unread) : error;
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : LABEL}>
        {props.label}
        {required && <span aria-hidden> *</span>}
      </label>
      <DateControl
        {...props}
        id={id}
        value={isWrong ? unread : value}
        aria-required={required}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        onChange={(typed) => {
          setUnread(isDate(typed) ? "" : typed);
          onChange(isDate(typed) ? typed : "");
        }}
      />
      {fault && <FieldMessage id={`${id}-error`}>{fault}</FieldMessage>}
    </div>
  );
}

/** The same for a time of day, `HH:MM`. */
export function TimeInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [unread, setUnread] = useState("");
  const isWrong = unread !== "" && value === "";
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <TimeControl
        id={id}
        value={isWrong ? unread : value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(typed) => {
          const isTime = parseTime(typed) !== null;
          setUnread(isTime ? "" : typed);
          onChange(isTime ? typed : "");
        }}
      />
      {isWrong && <FieldMessage id={`${id}-error`}>{timeFault(unread)}</FieldMessage>}
    </div>
  );
}
