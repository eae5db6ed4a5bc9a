import { DEFAULT_TIME_ZONE, instantAt, isDate, minutesOf, parseInstant, zonedTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { DateControl, TimeControl } from "../../../shared/ui/date/date-control";
import { dateFault, parseTime } from "../../../shared/ui/date/date-entry";
import { instantFault, momentParts, momentText } from "../../../shared/ui/date/moment";
import { DATE_TEXTS } from "../../../shared/ui/date/date.texts";
import type { EditorProps } from "../editor";
import { useForm } from "../form-context";
import { Frame } from "./frame";

/** The time of a day that was chosen without one. Its field stays empty until somebody types into it. */
const TIME_OF_DAY = { first: "00:00", last: "23:59" };

/** A day and time by the clock of the branch. */
export function InstantEditor({ field, path, value, onChange }: EditorProps<"instant">) {
  const { isReadOnly, zone } = useForm();
  const stored = typeof value === "string" ? value : "";
  // What was typed, and the value that it became: a time without a date is none yet.
  const [typed, setTyped] = useState<{ date: string; time: string; value: unknown } | null>(null);
  const [storedDate = "", storedTime = ""] = wallTime({ text: stored, zone });
  const { date, time } = typed && typed.value === value ? typed : { date: storedDate, time: storedTime };
  const set = (next: { date: string; time: string }): void => {
    const changed = valueOf(next);
    setTyped({ ...next, value: changed });
    onChange(changed);
  };
  const valueOf = (next: { date: string; time: string }): unknown => {
    if (next.date === "") return field.empty;
    const clock = next.time || TIME_OF_DAY[field.isEnd ? "last" : "first"];
    if (!isDate(next.date) || parseTime(clock) === null) return momentText(next);
    return instantText({ date: next.date, time: clock, isLocal: field.isLocal, zone });
  };
  return (
    <Frame
      field={field}
      path={path}
      hint={zone === DEFAULT_TIME_ZONE ? undefined : DATE_TEXTS.zone(zone)}
      fault={instantFault(stored)}
    >
      {(props) => (
        // With large letters on a small screen the time stands below its date.
        <div className="flex flex-wrap gap-2">
          <div className="min-w-0 grow-2 basis-38">
            <DateControl
              {...props}
              label={field.title}
              zone={zone}
              value={date}
              readOnly={isReadOnly}
              onChange={(next) => set({ date: next, time })}
            />
          </div>
          <div className="min-w-0 grow basis-22">
            <TimeControl
              aria-label={DATE_TEXTS.time(field.title)}
              aria-invalid={props["aria-invalid"]}
              aria-describedby={props["aria-describedby"]}
              value={time}
              readOnly={isReadOnly}
              onChange={(next) => set({ date, time: next })}
            />
          </div>
        </div>
      )}
    </Frame>
  );
}

export function DateEditor({ field, path, value, onChange }: EditorProps<"date">) {
  const { isReadOnly, zone } = useForm();
  return (
    <Frame field={field} path={path} fault={typeof value === "string" ? dateFault(value) : undefined}>
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
  if (at === null) return momentParts(text);
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
