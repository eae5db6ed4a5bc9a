import { instantAt, minutesOf, zonedTime } from "@tresen/contract/kit/time";
import { serverNow } from "../../../shared/server-clock";
import { FieldMessage } from "../../shared/ui/input";
import { DateInput, TimeInput } from "../../shared/ui/date/date-input";
import { MOMENT_TEXTS as texts } from "./plan.texts";

export interface Moment {
  date: string;
  time: string;
}

/** The instant of a day and time in the zone; null for one that is incomplete. */
export function instantOf({ moment: { date, time }, zone }: { moment: Moment; zone: string }): number | null {
  return date === "" || time === "" ? null : instantAt({ date, minutes: minutesOf(time), zone });
}

/** A day and a time of day, in a time zone that is named. */
export function MomentFields({
  moment,
  zone,
  fault,
  onChange,
}: {
  moment: Moment;
  zone: string;
  fault: string | null;
  onChange: (moment: Moment) => void;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid gap-3 sm:grid-cols-2">
        <DateInput
          label={texts.date}
          value={moment.date}
          zone={zone}
          min={zonedTime({ at: serverNow(), zone }).date}
          onChange={(date) => onChange({ ...moment, date })}
        />
        <TimeInput label={texts.time} value={moment.time} onChange={(time) => onChange({ ...moment, time })} />
      </div>
      <p className="text-sm text-muted">{texts.zone(zone)}</p>
      {fault !== null && (
        <div role="alert">
          <FieldMessage>{fault}</FieldMessage>
        </div>
      )}
    </div>
  );
}

/** What is wrong with the moment; null for one that is ahead. */
export function faultOf({ moment, zone }: { moment: Moment; zone: string }): string | null {
  const at = instantOf({ moment, zone });
  if (at === null) return texts.noTime;
  return at <= serverNow() ? texts.past : null;
}
