import { DEFAULT_TIME_ZONE, isDate, zonedTime } from "@tresen/contract/kit/time";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { DialogTrigger, Popover } from "react-aria-components";
import { serverNow } from "../../../../shared/server-clock";
import { deferred } from "../deferred";
import { CONTROL } from "../input";
import { POPOVER } from "../select";
import { dateText, isWholeDate, isWholeTime, parseDate, parseTime, steppedDate, steppedTime } from "./date-entry";
import { DATE_TEXTS } from "./date.texts";
import { TriggerIcon } from "../trigger-button";
import { TypedInput, type TypedProps } from "./typed-input";

const OPEN_BUTTON =
  "absolute! end-0.5 top-0.5 size-9! pointer-coarse:end-0 pointer-coarse:top-0 pointer-coarse:size-11!";
const DateCalendar = deferred(
  async () => (await import("./date-calendar")).DateCalendar,
  <div className="h-72 w-72" />,
);

export interface DateControlProps extends TypedProps {
  /** Names the button of the calendar. */
  label: string;
  min?: string | undefined;
  max?: string | undefined;
  zone?: string;
}

/** The input of a date in German, with a calendar. The value is `YYYY-MM-DD`, or the typed text if it is no date. */
export function DateControl({ label, min, max, zone = DEFAULT_TIME_ZONE, ...props }: DateControlProps) {
  const { today } = { today: zonedTime({ at: serverNow(), zone }).date };
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="relative">
      <TypedInput
        placeholder={DATE_TEXTS.datePlaceholder}
        {...props}
        format={dateText}
        parse={(text) => parseDate({ text, today })}
        isWhole={isWholeDate}
        step={(value, by) => steppedDate({ value, days: by, today, min, max })}
        className={`${CONTROL} figures ${props.readOnly ? "" : "pe-10"}`}
      />
      {!props.readOnly && (
        <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
          <TriggerIcon label={DATE_TEXTS.choose(label)} className={OPEN_BUTTON}>
            <CalendarDays size={18} aria-hidden />
          </TriggerIcon>
          <Popover className={POPOVER} placement="bottom end">
            <DateCalendar
              label={label}
              value={isDate(props.value) ? props.value : null}
              today={today}
              min={min}
              max={max}
              onChoose={(value) => {
                props.onChange(value);
                setIsOpen(false);
              }}
            />
          </Popover>
        </DialogTrigger>
      )}
    </div>
  );
}

/** The input of a time of day in German. The value is `HH:MM`, or the typed text if it is no time. */
export function TimeControl(props: TypedProps) {
  return (
    <TypedInput
      {...props}
      placeholder={DATE_TEXTS.timePlaceholder}
      format={(value) => value}
      parse={parseTime}
      isWhole={isWholeTime}
      step={(value, by) => steppedTime({ value, minutes: 5 * by })}
      className={`${CONTROL} figures`}
    />
  );
}
