import { DEFAULT_TIME_ZONE, instantAt, isDate, minutesOf, parseInstant, zonedTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { DateControl, TimeControl } from "../../../shared/ui/date/date-control";
import { parseTime } from "../../../shared/ui/date/date-entry";
import { DATE_TEXTS } from "../../../shared/ui/date/date.texts";
import type { EditorProps } from "../editor";
import { useForm } from "../form-context";
import { Frame } from "./frame";

/** The time of a day that was chosen without one. */
const MIDNIGHT = "00:00";

/** A day and time by the clock of the branch. */
export function InstantEditor({ field, path, value, onChange }: EditorProps<"instant">) {
  const { isReadOnly, zone } = useForm();
  const stored = typeof value === "string" ? value : "";
  const [date = "", time = ""] = wallTime({ text: stored, zone });
  // A time without a date is no value yet, and neither is text that cannot be read.
  const [typedTime, setTypedTime] = useState("");
  const set = (next: { date: string; time: string }): void => {
    setTypedTime(next.time);
    if (next.date === "") onChange(field.empty);
    else if (!isDate(next.date) || parseTime(next.time || MIDNIGHT) === null)
      onChange(`${next.date} ${next.time}`.trim());
    else onChange(instantText({ date: next.date, time: next.time || MIDNIGHT, isLocal: field.isLocal, zone }));
  };
  return (
    <Frame field={field} path={path} hint={zone === DEFAULT_TIME_ZONE ? undefined : DATE_TEXTS.zone(zone)}>
      {(props) => (
        <div className="grid grid-cols-[minmax(9.5rem,2fr)_minmax(5.5rem,1fr)] gap-2">
          <DateControl
            {...props}
            label={field.title}
            zone={zone}
            value={date}
            readOnly={isReadOnly}
            onChange={(next) => set({ date: next, time: time || typedTime })}
          />
          <TimeControl
            aria-label={DATE_TEXTS.time(field.title)}
            aria-invalid={props["aria-invalid"]}
            aria-describedby={props["aria-describedby"]}
            value={time || typedTime}
            readOnly={isReadOnly}
            onChange={(next) => set({ date, time: next })}
          />
        </div>
      )}
    </Frame>
  );
}

export function DateEditor({ field, path, value, onChange }: EditorProps<"date">) {
  const { isReadOnly, zone } = useForm();
  return (
    <Frame field={field} path={path}>
      {(props) => (
        <DateControl
          {...props}
          label={field.title}
          zone={zone}
          value={typeof value === "string" ? value : ""}
          readOnly={isReadOnly}
          onChange={(next) => onChange(next || field.empty)}
        />
      )}
    </Frame>
  );
}

/** Date and time of a value; of text that cannot be read its two parts. */
export function wallTime({ text, zone }: { text: string; zone: string }): string[] {
  const at = parseInstant({ text, zone });
  if (at === null) return text.split(" ");
  const { date, minutes } = zonedTime({ at, zone });
  return [date, `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`];
}

export function instantText({
  date,
  time,
  isLocal,
  zone,
}: {
  date: string;
  time: string;
  isLocal: boolean;
  zone: string;
}): string {
  return isLocal ? `${date}T${time}` : new Date(instantAt({ date, minutes: minutesOf(time), zone })).toISOString();
}
