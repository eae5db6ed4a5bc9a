import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../../shared/ui/button";
import { timeFault } from "../../../shared/ui/date/date-entry";
import { CONTROL, FieldMessage } from "../../../shared/ui/input";
import { Checkbox } from "../../../shared/ui/switch";
import { clockText } from "../../hours/week";
import { useError, useErrorWithin } from "../form-context";
import { ENTRY_TEXTS } from "./editor.texts";
import { OPENING_HOURS_TEXTS } from "./opening-hours.texts";

const DAY_END = "24:00";

interface HoursWindowProps {
  path: string;
  name: string;
  /** What the time belongs to; null where another time already says whether this day is closed. */
  day: string | null;
  rule: OpeningHoursRule;
  /** Its number, where its day has several times. */
  number: number | null;
  note: string | null;
  /** The word for what is closed. */
  closed: string;
  /** What is wrong with its day, known before the form is sent. */
  fault?: string | undefined;
  isReadOnly: boolean;
  onChange: (part: Partial<OpeningHoursRule>) => void;
  onRemove: () => void;
}

/** One window of a day: from when to when, or closed. */
export function HoursWindow(props: HoursWindowProps) {
  const { path, name, day, rule, number, note, closed, fault, isReadOnly, onChange, onRemove } = props;
  const errorId = windowErrorId(path);
  const unread = rule.isClosed ? undefined : [rule.from, rule.to].map(clockFault).find(Boolean);
  const error = useErrorWithin(path) ?? unread ?? fault;
  return (
    <div data-field={path} className="flex flex-wrap items-center gap-1.5">
      {!rule.isClosed && (
        <>
          <Clock
            path={`${path}.from`}
            errorId={errorId}
            label={OPENING_HOURS_TEXTS.from(name)}
            value={rule.from}
            isReadOnly={isReadOnly}
            onChange={(from) => onChange({ from })}
          />
          <span aria-hidden>–</span>
          <Clock
            path={`${path}.to`}
            errorId={errorId}
            label={OPENING_HOURS_TEXTS.to(name)}
            value={rule.to}
            isReadOnly={isReadOnly}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
      {(day !== null || rule.isClosed) && (
        <Checkbox
          label={OPENING_HOURS_TEXTS.closedOn({ day: day ?? name, closed })}
          isSelected={rule.isClosed}
          isDisabled={isReadOnly}
          onChange={(isClosed) => onChange({ isClosed })}
          className="ms-1.5 max-sm:ms-0 max-sm:gap-1.5 max-sm:text-xs"
        >
          {closed}
        </Checkbox>
      )}
      {!isReadOnly && (
        <IconButton label={ENTRY_TEXTS.remove(name)} className="text-danger!" onPress={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
      {note && <span className="text-sm text-muted">{note}</span>}
      {error && (
        <div className="basis-full">
          <FieldMessage id={errorId}>
            {number === null ? error : OPENING_HOURS_TEXTS.fault({ number, error })}
          </FieldMessage>
        </div>
      )}
    </div>
  );
}

/** The id of the message below a window, which also tells what is wrong with its day. */
export const windowErrorId = (path: string): string => `${path}-error`;

const clockFault = (value: string): string | undefined => (value === DAY_END ? undefined : timeFault(value));

/** A time of day with `24:00` as its end, which a browser's own time field does not know. */
function Clock({
  path,
  errorId,
  label,
  value,
  isReadOnly,
  onChange,
}: {
  path: string;
  /** Names the element with the fault of the window. */
  errorId: string;
  label: string;
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const hasError = (useError(path) ?? clockFault(value)) !== undefined;
  return (
    <span data-field={path}>
      <input
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? errorId : undefined}
        aria-label={label}
        inputMode="numeric"
        value={typed}
        readOnly={isReadOnly}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          const clock = clockText(typed);
          setTyped(clock);
          if (clock !== value) onChange(clock);
        }}
        className={`${CONTROL} figures h-9! pointer-coarse:h-11! w-18! px-1! text-center text-sm max-sm:w-14!`}
      />
    </span>
  );
}
